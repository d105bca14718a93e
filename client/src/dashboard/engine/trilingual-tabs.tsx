import { ExclamationCircleFilled } from '@ant-design/icons';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '@contract/locales';
import type { FormMode, RowId } from './field-types';
import { FormItem } from './form-item';
import type { FormSlot } from './form-definition';
import styles from './resource-form.module.css';

interface TrilingualTabsProps {
  slots: readonly FormSlot[];
  mode: FormMode;
  id?: RowId;
  /** Languages in which something is wrong. */
  marked: ReadonlySet<Locale>;
  active: Locale;
  onChange(locale: Locale): void;
}

/** One tab per language; a tab with an error says so, by a sign and in words. */
export function TrilingualTabs(props: TrilingualTabsProps) {
  const { slots, mode, id, marked, active, onChange } = props;
  const { t } = useTranslation();
  return (
    <Tabs
      className={styles.tabs}
      activeKey={active}
      onChange={(key) => onChange(LOCALES.find((locale) => locale === key) ?? active)}
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
            <ExclamationCircleFilled aria-hidden="true" className={styles.mark} />
          </span>
        ),
        children: slots
          .filter((slot) => slot.locale === locale)
          .map((slot) => <FormItem key={slot.name} slot={slot} mode={mode} id={id} />),
      }))}
    />
  );
}
