import { LongText } from '../../dashboard/ui/long-text';
import type { AdminApplicationRowFragment as ApplicationRow } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import { roleTitle } from './role-title';

export function RoleTitle({ role }: Pick<ApplicationRow, 'role'>) {
  const locale = useLocale();
  return <LongText>{roleTitle(role, locale)}</LongText>;
}
