import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Banner } from '../components/banner';
import { CONSULTATION } from '../lib/addresses';
import { hasDraft } from '../lib/storage';
import { useInBrowser } from '../lib/use-in-browser';
import { messageOf } from './page-message';

/** What an account is for, by the start of the requested address. */
const PURPOSES: readonly (readonly [start: string, purpose: string])[] = [
  [CONSULTATION, 'consultation'],
  ['/request-service', 'request'],
  ['/contact', 'contact'],
  ['/join-team', 'join'],
  ['/role/', 'join'],
  ['/services/', 'service'],
  ['/library', 'library'],
  ['/account', 'account'],
  ['/dashboard', 'dashboard'],
];

const purposeOf = (from: string) =>
  PURPOSES.find(([start]) => from.startsWith(start))?.[1] ?? 'other';

/** Why the user is here: a message of the navigation, or a page that needs an account. */
export function Arrival({ from }: { from: string }) {
  const { t } = useTranslation();
  const inBrowser = useInBrowser();
  const message = messageOf(useLocation().state);
  if (message) return <Banner tone="success">{message}</Banner>;
  if (from === '/') return null;
  const isKept = inBrowser && from.startsWith('/request-service') && hasDraft();
  return (
    <Banner tone="notice">
      {t(`auth.guard.${purposeOf(from)}`)}
      {isKept && ` ${t('auth.guard.typed')}`}
    </Banner>
  );
}
