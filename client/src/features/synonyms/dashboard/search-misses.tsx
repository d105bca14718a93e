import { useApolloClient } from '@apollo/client/react';
import { Alert, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALE_SUFFIX } from '@contract/locales';
import { Bdi } from '../../../components/bdi';
import { MAX_AGE, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import { useResource } from '../../../dashboard/engine/resource-context';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  AddSynonymWordDocument,
  AdminSearchMissesDocument,
  type AdminSearchMissesQuery,
  AdminSynonymChoicesDocument,
} from '../../../graphql/generated/graphql';
import { readError } from '../../../lib/api/read-error';
import { useLocale } from '../../../lib/i18n/i18n';
import styles from './search-misses.module.css';

type Miss = AdminSearchMissesQuery['searchMisses'][number];

const misses = queryOf(AdminSearchMissesDocument, (data) => data.searchMisses, MAX_AGE.none);
const choices = queryOf(
  AdminSynonymChoicesDocument,
  (data) => data.synonyms.items,
  MAX_AGE.categories,
);
const addWord = mutationOf(
  AddSynonymWordDocument,
  (input: { id: string; word: string; language: Miss['language'] }) => input,
  (data) => data.addSynonymWord,
);

const NEW_GROUP = 'new';

interface MissProps {
  miss: Miss;
  /** Reads the words again, without those that find something by now. */
  onAdded(): void;
}

/** A word, and the groups that it may belong to: the second click adds it, or opens the form of a group with it. */
function MissLine({ miss, onAdded }: MissProps) {
  const { t } = useTranslation();
  const language = useLocale();
  const client = useApolloClient();
  const notify = useNotify();
  const { createWith, refresh } = useResource();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data = [] } = choices.useData({ language, filter: search ? { search } : null });
  const { word, callers } = miss;
  const choose = (id: string) => {
    if (id === NEW_GROUP) createWith({ [`words${LOCALE_SUFFIX[miss.language]}`]: [word] });
    else void add(id);
  };
  const add = async (id: string) => {
    try {
      await addWord(client, { id, word, language: miss.language });
      notify('success', t('admin.synonyms.misses.added', { word }));
      onAdded();
      await refresh();
    } catch (error) {
      notify('error', readError(error).message);
    }
  };
  return (
    <li>
      <Bdi>{word}</Bdi>
      <span className={styles.facts}>
        <Bdi>{t(`dashboard.languages.${miss.language}`)}</Bdi> ·{' '}
        {t('admin.synonyms.misses.callers', { count: callers })}
      </span>
      <Select
        className={styles.choice}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        value={null}
        placeholder={t('admin.synonyms.misses.add')}
        aria-label={t('admin.synonyms.misses.addTo', { word })}
        options={[
          { value: NEW_GROUP, label: t('admin.synonyms.misses.newGroup') },
          ...data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onSelect={(id) => id && choose(id)}
      />
    </li>
  );
}

function Notice() {
  const { t } = useTranslation();
  const { data, refetch } = misses.useData({});
  if (!data || data.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('admin.synonyms.misses.title')}
      description={
        <>
          {t('admin.synonyms.misses.text')}
          <ul className={styles.list}>
            {data.map((miss) => (
              <MissLine key={`${miss.language} ${miss.word}`} miss={miss} onAdded={refetch} />
            ))}
          </ul>
        </>
      }
    />
  );
}

/** Words that several people searched for in vain, above the groups of synonyms that they can be added to. */
export function SearchMisses() {
  const may = useMay();
  return may('synonym.publish') ? <Notice /> : null;
}
