import type { ApolloClient } from '@apollo/client';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { AdminServiceChoicesDocument } from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';

const services = queryOf(
  AdminServiceChoicesDocument,
  (data) => data.services.items,
  MAX_AGE.services,
);

/** The number of the service with a slug; 0 if there is none, which the server then says. */
export async function findServiceId(client: ApolloClient, slug: string): Promise<number> {
  const items = await services.fetch(client, {});
  return items.find((service) => service.slug === slug)?.id ?? 0;
}

/** All services, also those that are no longer offered, each with what it is called in a list of choices. */
export function useServiceChoices() {
  const language = useLocale();
  const { data = [] } = services.useData({ language });
  return data.map(({ id, slug, title, price }) => ({ id, slug, price, label: title || slug }));
}
