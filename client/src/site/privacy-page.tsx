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

/** Privacy policy under Law 18-07. */
export function PrivacyPage() {
  return <LegalPage name="privacy" sections={SECTIONS} changed="2026-11-21" />;
}
