import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { AdminSituationChoicesDocument } from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';

const situations = queryOf(
  AdminSituationChoicesDocument,
  (data) => data.situations.items,
  MAX_AGE.services,
);

/** All situations, by their slugs. */
export function useSituationOptions() {
  const language = useLocale();
  const { data = [] } = situations.useData({ language });
  return data.map(({ slug, title }) => ({ value: slug, label: title || slug }));
}
