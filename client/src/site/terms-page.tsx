import { TERMS_VERSION } from '@contract/legal-pages';
import { LegalPage } from './legal-page';

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

/** Terms of use. */
export function TermsPage() {
  return <LegalPage name="terms" sections={SECTIONS} changed={TERMS_VERSION} />;
}
