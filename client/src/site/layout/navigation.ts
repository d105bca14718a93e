/** One place to go: address and the key of its name. */
export interface NavEntry {
  to: string;
  label: string;
}

/**
 * The main navigation in its order: home, about, services, contact, join us. An entry stands here
 * from the day its page exists, so that no link leads nowhere.
 */
export const MAIN_NAV: readonly NavEntry[] = [
  { to: '/', label: 'nav.home' },
  { to: '/about', label: 'nav.about' },
  { to: '/services', label: 'nav.services' },
  { to: '/contact', label: 'nav.contact' },
  { to: '/join-team', label: 'nav.joinUs' },
];

/** Under "More". */
export const MORE_NAV: readonly NavEntry[] = [
  { to: '/#how-we-work', label: 'nav.howItWorks' },
  { to: '/#consultation-branches', label: 'nav.branches' },
  { to: '/#faq', label: 'nav.faq' },
  { to: '/library', label: 'nav.library' },
  { to: '/request-service', label: 'nav.request' },
];

/** Footer: home, about, services, contact. */
export const FOOTER_NAV: readonly NavEntry[] = [
  { to: '/', label: 'nav.home' },
  { to: '/about', label: 'nav.about' },
  { to: '/services', label: 'nav.services' },
  { to: '/contact', label: 'nav.contact' },
  { to: '/request-service', label: 'nav.request' },
];

/** Legal pages at the foot: privacy, terms. */
export const LEGAL_NAV: readonly NavEntry[] = [
  { to: '/privacy', label: 'nav.privacy' },
  { to: '/terms', label: 'nav.terms' },
];
