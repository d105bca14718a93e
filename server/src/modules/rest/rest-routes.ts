import type { RestRoute } from '../../platform/rest/rest-route.js';
import { CONTENT_ROUTES } from './content-routes.js';
import { MONEY_ROUTES } from './money-routes.js';
import { OFFICE_ROUTES } from './office-routes.js';
import { REQUEST_ROUTES } from './request-routes.js';

/** Every REST route that runs an operation of GraphQL. A route with a word stands before one with an id there. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...CONTENT_ROUTES,
  ...REQUEST_ROUTES,
  ...MONEY_ROUTES,
  ...OFFICE_ROUTES,
];
