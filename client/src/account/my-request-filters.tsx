import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MY_REQUEST_STATES, REQUEST_KINDS } from '@contract/requests/request-kinds';
import { Chips } from '../components/chips';
import styles from './my-requests.module.css';

const ALL = 'all';

/** What the address narrows the list to. */
export function useMyRequestFilters() {
  const [parameters, setParameters] = useSearchParams();
  const kind = REQUEST_KINDS.find((known) => known === parameters.get('kind'));
  const state = MY_REQUEST_STATES.find((known) => known === parameters.get('state'));
  /** Another filter starts at the first page. */
  const narrow = (name: 'kind' | 'state', value: string) => {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    if (value === ALL) next.delete(name);
    else next.set(name, value);
    setParameters(next);
  };
  return { kind, state, narrow, isNarrowed: !!kind || !!state };
}

/** Chips that narrow the list by kind and by what is done. */
export function MyRequestFilters() {
  const { t } = useTranslation();
  const { kind, state, narrow } = useMyRequestFilters();
  const kinds = [ALL, ...REQUEST_KINDS].map((value) => ({
    value,
    label: t(`account.mine.kinds.${value}`),
  }));
  const states = [ALL, ...MY_REQUEST_STATES].map((value) => ({
    value,
    label: t(`account.mine.states.${value}`),
  }));
  return (
    <div className={styles.filters}>
      <Chips
        label={t('account.mine.byKind')}
        options={kinds}
        value={kind ?? ALL}
        onChange={(value) => narrow('kind', value)}
      />
      <Chips
        label={t('account.mine.byState')}
        options={states}
        value={state ?? ALL}
        onChange={(value) => narrow('state', value)}
      />
    </div>
  );
}
