import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Checkbox, Modal, Skeleton } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentDefinition, reviewedTexts } from '@contract/content/define-content';
import { directionOf, type Locale, LOCALE_SUFFIX, LOCALES } from '@contract/locales';
import { contentPermission } from '@contract/permissions';
import { FreeText } from '../../../components/free-text';
import { useErrorText } from '../../../lib/api/use-error-text';
import { LoadError } from '../../ui/load-error';
import { useNotify } from '../../ui/use-notify';
import type { RowId } from '../field-types';
import type { LawReview, Operation } from '../operations';
import { useResource } from '../resource-context';
import type { RowDialog, RowDialogProps } from '../row-action';
import styles from './law-review.module.css';

/** What the dialog reads of a row: its version, the confirmed languages, and its texts. */
interface ReadRow {
  version: number;
  reviewedLanguages: readonly Locale[];
}

interface Reviewed<Id extends RowId> {
  definition: ContentDefinition;
  one: Operation<Id, unknown>;
  reviewLaw: Operation<LawReview<Id>, unknown>;
}

/** What a row says of the law in one language, paragraph by paragraph. */
const textsIn = (definition: ContentDefinition, row: ReadRow, locale: Locale) =>
  reviewedTexts(definition)
    .map((name) => String(Reflect.get(row, `${name}${LOCALE_SUFFIX[locale]}`)).trim())
    .filter((text) => text !== '');

/** Reads the row past the cache: what is confirmed must be what is stored. */
function useRow<Id extends RowId>(one: Operation<Id, unknown>, id: Id) {
  const client = useApolloClient();
  const [row, setRow] = useState<ReadRow>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(async () => {
    setError(undefined);
    try {
      setRow((await one(client, id)) as ReadRow);
    } catch (thrown) {
      setError(thrown);
    }
  }, [client, id, one]);
  useEffect(() => void load(), [load]);
  return { row, error, load };
}

interface LanguageTextProps {
  locale: Locale;
  texts: readonly string[];
  checked: boolean;
  onChange(checked: boolean): void;
}

/** What the row says in one language, and whether that is confirmed. */
function LanguageText({ locale, texts, checked, onChange }: LanguageTextProps) {
  const { t } = useTranslation();
  const language = t(`dashboard.languages.${locale}`);
  return (
    <section aria-label={language}>
      <h3 className={styles.language}>{language}</h3>
      {texts.length === 0 && <p className={styles.none}>{t('dashboard.law.none')}</p>}
      {texts.length > 0 && (
        <>
          <div lang={locale} dir={directionOf(locale)} className={styles.text}>
            {texts.map((text) => (
              <FreeText key={text}>{text}</FreeText>
            ))}
          </div>
          <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
            {t('dashboard.law.confirm', { language })}
          </Checkbox>
        </>
      )}
    </section>
  );
}

/** The ticks of a row, and how they are saved. After a refusal it is read again: somebody may have changed the text. */
function useReview<Id extends RowId>({ reviewLaw, one, id, onClose }: LawReviewDialogProps<Id>) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { refresh } = useResource();
  const { row, error, load } = useRow(one, id);
  const [chosen, setChosen] = useState<LawReview<Id>>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // what was ticked is forgotten with the text that it was ticked for
  const isOfRow = chosen !== undefined && chosen.version === row?.version;
  const languages = isOfRow ? chosen.languages : (row?.reviewedLanguages ?? []);

  const tick = (locale: Locale, isTicked: boolean) =>
    row &&
    setChosen({
      ...{ id, version: row.version },
      languages: LOCALES.filter((each) => (each === locale ? isTicked : languages.includes(each))),
    });
  const save = async () => {
    if (!row) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await reviewLaw(client, { id, languages: [...languages], version: row.version });
      notify('success', t('dashboard.law.saved'));
      onClose();
      void refresh().catch(() => undefined);
    } catch (thrown) {
      setRefusal(errorText(thrown, t('dashboard.law.failed')));
      await load();
    } finally {
      setBusy(false);
    }
  };
  return { row, error, load, languages, tick, save, busy, refusal };
}

interface LawReviewDialogProps<Id extends RowId> extends Reviewed<Id> {
  id: Id;
  name: string;
  onClose(): void;
}

/** Shows what a row says of the law in each language, to be confirmed there (A84). */
function LawReviewDialog<Id extends RowId>(props: LawReviewDialogProps<Id>) {
  const { t } = useTranslation();
  const { definition, name, onClose } = props;
  const { row, error, load, languages, tick, save, busy, refusal } = useReview(props);
  const texts = row && LOCALES.map((locale) => textsIn(definition, row, locale));
  const isEmpty = !texts?.some((each) => each.length > 0);
  return (
    <Modal
      open
      title={t('dashboard.law.title', { name })}
      width={720}
      closable={!busy}
      keyboard={!busy}
      mask={{ closable: false }}
      confirmLoading={busy}
      okText={t('dashboard.law.save')}
      okButtonProps={{ disabled: isEmpty }}
      cancelText={t('dashboard.cancel')}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.body}>
        <p>{t('dashboard.law.explanation')}</p>
        {refusal && <Alert type="warning" showIcon role="alert" title={refusal} />}
        {error !== undefined && <LoadError error={error} onRetry={() => void load()} />}
        {!texts && error === undefined && <Skeleton active paragraph={{ rows: 6 }} />}
        {texts &&
          LOCALES.map((locale, place) => (
            <LanguageText
              key={locale}
              locale={locale}
              texts={texts[place] ?? []}
              checked={languages.includes(locale)}
              onChange={(isTicked) => tick(locale, isTicked)}
            />
          ))}
      </div>
    </Modal>
  );
}

interface ReviewedRows<Row extends { id: RowId }> extends Reviewed<Row['id']> {
  rowName(row: Row): string;
}

/** The action of a row that confirms what it says of the law, for administrators and lawyers. */
export function lawReviewAction<Row extends { id: RowId }>({
  rowName,
  ...reviewed
}: ReviewedRows<Row>): RowDialog<Row> {
  return {
    key: 'reviewLaw',
    label: { key: 'dashboard.law.action' },
    icon: <SafetyCertificateOutlined />,
    permission: contentPermission(reviewed.definition.name, 'review'),
    dialog: function LawReview({ row, onClose }: RowDialogProps<Row>) {
      return <LawReviewDialog {...reviewed} id={row.id} name={rowName(row)} onClose={onClose} />;
    },
  };
}
