import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi, Ltr } from '../../../components/bdi';
import { screenOf } from '../../../dashboard/screens';
import { DateText } from '../../../dashboard/ui/date-text';
import { Fact, Facts, Panel } from '../../../dashboard/ui/page-parts';
import { ConsultationStatusBadge } from '../../consultations/consultation-status';
import { Amount } from '../../quotes/amount';
import { QuoteStatusBadge } from '../../quotes/quote-status';
import type { Person } from './people-operations';
import { RequestLink } from './person-requests';
import styles from './people.module.css';

interface CasePanelProps<Row> {
  title: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  show(row: Row): ReactNode;
  /** Stands beside the title. */
  extra?: ReactNode;
}

/** A panel with one line for each row; there is none without rows. */
function CasePanel<Row>({ title, rows, keyOf, show, extra }: CasePanelProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Panel title={title} extra={extra}>
      <ul className={styles.lines}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.line}>
            {show(row)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type PersonProps = { person: Person };

export function PersonAppointments({ person: { appointments } }: PersonProps) {
  const { t } = useTranslation();
  return (
    <CasePanel
      title={t('admin.people.appointments')}
      rows={appointments}
      keyOf={({ id }) => id}
      show={({ id, reference, title, startsAt, status }) => (
        <>
          {startsAt && <DateText value={startsAt} time />}
          <ConsultationStatusBadge status={status} />
          <span className={styles.faint}>
            <Bdi>{title}</Bdi>
          </span>
          <span className={styles.end}>
            <RequestLink kind="consultation" id={id} reference={reference} />
          </span>
        </>
      )}
    />
  );
}

/** Quotes, and what is still to be paid of all. */
export function PersonQuotes({ person: { quotes, money } }: PersonProps) {
  const { t } = useTranslation();
  return (
    <CasePanel
      title={t('quotes.title')}
      extra={
        money.openAmount > 0 && (
          <strong>
            {t('quotes.open')} <Amount value={money.openAmount} />
          </strong>
        )
      }
      rows={quotes}
      keyOf={({ id }) => id}
      show={({ id, number, status, total, openAmount, requestReference }) => (
        <>
          <Link to={`${screenOf('quote').path}?view=${id}`} className={styles.reference}>
            <Ltr>{number ?? requestReference}</Ltr>
          </Link>
          <QuoteStatusBadge status={status} />
          <span className={styles.end}>
            <Amount value={total} />
          </span>
          {openAmount > 0 && (
            <span className={styles.small}>
              {t('quotes.open')} <Amount value={openAmount} />
            </span>
          )}
        </>
      )}
    />
  );
}

/** How many of the papers that the office wants are as they should be. */
export function PersonPapers({ person: { papers } }: PersonProps) {
  const { t } = useTranslation();
  const { missing, received, accepted, refused } = papers;
  const count = missing + received + accepted + refused;
  if (count === 0) return null;
  return (
    <Panel title={t('admin.people.papers')}>
      <Facts>
        <Fact label={t('papers.listTitle')}>
          {t('papers.count', { present: received + accepted, wanted: count })}
        </Fact>
        {Object.entries({ missing, received, refused }).map(
          ([state, value]) =>
            value > 0 && (
              <Fact key={state} label={t(`papers.states.${state}`)}>
                {value}
              </Fact>
            ),
        )}
      </Facts>
    </Panel>
  );
}

/** Whom the person's cases are against. */
export function PersonParties({ person: { opposingParties } }: PersonProps) {
  const { t } = useTranslation();
  return (
    <CasePanel
      title={t('admin.people.parties')}
      rows={opposingParties}
      keyOf={({ name, requestId }) => `${requestId} ${name}`}
      show={({ name, kind, requestId, reference }) => (
        <>
          <Bdi>{name}</Bdi>
          <span className={styles.end}>
            <RequestLink kind={kind} id={requestId} reference={reference} />
          </span>
        </>
      )}
    />
  );
}
