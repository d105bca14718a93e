import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Bdi } from '../../../components/bdi';
import { EmptyState } from '../../../dashboard/ui/empty-state';
import { focusFirstField } from '../../../dashboard/ui/focus-first-field';
import { LoadError } from '../../../dashboard/ui/load-error';
import { SearchBox } from '../../../dashboard/ui/search-box';
import { useMay } from '../../../dashboard/ui/use-may';
import { type ComparedPerson, peopleToMergeQuery, type Person } from './people-operations';
import { Contacts, OtherNames } from './person-names';
import { useMergeDialog } from './use-merge-dialog';
import styles from './people.module.css';

interface FoundProps {
  search: string;
  person: Person;
  onChoose(other: ComparedPerson): void;
}

/** Who was found, without the person on whose page it is. */
function Found({ search, person, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = peopleToMergeQuery.useData({ search });
  if (error && !loading) return <LoadError error={error} onRetry={refetch} />;
  const others = (data ?? []).filter(({ id }) => id !== person.id);
  if (others.length === 0 && !loading)
    return <EmptyState filtered={false} title={t('admin.people.another.nobody')} />;
  return (
    <ul className={styles.lines} aria-busy={loading}>
      {others.map((other) => (
        <li key={other.id} className={styles.line}>
          <strong>
            <Bdi>{other.name}</Bdi>
          </strong>
          <OtherNames names={other.otherNames} />
          <Contacts of={other} />
          <span className={styles.end}>
            <Button
              size="small"
              aria-label={t('admin.people.another.compareWith', { name: other.name })}
              onClick={() => onChoose(other)}
            >
              {t('admin.people.compare')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

type FindPersonProps = Omit<FoundProps, 'search'> & { onClose(): void };

/** Finds somebody by name, number or address. */
function FindPerson({ onClose, ...found }: FindPersonProps) {
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState('');
  return (
    <Modal
      open
      title={t('admin.people.another.title')}
      onCancel={onClose}
      afterOpenChange={(isShown) => isShown && focusFirstField(id)}
      footer={<Button onClick={onClose}>{t('dashboard.cancel')}</Button>}
    >
      <div id={id} className={styles.dialog}>
        <SearchBox
          value={search}
          placeholder={t('admin.people.searchPlaceholder')}
          onSearch={setSearch}
        />
        {search.length >= LIMITS.search.minRecords && <Found search={search} {...found} />}
      </div>
    </Modal>
  );
}

/** Merges with somebody who is not proposed. */
export function MergeAnother({ person }: { person: Person }) {
  const { t } = useTranslation();
  const may = useMay();
  const { compare, dialog } = useMergeDialog(person);
  const [isOpen, setOpen] = useState(false);
  if (!may('person.merge')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('admin.people.another.action')}</Button>
      {isOpen && (
        <FindPerson
          person={person}
          onClose={() => setOpen(false)}
          onChoose={(other) => {
            setOpen(false);
            compare(other);
          }}
        />
      )}
      {dialog}
    </>
  );
}
