import { useApolloClient } from '@apollo/client/react';
import { App, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { KeyboardEvent } from 'react';
import { type Locale, pickLocale } from '@contract/locales';
import { fillVariables } from '@contract/requests/reply-variables';
import { InsertableReplyTemplatesDocument } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n/i18n';
import { MAX_AGE, queryOf } from '../engine/operations';
import { messageText } from '../ui/message';
import { SEARCH_OPTIONS } from '../ui/input-props';
import styles from './note-form.module.css';
import type { DeskKind } from './desk-kind';

/** A part of a text that somebody still has to fill in. */
interface Gap {
  start: number;
  end: number;
}

/**
 * What templates leave open: dots or lines to write on, and a bullet without a word. An ellipsis at the
 * end of a word, and three dots as people type them, are not a gap.
 */
const GAP = /…{2,}|(?<![\p{L}\p{N}…])…(?!…)|\.{4,}|_{3,}|(?<=^|\n)[ \t]*[-–•*][ \t]*(?=\r?\n|$)/gu;

/** The gaps of a text, in its order. */
export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(GAP)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** The gap that comes next behind a place, if any. */
export const gapAfter = (text: string, place: number): Gap | undefined =>
  gapsIn(text).find(({ start }) => start >= place);

/** Selects a gap, so that typing replaces it; of a bullet only the place behind it. */
export function selectGap(area: HTMLTextAreaElement, { start, end }: Gap): void {
  const isBullet = /^[ \t]*[-–•*]/.test(area.value.slice(start, end));
  area.focus();
  area.setSelectionRange(isBullet ? end : start, end);
}

type AreaOf = () => HTMLTextAreaElement | undefined;

/** Selects the first gap behind a place, as soon as the inserted text is in the field. */
export function selectGapLater(areaOf: AreaOf, place: number): void {
  setTimeout(() => {
    const area = areaOf();
    const gap = area && gapAfter(area.value, place);
    if (gap) selectGap(area, gap);
  });
}

/** Tab goes from gap to gap, and behind the last one to the next control as everywhere. */
export function goToNextGap({ key, target, ...event }: KeyboardEvent): boolean {
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (key !== 'Tab' || !isPlain || !(target instanceof HTMLTextAreaElement)) return false;
  const gap = gapAfter(target.value, target.selectionEnd);
  if (gap) selectGap(target, gap);
  return gap !== undefined;
}

/** Asks before a text with gaps is sent; who goes back stands in the first one. */
export function useGapQuestion(areaOf: AreaOf) {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  return (text: string, send: () => Promise<void>): void => {
    const [first] = gapsIn(text);
    if (!first) return void send();
    modal.confirm({
      title: t('dashboard.reply.gaps.title'),
      content: t('dashboard.reply.gaps.text'),
      okText: t('dashboard.reply.gaps.fill'),
      cancelText: t('dashboard.reply.gaps.send'),
      focusable: { autoFocusButton: 'ok' },
      keyboard: false,
      onCancel: () => void send(),
      afterClose: () => {
        const area = areaOf();
        if (area?.value === text && !area.readOnly) selectGap(area, first);
      },
    });
  };
}

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
  kind: Pick<DeskKind<never>, 'type' | 'person'>;
  id: string;
  onChoose(template: FilledTemplate): void;
}

/** The templates for this kind of request; the chosen one is filled in, in the language of the mails. */
export function TemplateSelect({ kind, id, onChoose }: TemplateSelectProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const client = useApolloClient();
  const { data: person } = kind.person.useData({ id });
  const { data: templates, loading } = insertable.useData({});
  const offered = (templates ?? []).filter(
    (template) => (template.kind ?? kind.type) === kind.type,
  );
  const options = offered.map(({ id: value, titleAr, titleFr, titleEn }) => ({
    value,
    label: pickLocale({ ar: titleAr, fr: titleFr, en: titleEn }, locale).value,
  }));
  const choose = async (chosen: string) => {
    const template = offered.find((candidate) => candidate.id === chosen);
    if (!template || !person) return;
    // papers and status may have changed since the request was opened
    const current = await kind.person.fetch(client, { id }).catch(() => person);
    const { language } = current;
    const texts = { ar: template.textAr, fr: template.textFr, en: template.textEn };
    const { value, locale: used } = pickLocale(texts, language);
    const values = Object.fromEntries(
      current.replyVariables.map((variable) => [variable.name, variable.value]),
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
        onChange={(chosen) => void (chosen && choose(chosen))}
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
