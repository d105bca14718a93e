import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { searchNorm, searchWords } from '@contract/search-norm';
import { searchMatcher } from '@contract/search-terms';
import styles from './found-party.module.css';

/** Why a request is in the list: what is searched for stands in its opposing party, which no column shows. */
export function FoundParty({ party }: { party: string | null }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const typed = params.get('q') ?? '';
  if (!party || searchNorm(typed) === '' || !searchMatcher(typed)(searchWords(party))) return null;
  return (
    <span className={styles.party}>
      {t('common.label', { label: t('request.fields.opposingParty') })}{' '}
      <span dir="auto">{party}</span>
    </span>
  );
}
