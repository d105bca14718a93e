import { LegalPage } from './legal/legal-page';

const SECTIONS = [
  'scope',
  'information',
  'account',
  'requests',
  'prices',
  'conduct',
  'content',
  'languages',
  'availability',
  'law',
  'changes',
];

/** The rules under which the site and its services are used. */
export function TermsPage() {
  return <LegalPage name="terms" sections={SECTIONS} changed="2026-11-21" />;
}
