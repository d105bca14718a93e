import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONTACT_KEYS } from '@contract/contact-info';
import { Bdi, Ltr } from '../../../components/bdi';
import { useMay } from '../../../dashboard/ui/use-may';
import type { FirmHoursFieldsFragment } from '../../../graphql/generated/graphql';
import styles from './hours.module.css';

/** Says in which languages the site shows other hours than those in which consultations can be booked. */
export function MainHoursNotice({
  firm: { differsIn, inWords },
  hasLink = false,
}: {
  firm: Pick<FirmHoursFieldsFragment, 'differsIn' | 'inWords'>;
  /** With the way to the screen that changes what the site shows. */
  hasLink?: boolean;
}) {
  const { t } = useTranslation();
  const may = useMay();
  if (differsIn.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('admin.hours.differs')}
      description={
        <>
          {t('admin.hours.differsText')}
          <ul className={styles.proposal}>
            {differsIn.map((language) => (
              <li key={language}>
                <strong>
                  {t('common.label', { label: t(`dashboard.languages.${language}`) })}
                </strong>{' '}
                <Bdi>{inWords[language]}</Bdi>
              </li>
            ))}
          </ul>
          {hasLink && may('contactInfo.manage') && (
            <Link to="/dashboard/settings?tab=contact-info">
              {t('admin.hours.toContact')} <Ltr>{CONTACT_KEYS.mainHours}</Ltr>
            </Link>
          )}
        </>
      }
    />
  );
}
