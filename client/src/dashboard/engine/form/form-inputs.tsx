import { ClockCircleOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { Alert, Checkbox, Form, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { type Locale, LOCALES } from '@contract/locales';
import type { FormMode, RowId } from '../field-types';
import type { FormInput } from './form-definition';
import styles from './resource-form.module.css';
import { type UpdateMetadata, useSubmitIntent } from './form-submit';
import { useSite } from '../../../lib/site';

interface FormItemProps {
  input: FormInput;
  mode: FormMode;
  id?: RowId;
}

/** An input with its label, help text and rules. Optional ones are marked. */
export function FormItem({ input, mode, id }: FormItemProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { name, field, locale } = input;
  const label = t(field.label);
  const value: unknown = Form.useWatch(name);
  const intent = useSubmitIntent();
  const { minPasswordLength } = useSite();
  const rules = useMemo(() => {
    const allowsEmpty = () => locale !== undefined && intent.current === 'draft';
    return field.rules({ t, label, mode, client, id, minPasswordLength, allowsEmpty });
  }, [client, field, id, intent, label, locale, minPasswordLength, mode, t]);
  if (field.hidden)
    return (
      <Form.Item name={name} hidden>
        {field.control({ mode, label, name })}
      </Form.Item>
    );
  return (
    <Form.Item
      name={name}
      className={`${field.wide ? styles.wide : ''} ${value ? '' : styles.blank}`}
      label={
        <>
          {label}
          {field.optional && (
            <span className={styles.optional}>{t('dashboard.form.optional')}</span>
          )}
        </>
      }
      extra={field.help && t(field.help)}
      rules={rules}
      validateFirst
      hasFeedback={field.feedback}
    >
      {field.control({ mode, label, name, locale, id })}
    </Form.Item>
  );
}

interface StaleNoticeProps {
  confirmed: boolean;
  onConfirm(confirmed: boolean): void;
}

/** Shown above a translation that is older than the Arabic text, with a checkbox to confirm it. */
function StaleNotice({ confirmed, onConfirm }: StaleNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      className={styles.stale}
      type="warning"
      showIcon
      title={t('dashboard.stale.title')}
      description={
        <Checkbox checked={confirmed} onChange={(event) => onConfirm(event.target.checked)}>
          {t('dashboard.stale.confirm')}
        </Checkbox>
      }
    />
  );
}

interface TrilingualTabsProps {
  inputs: readonly FormInput[];
  mode: FormMode;
  id?: RowId;
  /** Languages with an error, and the open tab. */
  tabs: { withErrors: ReadonlySet<Locale>; active: Locale; setActive(locale: Locale): void };
  /** Translations that are older than the Arabic text. */
  staleLanguages: readonly Locale[];
  metadata: Pick<UpdateMetadata, 'confirmedLanguages' | 'setConfirmed'>;
  onDirty(): void;
}

/** One tab per language. Tabs with an error or a stale translation are marked. */
export function TrilingualTabs(props: TrilingualTabsProps) {
  const { inputs, mode, id, staleLanguages, onDirty } = props;
  const { withErrors, active, setActive } = props.tabs;
  const { confirmedLanguages, setConfirmed } = props.metadata;
  const { t } = useTranslation();
  const needsReview = (locale: Locale) =>
    staleLanguages.includes(locale) && !confirmedLanguages.includes(locale);
  return (
    <Tabs
      className={styles.tabs}
      activeKey={active}
      onChange={(key) => setActive(LOCALES.find((locale) => locale === key) ?? active)}
      items={LOCALES.map((locale) => ({
        key: locale,
        // Inputs of closed tabs must exist to be validated.
        forceRender: true,
        label: (
          // The icon always takes its space. Leaving an input may show an error icon, and a tab that
          // moves under the pointer at that moment would lose the click.
          <span className={`${styles.tab} ${withErrors.has(locale) ? styles.markedTab : ''}`}>
            {t(`dashboard.languages.${locale}`)}
            {withErrors.has(locale) && (
              <span className="visually-hidden"> ({t('dashboard.form.tabHasErrors')})</span>
            )}
            {needsReview(locale) && (
              <span className="visually-hidden"> ({t('dashboard.stale.mark')})</span>
            )}
            {needsReview(locale) && !withErrors.has(locale) ? (
              <ClockCircleOutlined aria-hidden="true" className={styles.staleMark} />
            ) : (
              <ExclamationCircleFilled aria-hidden="true" className={styles.mark} />
            )}
          </span>
        ),
        children: (
          <>
            {staleLanguages.includes(locale) && (
              <StaleNotice
                confirmed={confirmedLanguages.includes(locale)}
                onConfirm={(isConfirmed) => {
                  setConfirmed(locale, isConfirmed);
                  onDirty();
                }}
              />
            )}
            {inputs
              .filter((input) => input.locale === locale)
              .map((input) => (
                <FormItem key={input.name} input={input} mode={mode} id={id} />
              ))}
          </>
        ),
      }))}
    />
  );
}
