import type { Locale } from '../../contract/locales.js';
import type { ServiceRequestEntity } from './service-request.entity.js';

/** The REST form of a request: with the service's title in the caller's language, without the account. */
export function serializeServiceRequest(row: ServiceRequestEntity, locale: Locale) {
  const { userId: _, serviceTitles, ...rest } = row;
  return { ...rest, serviceTitle: serviceTitles[locale] };
}
