import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@apollo/client/react';
import { searchNorm, searchWords } from '@contract/search-norm';
import { searchMatcher } from '@contract/search-terms';
import { LIMITS } from '@contract/limits';
import { SearchRecordsDocument, type SearchRecordsQuery } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n/i18n';
import { personAddress } from '../desk/related-links';
import { screenOf } from '../screens';
import { relativeTime } from '../ui/date-text';

/** A place of the dashboard that was opened from the palette. */
interface Place {
  path: string;
  title: string;
  detail?: string | undefined;
  /** What tells requests of one name apart: what it is about, its status, its age. */
  facts?: readonly string[] | undefined;
  /** The opposing party, if what was typed stands there. */
  party?: string | undefined;
}

const keyOf = (userId: string) => `recentPlaces:${userId}`;
const MAX = 6;

/** What this person opened last in this tab. It holds names of clients, so it does not outlive the tab. */
function recentPlaces(userId: string): Place[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(userId)) ?? '[]') as Place[];
  } catch {
    return [];
  }
}

export function rememberPlace(userId: string, { path, title, detail }: Place): void {
  const place = { path, title, detail };
  const others = recentPlaces(userId).filter((other) => other.path !== path);
  try {
    window.sessionStorage.setItem(keyOf(userId), JSON.stringify([place, ...others].slice(0, MAX)));
  } catch {
    // The browser forbids it: there are no recent places then.
  }
}

const DEBOUNCE_MS = 200;

/** Counts the letters of a text that the search uses. */
const lengthOf = (text: string) => searchNorm(text).replace(/\s/g, '').length;

/** The people and requests that a text finds, a moment after it was typed. */
function useRecords(text: string) {
  const language = useLocale();
  const trimmed = text.trim();
  const [search, setSearch] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(trimmed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const isTooShort = lengthOf(trimmed) < LIMITS.search.minRecords;
  const { data, error, loading } = useQuery(SearchRecordsDocument, {
    variables: { search, language },
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

/** A screen of the dashboard; `label` is a translation key. */
export interface PaletteScreen {
  path: string;
  label: string;
}

type SearchRecord = SearchRecordsQuery['searchRecords'][number];
type RecordKind = SearchRecord['kind'];

/** Places under one heading. */
export interface PlaceGroup {
  label: string;
  places: Place[];
}

/** The kinds of records whose places are found, in the order of their headings. */
const KINDS = [
  'user',
  'serviceRequest',
  'contactRequest',
  'application',
  'consultation',
] as const satisfies readonly RecordKind[];

function placeOf(
  { kind, id, personId, title, detail, reference, opposingParty, ...about }: SearchRecord,
  isFound: (words: string) => boolean,
  ageOf: (createdAt: string) => string,
): Place {
  // Accounts of the office have no page of their own: the list shows the one with this address.
  const query = kind === 'user' ? `q=${encodeURIComponent(detail)}` : `view=${id}`;
  const { subject, status, createdAt } = about;
  const facts = [subject, status, createdAt && ageOf(createdAt)].filter((fact): fact is string =>
    Boolean(fact),
  );
  const isByParty = opposingParty !== null && isFound(searchWords(opposingParty));
  return {
    ...{
      path:
        kind === 'user' && personId ? personAddress(personId) : `${screenOf(kind).path}?${query}`,
    },
    ...{ title, detail: reference ?? detail },
    ...(facts.length > 0 && { facts }),
    ...(isByParty && { party: opposingParty }),
  };
}

/** What the palette offers: recent places at first, then screens, people and requests by what is typed. */
export function usePlaces(text: string, screens: readonly PaletteScreen[], userId: string) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { records, ...state } = useRecords(text);
  const words = text.trim();
  const groups = useMemo(() => {
    const named = screens.map(({ path, label }) => ({
      path: path ? `/dashboard/${path}` : '/dashboard',
      title: t(label),
    }));
    const isFound = searchMatcher(words);
    const now = new Date();
    const ageOf = (createdAt: string) => relativeTime(createdAt, now, locale, { inDays: true });
    const matching = named.filter(({ title }) => isFound(searchWords(title)));
    const recent = searchNorm(words) ? [] : recentPlaces(userId);
    const kinds = KINDS.map((kind) => ({
      label: t(screenOf(kind).label),
      places: records
        .filter((record) => record.kind === kind)
        .map((record) => placeOf(record, isFound, ageOf)),
    }));
    const all: PlaceGroup[] = [
      { label: t('dashboard.palette.recent'), places: recent },
      {
        label: t('dashboard.palette.screens'),
        places: matching.filter(({ path }) => !recent.some((place) => place.path === path)),
      },
      // After the screens, so that what Enter opens stays the same when they arrive.
      ...kinds,
    ];
    return all.filter(({ places }) => places.length > 0);
  }, [locale, records, screens, t, userId, words]);
  return { groups, ...state };
}
