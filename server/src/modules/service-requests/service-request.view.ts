import type { Locale } from '../../contract/locales.js';
import type { ServiceRequestEntity } from './service-request.entity.js';

/** What a request shows over REST: the service by its name in the caller's language, the account not at all. */
export function shownServiceRequest(row: ServiceRequestEntity, locale: Locale) {
  const { userId: _, serviceTitles, ...shown } = row;
  return { ...shown, serviceTitle: serviceTitles[locale] };
}
