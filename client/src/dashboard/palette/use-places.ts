import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { searchNorm, searchWords } from '@contract/search-norm';
import { searchMatcher } from '@contract/search-terms';
import type { SearchRecordsQuery } from '../../graphql/generated/graphql';
import { recentPlaces, type Place } from './recent-places';
import { useRecords } from './use-records';
import { screenOf } from '../screens';

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

function placeOf({ kind, id, title, detail, reference }: SearchRecord): Place {
  // Accounts have no page of their own: the list shows the one with this address.
  const query = kind === 'user' ? `q=${encodeURIComponent(detail)}` : `view=${id}`;
  return { path: `${screenOf(kind).path}?${query}`, title, detail: reference ?? detail };
}

/** What the palette offers: recent places at first, then screens, people and requests by what is typed. */
export function usePlaces(text: string, screens: readonly PaletteScreen[], userId: string) {
  const { t } = useTranslation();
  const { records, ...state } = useRecords(text);
  const words = text.trim();
  const groups = useMemo(() => {
    const named = screens.map(({ path, label }) => ({
      path: path ? `/dashboard/${path}` : '/dashboard',
      title: t(label),
    }));
    const isFound = searchMatcher(words);
    const matching = named.filter(({ title }) => isFound(searchWords(title)));
    const recent = searchNorm(words) ? [] : recentPlaces(userId);
    const kinds = KINDS.map((kind) => ({
      label: t(screenOf(kind).label),
      places: records.filter((record) => record.kind === kind).map(placeOf),
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
  }, [records, screens, t, userId, words]);
  return { groups, ...state };
}
