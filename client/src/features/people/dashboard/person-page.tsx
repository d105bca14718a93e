import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { directionOf } from '@contract/locales';
import { StatusBadge } from '../../../components/status-badge';
import { personAddress } from '../../../dashboard/desk/related-links';
import { EmptyState } from '../../../dashboard/ui/empty-state';
import { LoadError } from '../../../dashboard/ui/load-error';
import { PageTitle, Panel } from '../../../dashboard/ui/page-parts';
import { readError } from '../../../lib/api/read-error';
import { useLocale } from '../../../lib/i18n/i18n';
import { KeptApart } from './kept-apart';
import { MergeAnother } from './merge-another';
import { type Person, personQuery } from './people-operations';
import { PersonAppointments, PersonPapers, PersonParties, PersonQuotes } from './person-cases';
import { PersonContacts } from './person-contacts';
import { PersonIntake } from './person-intake';
import { MergedPeople, PersonProposals } from './person-merges';
import { OtherNames } from './person-names';
import { PersonRequests } from './person-requests';
import styles from './people.module.css';

/** The way back to the list. */
function BackLink() {
  const { t } = useTranslation();
  const isRightToLeft = directionOf(useLocale()) === 'rtl';
  const Back = isRightToLeft ? ArrowRightOutlined : ArrowLeftOutlined;
  return (
    <Link to="/dashboard/people" className={styles.back}>
      <Back aria-hidden="true" />
      {t('admin.people.back')}
    </Link>
  );
}

function PersonView({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { name, hasAccount, otherNames } = person;
  return (
    <>
      <div>
        <PageTitle title={name || t('dashboard.erased.person')}>
          <span className={styles.line}>
            <StatusBadge tone={hasAccount ? 'good' : 'off'}>
              {t(hasAccount ? 'admin.people.withAccount' : 'admin.people.withoutAccount')}
            </StatusBadge>
            <PersonIntake person={person} />
            <MergeAnother person={person} />
          </span>
        </PageTitle>
        <OtherNames names={otherNames} />
      </div>
      <PersonProposals person={person} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonRequests person={person} />
          <PersonAppointments person={person} />
          <PersonQuotes person={person} />
        </div>
        <div className={styles.column}>
          <PersonContacts person={person} />
          <PersonPapers person={person} />
          <PersonParties person={person} />
          <MergedPeople person={person} />
          <KeptApart person={person} />
        </div>
      </div>
    </>
  );
}

/** Said in place of the page of somebody who is not there, or of whom the reader may open nothing. */
function NobodyHere() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('admin.people.missing')} />
      <Panel title={t('admin.people.title')}>
        <EmptyState filtered={false} title={t('admin.people.missingText')} />
      </Panel>
    </>
  );
}

function PersonOf({ id }: { id: string }) {
  const { data: person, error, loading, refetch } = personQuery.useData({ id });
  if (error && !loading)
    return readError(error).code === 'NOT_FOUND' ? (
      <NobodyHere />
    ) : (
      <LoadError error={error} onRetry={refetch} />
    );
  if (!person || (loading && person.id !== id)) return <Skeleton active paragraph={{ rows: 10 }} />;
  // who was merged into somebody else is found there
  if (person.id !== id && !loading) return <Navigate to={personAddress(person.id)} replace />;
  return <PersonView person={person} />;
}

/** Everything that the office knows of one person (B49). */
export function PersonPage() {
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <BackLink />
      <PersonOf key={id} id={id} />
    </div>
  );
}
