import { useTranslation } from 'react-i18next';
import { AssigneesDocument } from '../../graphql/generated/graphql';
import { useAuth } from '../../lib/auth';
import { MAX_AGE, queryOf } from '../engine/operations';

/** The people of the office to whom a request can be given. */
export const assigneesQuery = queryOf(AssigneesDocument, (data) => data.assignees, MAX_AGE.users);

/** These people, with the signed-in one first. */
export function useAssigneeOptions() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { data = [] } = assigneesQuery.useData({});
  const others = data.filter(({ id }) => id !== user?.id);
  const me = user && { value: user.id, label: t('dashboard.assignee.me') };
  return [
    ...(me ? [me] : []),
    ...others.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
}
