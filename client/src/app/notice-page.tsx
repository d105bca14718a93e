import { lazyPage, type LazyPage } from './lazy-page';

/** Selects the texts of the verify notice. */
export type NoticeKind = 'services' | 'contact' | 'join' | 'consultation';

const create = (kind: NoticeKind) =>
  lazyPage('account/verify-notice.tsx', async () => {
    const { VerifyNotice } = await import('../account/verify-notice');
    return function Notice() {
      return <VerifyNotice kind={kind} />;
    };
  });

const NOTICES: Record<NoticeKind, LazyPage> = {
  services: create('services'),
  contact: create('contact'),
  join: create('join'),
  consultation: create('consultation'),
};

/** The notice that replaces a page until the e-mail address is verified. */
export function noticePage(kind: NoticeKind = 'services'): LazyPage {
  return NOTICES[kind];
}
