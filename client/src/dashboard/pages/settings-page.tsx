import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { ContactTab } from '../../features/contact-info/contact-tab';
import { PageTitle } from '../ui/page-title';
import styles from './settings-page.module.css';

/** Settings of the site, one tab for each part. */
export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('admin.settings.title')} />
      <Tabs
        items={[
          {
            key: 'contact-info',
            label: t('admin.settings.contactInfo'),
            children: (
              <div className={styles.tab}>
                <ContactTab />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
