import { useLocale } from '../../lib/i18n';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { AdminServiceChoicesDocument } from '../../graphql/generated/graphql';

const services = queryOf(
  AdminServiceChoicesDocument,
  (data) => data.services.items,
  MAX_AGE.services,
);

/** All services, also those that are no longer offered: there may be requests for them. */
export function useServiceOptions() {
  const language = useLocale();
  const { data = [] } = services.useData({ language });
  return data.map(({ id, title, slug }) => ({ value: String(id), label: title || slug }));
}
