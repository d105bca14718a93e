import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { FirmHoursDocument } from '../../../graphql/generated/graphql';

/** The hours of the firm in an ordinary week, and where the site shows others. */
export const firmHoursQuery = queryOf(FirmHoursDocument, (data) => data.firmHours, MAX_AGE.none);
