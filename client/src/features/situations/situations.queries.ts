import type { Locale } from '@contract/locales';
import { SITUATION_DOORS, type SituationDoor } from '@contract/situation-doors';
import {
  PublicSituationDocument,
  type PublicSituationQuery,
  PublicSituationsDocument,
  type PublicSituationsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';
import { readError } from '../../lib/api/read-error';

type WithoutTypename<T> = Omit<T, '__typename'>;

/** What the list of a door says of a situation. */
export type ListedSituation = WithoutTypename<
  PublicSituationsQuery['publicSituations']['items'][number]
>;
export type SituationQuestion = WithoutTypename<
  PublicSituationQuery['publicFaqs']['items'][number]
>;
/** A situation with its questions, in the current language or the fallback (A25). */
export type SituationData = WithoutTypename<PublicSituationQuery['publicSituation']> & {
  questions: SituationQuestion[];
};

/** The door in the address; undefined if there is none of that name. */
export const findDoor = (asked: string | undefined): SituationDoor | undefined =>
  SITUATION_DOORS.find((door) => door === asked);

/** The situations behind a door, in their order. */
export function situationsQuery(
  request: Request,
  door: SituationDoor,
  language: Locale,
): QueryOptions<ListedSituation[]> {
  return {
    key: `situations:${door}:${language}`,
    read: async () =>
      (await request(PublicSituationsDocument, { door, language })).publicSituations.items,
  };
}

async function readSituation(
  request: Request,
  slug: string,
  language: Locale,
): Promise<SituationData | null> {
  try {
    const answer = await request(PublicSituationDocument, { slug, language });
    return { ...answer.publicSituation, questions: answer.publicFaqs.items };
  } catch (error) {
    if (readError(error).code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** One situation; null when there is none with this slug. */
export function situationQuery(
  request: Request,
  slug: string,
  language: Locale,
): QueryOptions<SituationData | null> {
  return {
    key: `situation:${slug}:${language}`,
    read: () => readSituation(request, slug, language),
  };
}
