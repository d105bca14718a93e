import { CopyOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../../components/bdi';
import { RequestStatusBadge } from '../../../dashboard/desk/request-badges';
import { RowLink } from '../../../dashboard/desk/person-cell';
import { AgeText } from '../../../dashboard/ui/date-text';
import type { AdminApplicationDetailFragment as ApplicationDetail } from '../../../graphql/generated/graphql';
import styles from './application-repeats.module.css';
import { applicationKind } from './application-kind';
import { toApplicationStatus } from '../application-status';

/** Marks an application whose sender used the address of an earlier applicant without proving it. */
export function RepeatMark({ repeatOfId }: Pick<ApplicationDetail, 'repeatOfId'>) {
  const { t } = useTranslation();
  if (!repeatOfId) return null;
  const label = t('application.repeats.mark');
  return <CopyOutlined role="img" className={styles.mark} aria-label={label} title={label} />;
}

/** The other applications from this address for this job, which are not joined with this one. */
export function ApplicationRepeats({
  repeatOfId,
  repeats,
}: Pick<ApplicationDetail, 'repeatOfId' | 'repeats'>) {
  const { t } = useTranslation();
  if (repeats.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(repeatOfId ? 'application.repeats.mark' : 'application.repeats.others')}
      description={
        <div className={styles.repeats}>
          <p>{t('application.repeats.advice')}</p>
          <ul>
            {repeats.map(({ id, reference, status, hasAccount, createdAt }) => (
              <li key={id}>
                <RowLink id={id} reference={reference}>
                  <Ltr>{reference}</Ltr>
                </RowLink>
                <RequestStatusBadge kind={applicationKind} status={toApplicationStatus(status)} />
                <AgeText value={createdAt} />
                <span>{t(`application.repeats.${hasAccount ? 'account' : 'noAccount'}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}
