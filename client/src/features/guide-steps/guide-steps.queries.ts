import type { Locale } from '@contract/locales';
import {
  PublicGuideStepsDocument,
  type PublicGuideStepsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

/** Most rows that a list answers at once. */
const PAGE = 100;

export type GuideStep = PublicGuideStepsQuery['publicGuideSteps']['items'][number];

async function readSteps(request: Request, language: Locale, page = 1): Promise<GuideStep[]> {
  const { publicGuideSteps } = await request(PublicGuideStepsDocument, { language, page });
  const { items, total } = publicGuideSteps;
  const isLast = items.length === 0 || (page - 1) * PAGE + items.length >= total;
  return isLast ? items : [...items, ...(await readSteps(request, language, page + 1))];
}

/** All steps of the guided path in one language. */
export function guideStepsQuery(request: Request, locale: Locale): QueryOptions<GuideStep[]> {
  return {
    key: `guide-steps:${locale}`,
    read: () => readSteps(request, locale),
  };
}
