import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { roleCan } from '@contract/permissions';
import { AccessDenied } from '../../dashboard/ui/access-denied';
import { LoadError } from '../../dashboard/ui/load-error';
import { useNotify } from '../../dashboard/ui/use-notify';
import { readError } from '../../lib/read-error';
import { useAuth } from '../../lib/auth';
import { ContactList } from './contact-list';
import { useContactEntries } from './use-contact-entries';

/** Says that the session is over, also in a toast. */
function SignedOut() {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => notify('error', t('admin.contactInfo.loginFirst')), [notify, t]);
  return <AccessDenied text={t('admin.contactInfo.unauthorized')} signIn />;
}

function Entries() {
  const { t } = useTranslation();
  const entries = useContactEntries();
  const { error, loading, refetch } = entries.result;
  if (!error || loading) return <ContactList entries={entries} />;
  switch (readError(error).code) {
    case 'UNAUTHENTICATED':
      return <SignedOut />;
    case 'FORBIDDEN':
      return <AccessDenied text={t('admin.contactInfo.mustBeAdmin')} />;
    default:
      return (
        <LoadError error={error} title={t('admin.contactInfo.loadFailed')} onRetry={refetch} />
      );
  }
}

/** The firm's contact information. It is only loaded for administrators; others see why it is not. */
export function ContactTab() {
  const { t } = useTranslation();
  const { user } = useAuth();
  if (!user) return <SignedOut />;
  if (!roleCan(user.role, 'contactInfo.manage'))
    return <AccessDenied text={t('admin.contactInfo.mustBeAdmin')} />;
  return <Entries />;
}
