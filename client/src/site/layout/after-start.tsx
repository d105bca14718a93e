import { BackToTop } from './back-to-top';
import { LanguageOffer } from './language-offer';
import { useOfflineReading } from './offline-reading';

/** What stands over every public page once it can be used. */
export function AfterStart() {
  useOfflineReading();
  return (
    <>
      <LanguageOffer />
      <BackToTop />
    </>
  );
}
