import { LongText } from '../../dashboard/ui/long-text';
import { RequestAge } from '../../dashboard/requests/request-age';
import type { AdminApplicationRowFragment as ApplicationRow } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import { roleTitle } from './role-title';

export function RoleTitle({ role }: Pick<ApplicationRow, 'role'>) {
  const locale = useLocale();
  return <LongText>{roleTitle(role, locale)}</LongText>;
}

/** Since when the applicant waits, and whether the answer is late. */
export const ageOf = (row: ApplicationRow) => (
  <RequestAge
    createdAt={row.createdAt}
    unansweredSince={row.unansweredSince}
    answerDueAt={row.answerDueAt}
  />
);
