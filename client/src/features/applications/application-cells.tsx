import { LongText } from '../../dashboard/ui/long-text';
import { RequestAge } from '../../dashboard/requests/request-age';
import type { AdminApplicationRowFragment as ApplicationRow } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import { roleTitle } from './role-title';

export function RoleTitle({ role }: Pick<ApplicationRow, 'role'>) {
  const locale = useLocale();
  return <LongText>{roleTitle(role, locale)}</LongText>;
}

/** How long ago an application was sent, and whether its answer is late. */
export const ageOf = ({ createdAt, status }: ApplicationRow) => (
  <RequestAge submittedAt={createdAt} isWaiting={status === 'pending'} />
);
