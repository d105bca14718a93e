/** A link: path and translation key. */
export interface NavEntry {
  to: string;
  label: string;
}

/**
 * The main navigation: home, about, services, contact, join us. Add an entry only together with its
 * page.
 */
export const MAIN_NAV: readonly NavEntry[] = [
  { to: '/', label: 'nav.home' },
  { to: '/about', label: 'nav.about' },
  { to: '/services', label: 'nav.services' },
  { to: '/contact', label: 'nav.contact' },
  { to: '/join-team', label: 'nav.joinUs' },
];

/** Links in the "More" menu. */
export const MORE_NAV: readonly NavEntry[] = [
  { to: '/#how-we-work', label: 'nav.howItWorks' },
  { to: '/#consultation-branches', label: 'nav.branches' },
  { to: '/#faq', label: 'nav.faq' },
  { to: '/library', label: 'nav.library' },
  { to: '/request-service', label: 'nav.request' },
];

/** Links in the footer: home, about, services, contact. */
export const FOOTER_NAV: readonly NavEntry[] = [
  { to: '/', label: 'nav.home' },
  { to: '/about', label: 'nav.about' },
  { to: '/services', label: 'nav.services' },
  { to: '/contact', label: 'nav.contact' },
  { to: '/request-service', label: 'nav.request' },
];

/** Legal links in the footer: privacy, terms, legal notice, accessibility. */
export const LEGAL_NAV: readonly NavEntry[] = [
  { to: '/privacy', label: 'nav.privacy' },
  { to: '/terms', label: 'nav.terms' },
  { to: '/legal-notice', label: 'nav.legalNotice' },
  { to: '/accessibility', label: 'nav.accessibility' },
];
