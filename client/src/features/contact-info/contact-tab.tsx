import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessBox } from '../../dashboard/ui/access-box';
import { LoadError } from '../../dashboard/ui/load-error';
import { useNotify } from '../../dashboard/ui/use-notify';
import { readError } from '../../lib/read-error';
import { useAuth } from '../../lib/auth';
import { ContactList } from './contact-list';
import { useContactEntries } from './use-contact-entries';

/** Tells in passing, once for each time, that the session is over. */
function SignedOut() {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => notify('error', t('admin.contactInfo.loginFirst')), [notify, t]);
  return <AccessBox text={t('admin.contactInfo.unauthorized')} signIn />;
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
      return <AccessBox text={t('admin.contactInfo.mustBeAdmin')} />;
    default:
      return (
        <LoadError error={error} title={t('admin.contactInfo.loadFailed')} onRetry={refetch} />
      );
  }
}

/**
 * The firm's contact information, changed in place. Nothing is asked for unless an administrator
 * is here; whoever is not reads why instead.
 */
export function ContactTab() {
  const { t } = useTranslation();
  const { user } = useAuth();
  if (!user) return <SignedOut />;
  if (user.role !== 'admin') return <AccessBox text={t('admin.contactInfo.mustBeAdmin')} />;
  return <Entries />;
}
