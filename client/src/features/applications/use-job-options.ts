import { useLocale } from '../../lib/i18n';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { AdminJobRoleChoicesDocument } from '../../graphql/generated/graphql';

const jobRoles = queryOf(AdminJobRoleChoicesDocument, (data) => data.jobRoles.items, MAX_AGE.admin);

/** All job roles, also those that are no longer offered: there may be applications for them. */
export function useJobOptions() {
  const language = useLocale();
  const { data = [] } = jobRoles.useData({ language });
  return data.map(({ id, title, slug }) => ({ value: id, label: title || slug }));
}
