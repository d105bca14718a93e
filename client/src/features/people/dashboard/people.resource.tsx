import { useTranslation } from 'react-i18next';
import { Ltr } from '../../../components/bdi';
import { StatusBadge } from '../../../components/status-badge';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { booleanFilter, flagFilter } from '../../../dashboard/engine/list/filters';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { defineResource } from '../../../dashboard/engine/resource';
import { DateText } from '../../../dashboard/ui/date-text';
import { EmailLink, PhoneLink } from '../../../dashboard/ui/texts';
import {
  AdminPeopleDocument,
  type AdminPersonRowFragment as Row,
} from '../../../graphql/generated/graphql';
import { OtherNames } from './person-names';
import styles from './people.module.css';

/** Who is probably the same person, of whom one is named. */
function SamePerson({ row: { proposals } }: { row: Row }) {
  const { t } = useTranslation();
  const [first, ...others] = proposals;
  if (!first) return null;
  return (
    <span className={styles.same}>
      <StatusBadge tone="waiting">{t('admin.people.probably')}</StatusBadge>{' '}
      <span>
        <PersonLink {...first.person} />
        {others.length > 0 && <> {t('admin.people.andMore', { count: others.length })}</>}
      </span>
    </span>
  );
}

function NameCell({ row }: { row: Row }) {
  const { t } = useTranslation();
  return (
    <div className={styles.name}>
      <span className={styles.line}>
        <PersonLink id={row.id} name={row.name} className={styles.link} />
        {row.hasAccount && <StatusBadge tone="good">{t('admin.people.withAccount')}</StatusBadge>}
      </span>
      <OtherNames names={row.otherNames} />
      <SamePerson row={row} />
    </div>
  );
}

/** The first of several, and how many more there are; the page of the person has all. */
function First<Value>({
  values: [first, ...others],
  show,
}: {
  values: readonly Value[];
  show(value: Value): React.ReactNode;
}) {
  if (first === undefined) return '—';
  return (
    <span className={styles.first}>
      {show(first)}
      {others.length > 0 && (
        <span className={styles.faint}>
          <Ltr>{`+${others.length}`}</Ltr>
        </span>
      )}
    </span>
  );
}

/** Everybody whom the office deals with, with and without an account (B49). */
export const peopleResource = defineResource({
  name: 'people',
  rowId: (row: Row) => row.id,
  rowName: (row: Row) => row.name,
  list: queryOf(AdminPeopleDocument, (data) => data.people, MAX_AGE.none),
  filters: {
    hasAccount: booleanFilter({
      label: 'admin.people.account',
      yes: 'admin.people.withAccount',
      no: 'admin.people.withoutAccount',
    }),
    hasOpenRequests: flagFilter('admin.people.withOpenRequests'),
    hasProposals: flagFilter('admin.people.probablyTwice'),
  },
  defaultSort: { by: 'lastRequestAt', order: 'desc' },
  columns: [
    {
      key: 'fullName',
      title: 'admin.people.fields.fullName',
      sortBy: 'fullName',
      heading: true,
      cell: (row: Row) => <NameCell row={row} />,
    },
    {
      key: 'phones',
      title: 'admin.people.fields.phone',
      cell: ({ phones }: Row) => (
        <First values={phones} show={(phone) => <PhoneLink phone={phone} />} />
      ),
    },
    {
      key: 'emails',
      title: 'admin.people.fields.email',
      cell: ({ emails }: Row) => (
        <First values={emails} show={(address) => <EmailLink address={address} />} />
      ),
    },
    {
      key: 'requestCount',
      title: 'admin.people.fields.requestCount',
      sortBy: 'requestCount',
      align: 'end',
      cell: ({ requestCount }: Row) => requestCount,
    },
    {
      key: 'lastRequestAt',
      title: 'admin.people.fields.lastRequestAt',
      sortBy: 'lastRequestAt',
      cell: ({ lastRequestAt }: Row) =>
        lastRequestAt ? <DateText value={lastRequestAt} short /> : '—',
    },
  ],
});
