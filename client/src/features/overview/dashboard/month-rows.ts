import dayjs from 'dayjs';
import type { AdminOverviewQuery } from '../../../graphql/generated/graphql';

export type Month = AdminOverviewQuery['overview']['requestsPerMonth'][number];

/** Address of the list with the service requests of a month (`2026-11`). */
export function rowsOfMonth(month: string): string {
  const last = dayjs(`${month}-01`).endOf('month').format('YYYY-MM-DD');
  return `/dashboard/service-requests?createdFrom=${month}-01&createdTo=${last}`;
}
