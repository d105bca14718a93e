import { BackToTop } from './back-to-top';
import { LanguageOffer } from './language-offer';

/** What stands over every public page once it can be used. */
export function AfterStart() {
  return (
    <>
      <LanguageOffer />
      <BackToTop />
    </>
  );
}
