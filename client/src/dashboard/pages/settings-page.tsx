import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SETTING_GROUPS } from '@contract/settings';
import { ContactTab } from '../../features/contact-info/contact-tab';
import { SettingsPanel } from '../../features/settings/settings-panel';
import { PageTitle } from '../ui/page-title';
import styles from './settings-page.module.css';

const CONTACT = 'contact-info';
const [FIRST = 'general', ...OTHERS] = SETTING_GROUPS;
const TABS = [FIRST, CONTACT, ...OTHERS] as const;

/** Settings of the product, one tab for each group; the open one stands in the address. */
export function SettingsPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const open = TABS.find((tab) => tab === parameters.get('tab')) ?? FIRST;
  return (
    <>
      <PageTitle title={t('admin.settings.title')} />
      <Tabs
        activeKey={open}
        onChange={(tab) => setParameters({ tab }, { replace: true })}
        items={TABS.map((tab) => ({
          key: tab,
          label:
            tab === CONTACT ? t('admin.settings.contactInfo') : t(`admin.settings.groups.${tab}`),
          children: (
            <div className={styles.tab}>
              {tab === CONTACT ? <ContactTab /> : <SettingsPanel group={tab} />}
            </div>
          ),
        }))}
      />
    </>
  );
}
