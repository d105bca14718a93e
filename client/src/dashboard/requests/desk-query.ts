import { AdminDeskDocument, type AdminDeskQuery } from '../../graphql/generated/graphql';
import { MAX_AGE } from '../engine/max-age';
import { queryOf } from '../engine/operations';

export type QueueCounts = AdminDeskQuery['desk']['queues'][number];
export type NoticeGroup = AdminDeskQuery['desk']['unseen'][number];

/** Counts of the queues and what the signed-in administrator has not seen. */
export const deskQuery = queryOf(AdminDeskDocument, (data) => data.desk, MAX_AGE.none);
