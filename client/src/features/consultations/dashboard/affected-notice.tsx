import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi, Ltr } from '../../../components/bdi';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { requestAddress } from '../../../dashboard/desk/related-links';
import { useMay } from '../../../dashboard/ui/use-may';
import {
  AffectedConsultationsDocument,
  type AffectedConsultationsQuery,
} from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { LazyBlock } from '../../../components/lazy-block';
import { lazyComponent } from '../../../lib/lazy-component';
import { useSettleQuestion } from './use-settle-question';
import styles from './affected-notice.module.css';
import { appointmentText } from '../appointment-text';

const SettleDialog = lazyComponent(async () => (await import('./settle-dialog')).SettleDialog);

type Affected = AffectedConsultationsQuery['affectedConsultations'][number];

const affected = queryOf(
  AffectedConsultationsDocument,
  (data) => data.affectedConsultations,
  MAX_AGE.none,
);

function AffectedLine({ reason, consultation }: Affected) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, reference, clientName, personId, startsAt, consultantName } = consultation;
  return (
    <li>
      <Link to={requestAddress('consultation', id)}>
        <Ltr>{reference}</Ltr>
      </Link>
      {' · '}
      {appointmentText(startsAt, locale)}
      {' · '}
      <PersonLink id={personId} name={clientName} />
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
  const may = useMay();
  const { data, refetch } = affected.useData({});
  const { question, askNow } = useSettleQuestion(() => void refetch());
  return (
    <>
      {question && (
        <LazyBlock>
          <SettleDialog {...question} />
        </LazyBlock>
      )}
      {data && data.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('admin.consultations.affected.title')}
          action={
            may('consultation.manage') && (
              <Button onClick={() => void askNow()}>
                {t('admin.consultations.affected.settle')}
              </Button>
            )
          }
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
      )}
    </>
  );
}

/**
 * Names the open appointments on times that are closed by now, with the way to move or cancel them. It stands where
 * closed days, hours and consultants are changed, and above the appointments, and asks there before something is
 * closed that appointments stand on.
 */
export function AffectedNotice() {
  const may = useMay();
  return may('consultation.read') ? <Notice /> : null;
}
