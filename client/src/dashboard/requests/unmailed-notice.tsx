import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestKind } from './request-kind';

interface UnmailedNoticeProps {
  kind: Pick<RequestKind<never>, 'person'>;
  id: string;
}

/** Whether mails about a request go to nobody: no account owns it, or the account was deleted. */
export function useIsUnmailed({ kind, id }: UnmailedNoticeProps): boolean {
  return kind.person.useData({ id }).data?.mailTo === null;
}

/** Says before something is sent that the person does not get it by mail. */
export function UnmailedNotice(props: UnmailedNoticeProps) {
  const { t } = useTranslation();
  if (!useIsUnmailed(props)) return null;
  return <Alert type="warning" showIcon role="status" title={t('dashboard.person.unmailed')} />;
}
