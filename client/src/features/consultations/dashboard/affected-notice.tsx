import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi, Ltr } from '../../../components/bdi';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { requestAddress } from '../../../dashboard/desk/related-links';
import { useMay } from '../../../dashboard/ui/use-may';
import {
  AffectedConsultationsDocument,
  type AffectedConsultationsQuery,
} from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import styles from './affected-notice.module.css';
import { appointmentText } from '../appointment-text';

type Affected = AffectedConsultationsQuery['affectedConsultations'][number];

const affected = queryOf(
  AffectedConsultationsDocument,
  (data) => data.affectedConsultations,
  MAX_AGE.none,
);

function AffectedLine({ reason, consultation }: Affected) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, reference, clientName, startsAt, consultantName } = consultation;
  return (
    <li>
      <Link to={requestAddress('consultation', id)}>
        <Ltr>{reference}</Ltr>
      </Link>
      {' · '}
      {appointmentText(startsAt, locale)}
      {' · '}
      <Bdi>{clientName}</Bdi>
      {consultantName && (
        <>
          {' · '}
          <Bdi>{consultantName}</Bdi>
        </>
      )}
      {' · '}
      {t(`admin.consultations.affected.reasons.${reason}`)}
    </li>
  );
}

function Notice() {
  const { t } = useTranslation();
  const { data } = affected.useData({});
  if (!data || data.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('admin.consultations.affected.title')}
      description={
        <>
          {t('admin.consultations.affected.text')}
          <ul className={styles.list}>
            {data.map((each) => (
              <AffectedLine key={each.consultation.id} {...each} />
            ))}
          </ul>
        </>
      }
    />
  );
}

/**
 * Names the open appointments on times that are closed by now, each with the way to move or cancel it. It stands
 * where closed days, hours and consultants are changed, and above the appointments, until none is left.
 */
export function AffectedNotice() {
  const may = useMay();
  return may('consultation.read') ? <Notice /> : null;
}
