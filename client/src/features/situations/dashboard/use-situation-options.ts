import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { AdminSituationChoicesDocument } from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';

const situations = queryOf(
  AdminSituationChoicesDocument,
  (data) => data.situations.items,
  MAX_AGE.services,
);

function useSituations() {
  const language = useLocale();
  const { data = [] } = situations.useData({ language });
  return data.map(({ title, ...situation }) => ({ ...situation, label: title || situation.slug }));
}

/** All situations, by their slugs. */
export const useSituationOptions = () =>
  useSituations().map(({ slug, label }) => ({ value: slug, label }));

/** The same by their ids, which requests keep: also those that the public does not see any more. */
export const useSituationIds = () => useSituations().map(({ id, label }) => ({ value: id, label }));

/** Those from which a request can come now. */
export const usePublicSituationIds = () =>
  useSituations().flatMap(({ id, label, status }) =>
    status === 'active' ? [{ value: id, label }] : [],
  );
