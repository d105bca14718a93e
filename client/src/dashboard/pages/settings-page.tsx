import { Select, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SETTING_GROUPS } from '@contract/settings';
import { ContactTab } from '../../features/contact-info/contact-tab';
import { SettingsPanel } from '../../features/settings/settings-panel';
import { PageTitle } from '../ui/page-title';
import { useIsPhone } from '../ui/use-media-query';
import styles from './settings-page.module.css';

const CONTACT = 'contact-info';
const [FIRST = 'general', ...OTHERS] = SETTING_GROUPS;
const TABS = [FIRST, CONTACT, ...OTHERS] as const;

interface GroupSelectProps {
  open: string;
  groups: readonly { key: string; label: string }[];
  onOpen(key: string): void;
}

/** The groups on a phone, which has no room for their tabs. */
function GroupSelect({ open, groups, onOpen }: GroupSelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      className={styles.select}
      aria-label={t('admin.settings.title')}
      value={open}
      options={groups.map(({ key, label }) => ({ value: key, label }))}
      onChange={onOpen}
    />
  );
}

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
  const select = () => <GroupSelect open={open} groups={groups} onOpen={show} />;
  return (
    <>
      <PageTitle title={t('admin.settings.title')} />
      <Tabs
        activeKey={open}
        onChange={show}
        items={groups}
        {...(isPhone && { renderTabBar: select })}
      />
    </>
  );
}
