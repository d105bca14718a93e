import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SETTING_GROUPS } from '@contract/settings';
import { ContactTab } from '../../features/contact-info/dashboard/contact-tab';
import { SettingsPanel } from '../../features/settings/dashboard/settings-panel';
import { CompactTabs } from '../ui/compact-tabs';
import { PageTitle } from '../ui/page-parts';
import { useIsPhone } from '../ui/screen-width';
import styles from './settings-page.module.css';

const CONTACT = 'contact-info';
const [FIRST = 'general', ...OTHERS] = SETTING_GROUPS;
const TABS = [FIRST, CONTACT, ...OTHERS] as const;

/** Settings of the product, one tab for each group; the open one stands in the address. */
export function SettingsPage() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [parameters, setParameters] = useSearchParams();
  const open = TABS.find((tab) => tab === parameters.get('tab')) ?? FIRST;
  const show = (tab: string) => setParameters({ tab }, { replace: true });
  const groups = TABS.map((tab) => ({
    key: tab,
    label: tab === CONTACT ? t('admin.settings.contactInfo') : t(`admin.settings.groups.${tab}`),
    children: (
      <div className={styles.tab}>
        {tab === CONTACT ? <ContactTab /> : <SettingsPanel group={tab} />}
      </div>
    ),
  }));
  return (
    <>
      <PageTitle title={t('admin.settings.title')} />
      <CompactTabs
        label={t('admin.settings.title')}
        activeKey={open}
        onChange={show}
        items={groups}
        isCompact={isPhone}
      />
    </>
  );
}
