import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Checkbox, Modal, Skeleton } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentDefinition, reviewedTexts } from '@contract/content/define-content';
import { directionOf, type Locale, LOCALE_SUFFIX, LOCALES } from '@contract/locales';
import { contentPermission } from '@contract/permissions';
import type { ContentKind } from '@contract/content/content-kinds';
import { FreeText } from '../../../components/free-text';
import { useErrorText } from '../../../lib/api/use-error-text';
import { LoadError } from '../../ui/load-error';
import { useNotify } from '../../ui/use-notify';
import type { RowId } from '../field-types';
import type { LawReview } from '../form/content-variables';
import type { Operation } from '../operations';
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

interface LawReviewFormProps<Id extends RowId> extends Reviewed<Id> {
  id: Id;
  row: ReadRow;
  name: string;
  onClose(): void;
  reload(): Promise<void>;
}

/** Saves the ticks. After a refusal the row is read again: somebody may have changed the text meanwhile. */
function useReview<Id extends RowId>(props: LawReviewFormProps<Id>) {
  const { id, row, reviewLaw, onClose, reload } = props;
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { refresh } = useResource();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (languages: Locale[]) => {
    setBusy(true);
    setError(undefined);
    try {
      await reviewLaw(client, { id, languages, version: row.version });
      notify('success', t('dashboard.law.saved'));
      onClose();
      void refresh().catch(() => undefined);
    } catch (thrown) {
      setError(errorText(thrown, t('dashboard.law.failed')));
      await reload();
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, error };
}

function LawReviewForm<Id extends RowId>(props: LawReviewFormProps<Id>) {
  const { definition, row, name, onClose } = props;
  const { t } = useTranslation();
  const { save, busy, error } = useReview(props);
  const [chosen, setChosen] = useState({ version: row.version, languages: row.reviewedLanguages });
  // what was ticked is forgotten with the text that it was ticked for
  const languages = chosen.version === row.version ? chosen.languages : row.reviewedLanguages;
  const tick = (locale: Locale, checked: boolean) =>
    setChosen({
      version: row.version,
      languages: LOCALES.filter((each) => (each === locale ? checked : languages.includes(each))),
    });
  const isEmpty = LOCALES.every((locale) => textsIn(definition, row, locale).length === 0);
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
      onOk={() => void save([...languages])}
      onCancel={onClose}
    >
      <div className={styles.body}>
        <p>{t('dashboard.law.explanation')}</p>
        {error && <Alert type="warning" showIcon role="alert" title={error} />}
        {LOCALES.map((locale) => (
          <LanguageText
            key={locale}
            locale={locale}
            texts={textsIn(definition, row, locale)}
            checked={languages.includes(locale)}
            onChange={(checked) => tick(locale, checked)}
          />
        ))}
      </div>
    </Modal>
  );
}

/** Shows what a row says of the law in each language, to be confirmed there (A84). */
function LawReviewDialog<Id extends RowId>(
  props: Reviewed<Id> & { id: Id; name: string; onClose(): void },
) {
  const { t } = useTranslation();
  const { one, id, name, onClose } = props;
  const { row, error, load } = useRow(one, id);
  if (row) return <LawReviewForm {...props} row={row} reload={load} />;
  return (
    <Modal
      open
      title={t('dashboard.law.title', { name })}
      width={720}
      footer={null}
      onCancel={onClose}
    >
      {error ? (
        <LoadError error={error} onRetry={() => void load()} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
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
    permission: contentPermission(reviewed.definition.name as ContentKind, 'review'),
    dialog: function LawReview({ row, onClose }: RowDialogProps<Row>) {
      return <LawReviewDialog {...reviewed} id={row.id} name={rowName(row)} onClose={onClose} />;
    },
  };
}
