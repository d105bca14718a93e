import { AdminDeskDocument, type AdminDeskQuery } from '../../graphql/generated/graphql';
import { MAX_AGE } from '../engine/max-age';
import { queryOf } from '../engine/operations';

export type QueueCounts = AdminDeskQuery['desk']['queues'][number];

/** Counts of the queues. */
export const deskQuery = queryOf(AdminDeskDocument, (data) => data.desk, MAX_AGE.none);
