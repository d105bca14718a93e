import { FilePdfOutlined, FileWordOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { ageOf } from '../../dashboard/requests/request-list';
import { RowLink } from '../../dashboard/requests/row-link';
import { StatusMenu } from '../../dashboard/requests/status-menu';
import type { AdminApplicationRowFragment as ApplicationRow } from '../../graphql/generated/graphql';
import styles from './application-card.module.css';
import { RoleTitle } from './application-cells';
import { useCvLink } from './application-cv';
import { applicationKind } from './application-kind';
import { RepeatMark } from './application-repeats';
import { toApplicationStatus } from './application-status';

/** Saves the CV of an applicant. */
function CvButton({ row }: { row: ApplicationRow }) {
  const { t } = useTranslation();
  const { open, busy } = useCvLink(row.id);
  const Icon = row.cvType === 'pdf' ? FilePdfOutlined : FileWordOutlined;
  return (
    <Button
      size="small"
      type="text"
      icon={<Icon />}
      disabled={busy}
      title={row.cvName}
      aria-label={t('application.cv.downloadOf', { name: row.fullName })}
      onClick={() => void open(false, (address) => window.location.assign(address))}
    />
  );
}

/** An application on the board. */
export function ApplicationCard({ row }: { row: ApplicationRow }) {
  return (
    <>
      <div className={styles.name}>
        <Bdi>{row.fullName}</Bdi>
      </div>
      <RoleTitle role={row.role} />
      <div className={styles.line}>
        <span>
          <RowLink id={row.id} reference={row.reference}>
            <Ltr>{row.reference}</Ltr>
          </RowLink>
          <RepeatMark repeatOfId={row.repeatOfId} />
        </span>
        <span className={styles.age}>
          {ageOf(row)}
          {row.cvState !== 'infected' && <CvButton row={row} />}
        </span>
      </div>
      <div>
        <StatusMenu
          kind={applicationKind}
          request={{ ...row, status: toApplicationStatus(row.status) }}
        />
      </div>
    </>
  );
}
