import { useApolloClient } from '@apollo/client/react';
import { Alert, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../../components/bdi';
import { CompareTable, type ComparedRow } from '../../../dashboard/ui/compare-table';
import { DateText } from '../../../dashboard/ui/date-text';
import { useSingleRun } from '../../../dashboard/ui/use-single-run';
import { readablePhone } from '../../../lib/addresses';
import { useErrorText } from '../../../lib/api/use-error-text';
import { type ComparedPerson, mergePeople, type Person } from './people-operations';
import styles from './people.module.css';

interface TextsProps {
  texts: readonly string[];
  /** Numbers and addresses read from left to right. */
  isCode?: boolean;
}

function Texts({ texts, isCode }: TextsProps) {
  const Isolate = isCode ? Ltr : Bdi;
  if (texts.length === 0) return '—';
  return (
    <ul className={styles.ways}>
      {texts.map((text) => (
        <li key={text}>
          <Isolate>{text}</Isolate>
        </li>
      ))}
    </ul>
  );
}

/** What tells whether two people are one. */
function useComparedRows(people: readonly ComparedPerson[]): ComparedRow[] {
  const { t } = useTranslation();
  const row = (key: string, label: string, show: (person: ComparedPerson) => React.ReactNode) => ({
    ...{ name: key, label: t(label), values: people.map(show) },
  });
  return [
    row('name', 'admin.people.fields.fullName', ({ name, otherNames }) => (
      <Texts texts={[name, ...otherNames].filter(Boolean)} />
    )),
    row('account', 'admin.people.account', ({ hasAccount }) =>
      t(hasAccount ? 'admin.people.withAccount' : 'admin.people.withoutAccount'),
    ),
    row('phones', 'admin.people.phones', ({ phones }) => (
      <Texts texts={phones.map(readablePhone)} isCode />
    )),
    row('emails', 'admin.people.emails', ({ emails }) => <Texts texts={emails} isCode />),
    row('requests', 'admin.people.fields.requestCount', ({ requestCount }) => requestCount),
    row('last', 'admin.people.fields.lastRequestAt', ({ lastRequestAt }) =>
      lastRequestAt ? <DateText value={lastRequestAt} short /> : '—',
    ),
  ];
}

/** What merging joins, and what it does not. */
function Consequences() {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className={styles.heading}>{t('admin.people.merge.does')}</h3>
      <ul className={styles.points}>
        {['joins', 'reads', 'mails', 'undo'].map((point) => (
          <li key={point}>{t(`admin.people.merge.points.${point}`)}</li>
        ))}
      </ul>
    </div>
  );
}

interface MergeDialogProps {
  person: ComparedPerson;
  other: ComparedPerson;
  onClose(): void;
  onMerged(person: Person): void;
}

/** Shows two people side by side, and merges them (B49). */
export function MergeDialog({ person, other, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const errorText = useErrorText();
  const legendId = useId();
  const { run, busy } = useSingleRun();
  const [error, setError] = useState<string>();
  const people = [person, other];
  // an account is what the person calls themselves
  const [intoId, setIntoId] = useState(
    other.hasAccount && !person.hasAccount ? other.id : person.id,
  );
  const rows = useComparedRows(people);
  const merge = () =>
    run(async () => {
      setError(undefined);
      const fromId = intoId === person.id ? other.id : person.id;
      try {
        onMerged(await mergePeople(client, { fromId, intoId }));
      } catch (failure) {
        setError(errorText(failure, t('admin.people.merge.failed')));
      }
    });
  return (
    <Modal
      open
      title={t('admin.people.merge.title')}
      width={720}
      closable={!busy}
      mask={{ closable: false }}
      onCancel={onClose}
      okText={t('admin.people.merge.confirm')}
      cancelText={t('dashboard.cancel')}
      okButtonProps={{ loading: busy }}
      onOk={() => void merge()}
    >
      <div className={styles.dialog}>
        {error && <Alert type="error" showIcon role="alert" title={error} />}
        <CompareTable
          corner={t('admin.people.merge.compared')}
          headings={[t('admin.people.merge.this'), t('admin.people.merge.other')]}
          rows={rows}
        />
        <div role="radiogroup" aria-labelledby={legendId}>
          <h3 id={legendId} className={styles.heading}>
            {t('admin.people.merge.keep')}
          </h3>
          <Radio.Group
            vertical
            value={intoId}
            onChange={({ target }) => setIntoId(target.value as string)}
            options={people.map(({ id, name }) => ({
              value: id,
              label: <Bdi>{name || t('dashboard.erased.person')}</Bdi>,
            }))}
          />
        </div>
        <Consequences />
      </div>
    </Modal>
  );
}
