import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Locale, pickLocale } from '@contract/locales';
import { fillVariables } from '@contract/requests/reply-variables';
import { InsertableReplyTemplatesDocument } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import { MAX_AGE } from '../engine/max-age';
import { queryOf } from '../engine/operations';
import { messageText } from '../ui/message';
import { SEARCH_OPTIONS } from '../ui/search-options';
import styles from './note-form.module.css';
import type { RequestKind } from './request-kind';

const insertable = queryOf(
  InsertableReplyTemplatesDocument,
  (data) => data.replyTemplates.items,
  MAX_AGE.none,
);

/** A template with its variables replaced. */
export interface FilledTemplate {
  text: string;
  /** Language that the person reads. */
  language: Locale;
  /** Language of the text: another one if it is not translated. */
  used: Locale;
}

interface TemplateSelectProps {
  kind: Pick<RequestKind<never>, 'type' | 'person'>;
  id: string;
  onChoose(template: FilledTemplate): void;
}

/** The templates for this kind of request; the chosen one is filled in, in the language of the mails. */
export function TemplateSelect({ kind, id, onChoose }: TemplateSelectProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: person } = kind.person.useData({ id });
  const { data: templates, loading } = insertable.useData({});
  const offered = (templates ?? []).filter(
    (template) => (template.kind ?? kind.type) === kind.type,
  );
  const options = offered.map(({ id: value, titleAr, titleFr, titleEn }) => ({
    value,
    label: pickLocale({ ar: titleAr, fr: titleFr, en: titleEn }, locale).value,
  }));
  const choose = (chosen: string) => {
    const template = offered.find((candidate) => candidate.id === chosen);
    if (!template || !person) return;
    const { language } = person;
    const texts = { ar: template.textAr, fr: template.textFr, en: template.textEn };
    const { value, locale: used } = pickLocale(texts, language);
    const values = Object.fromEntries(
      person.replyVariables.map((variable) => [variable.name, variable.value]),
    );
    onChoose({ text: fillVariables(value, values), language, used });
  };
  return (
    <div className={styles.choices}>
      <Select<string | null, (typeof options)[number]>
        value={null}
        aria-label={t('dashboard.reply.template.insert')}
        placeholder={t('dashboard.reply.template.insert')}
        notFoundContent={t('dashboard.reply.template.none')}
        options={options}
        showSearch={SEARCH_OPTIONS}
        loading={loading}
        disabled={!person}
        popupMatchSelectWidth={false}
        style={{ minInlineSize: 200 }}
        onChange={(chosen) => chosen && choose(chosen)}
      />
      {person && (
        <span className={styles.hint}>
          {messageText(t, {
            key: 'dashboard.reply.language',
            values: { language: t(`dashboard.languages.${person.language}`) },
          })}
        </span>
      )}
    </div>
  );
}
