import { BackToTop } from './back-to-top';
import { LanguageOffer } from './language-offer';
import { useOfflineReading } from './offline-reading';

// in the same file of the build, because both are small and come at the same time
export { LeaveNoTrace } from '../situations/leave-no-trace';

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
