import { ClockCircleOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '@contract/locales';
import type { FormMode, RowId } from './field-types';
import { FormItem } from './form-item';
import type { FormSlot } from './form-definition';
import styles from './resource-form.module.css';
import { StaleNotice } from './stale-notice';
import type { Edit } from './use-edit';

interface TrilingualTabsProps {
  slots: readonly FormSlot[];
  mode: FormMode;
  id?: RowId;
  /** Languages in which something is wrong, and the open tab. */
  tabs: { marked: ReadonlySet<Locale>; active: Locale; setActive(locale: Locale): void };
  /** Translations that have to be looked at. */
  stale: readonly Locale[];
  edit: Pick<Edit, 'confirmed' | 'confirm'>;
  onDirty(): void;
}

/** One tab per language; one with an error, or with a stale translation, says so by a sign and in words. */
export function TrilingualTabs(props: TrilingualTabsProps) {
  const { slots, mode, id, stale, edit, onDirty } = props;
  const { marked, active, setActive } = props.tabs;
  const { confirmed, confirm } = edit;
  const { t } = useTranslation();
  const isOpen = (locale: Locale) => stale.includes(locale) && !confirmed.includes(locale);
  return (
    <Tabs
      className={styles.tabs}
      activeKey={active}
      onChange={(key) => setActive(LOCALES.find((locale) => locale === key) ?? active)}
      items={LOCALES.map((locale) => ({
        key: locale,
        // Boxes of a closed tab are checked too.
        forceRender: true,
        label: (
          // The sign has its place before it is needed: a tab that moves away under the pointer, when
          // the box that is left turns out wrong, would lose the press.
          <span className={`${styles.tab} ${marked.has(locale) ? styles.markedTab : ''}`}>
            {t(`dashboard.languages.${locale}`)}
            {marked.has(locale) && (
              <span className="visually-hidden"> ({t('dashboard.form.tabHasErrors')})</span>
            )}
            {isOpen(locale) && (
              <span className="visually-hidden"> ({t('dashboard.stale.mark')})</span>
            )}
            {isOpen(locale) && !marked.has(locale) ? (
              <ClockCircleOutlined aria-hidden="true" className={styles.staleMark} />
            ) : (
              <ExclamationCircleFilled aria-hidden="true" className={styles.mark} />
            )}
          </span>
        ),
        children: (
          <>
            {stale.includes(locale) && (
              <StaleNotice
                confirmed={confirmed.includes(locale)}
                onConfirm={(isRight) => {
                  confirm(locale, isRight);
                  onDirty();
                }}
              />
            )}
            {slots
              .filter((slot) => slot.locale === locale)
              .map((slot) => (
                <FormItem key={slot.name} slot={slot} mode={mode} id={id} />
              ))}
          </>
        ),
      }))}
    />
  );
}
