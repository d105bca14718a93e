import type { AuditEntity } from '@contract/audit-verbs';

interface Screen {
  path: string;
  /** Translation key of its name. */
  label: string;
}

/** The screen of each kind of row. */
const SCREENS: Record<AuditEntity, Screen> = {
  serviceRequest: { path: '/service-requests', label: 'dashboard.nav.serviceRequests' },
  contactRequest: { path: '/contact', label: 'dashboard.nav.contactRequests' },
  application: { path: '/applications', label: 'dashboard.nav.applications' },
  consultation: { path: '/consultations', label: 'dashboard.nav.consultations' },
  service: { path: '/services', label: 'dashboard.nav.services' },
  category: { path: '/categories', label: 'dashboard.nav.categories' },
  faq: { path: '/faq', label: 'dashboard.nav.faq' },
  testimonial: { path: '/testimonials', label: 'dashboard.nav.testimonials' },
  jobRole: { path: '/roles', label: 'dashboard.nav.jobRoles' },
  consultant: { path: '/consultants', label: 'dashboard.nav.consultants' },
  replyTemplate: { path: '/templates', label: 'dashboard.nav.replyTemplates' },
  user: { path: '/users', label: 'dashboard.nav.users' },
  contactInfo: { path: '/settings', label: 'dashboard.nav.settings' },
  settings: { path: '/settings', label: 'dashboard.nav.settings' },
  holiday: { path: '/holidays', label: 'dashboard.nav.holidays' },
  retention: { path: '/privacy', label: 'retention.title' },
  mail: { path: '', label: 'dashboard.nav.overview' },
};

/** The screen that shows a kind of row: its address, and the key of its name. */
export function screenOf(kind: AuditEntity): Screen {
  const { path, label } = SCREENS[kind];
  return { path: `/dashboard${path}`, label };
}
