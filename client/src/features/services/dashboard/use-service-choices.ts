import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { AdminServiceChoicesDocument } from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';

const services = queryOf(
  AdminServiceChoicesDocument,
  (data) => data.services.items,
  MAX_AGE.services,
);

/** All services, also those that are no longer offered, each with what it is called in a list of choices. */
export function useServiceChoices() {
  const language = useLocale();
  const { data = [] } = services.useData({ language });
  return data.map(({ id, slug, title }) => ({ id, slug, label: title || slug }));
}
