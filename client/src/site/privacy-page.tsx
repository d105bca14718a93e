import { CONSENT_VERSION } from '@contract/consent';
import { formatDate } from '../lib/format';
import { useLocale } from '../lib/i18n';
import { retentionPeriods } from '../lib/retention-words';
import { LegalPage } from './legal/legal-page';

const SECTIONS = [
  'law',
  'visit',
  'account',
  'sessions',
  'requests',
  'mails',
  'logs',
  'browser',
  'retention',
  'access',
  'rights',
  'changes',
];

/** Privacy policy under Law 18-07. Its periods are those that the server applies. */
export function PrivacyPage() {
  const locale = useLocale();
  const facts = {
    kept: retentionPeriods(locale),
    consent: formatDate(CONSENT_VERSION, locale),
  };
  return <LegalPage name="privacy" sections={SECTIONS} changed={CONSENT_VERSION} facts={facts} />;
}
