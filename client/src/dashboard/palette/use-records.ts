import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { searchNorm } from '@contract/search-norm';
import { LIMITS } from '@contract/limits';
import { SearchRecordsDocument } from '../../graphql/generated/graphql';

const DEBOUNCE_MS = 200;

/** What is left of a text when it is searched for. */
const lengthOf = (text: string) => searchNorm(text).replace(/\s/g, '').length;

/** The people and requests that a text finds, a moment after it was typed. */
export function useRecords(text: string) {
  const trimmed = text.trim();
  const [search, setSearch] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(trimmed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const isTooShort = lengthOf(trimmed) < LIMITS.search.minRecords;
  const { data, error, loading } = useQuery(SearchRecordsDocument, {
    variables: { search },
    skip: isTooShort || lengthOf(search) < LIMITS.search.minRecords,
    fetchPolicy: 'network-only',
  });
  const isCurrent = !isTooShort && search === trimmed;
  return {
    records: (isCurrent && data?.searchRecords) || [],
    loading: !isTooShort && (loading || search !== trimmed),
    error: isCurrent ? error : undefined,
    isTooShort,
  };
}
