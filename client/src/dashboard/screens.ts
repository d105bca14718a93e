import type { AuditEntity } from '@contract/audit-verbs';
import { CONTENT, type ContentKind } from '@contract/content/content-kinds';
import type { ContentDefinition } from '@contract/content/define-content';

interface Screen {
  path: string;
  /** Translation key of its name. */
  label: string;
}

const CONTENT_SCREENS = Object.fromEntries(
  Object.values<ContentDefinition>(CONTENT).map(({ name, plural, screen = plural }) => [
    name,
    { path: `/${screen}`, label: `admin.${plural}.title` },
  ]),
) as Record<ContentKind, Screen>;

/** The screen of each kind of row. */
const SCREENS: Record<AuditEntity, Screen> = {
  serviceRequest: { path: '/service-requests', label: 'dashboard.nav.serviceRequests' },
  contactRequest: { path: '/contact', label: 'dashboard.nav.contactRequests' },
  application: { path: '/applications', label: 'dashboard.nav.applications' },
  consultation: { path: '/consultations', label: 'dashboard.nav.consultations' },
  ...CONTENT_SCREENS,
  person: { path: '/people', label: 'dashboard.nav.people' },
  user: { path: '/users', label: 'dashboard.nav.users' },
  contactInfo: { path: '/settings', label: 'dashboard.nav.settings' },
  settings: { path: '/settings', label: 'dashboard.nav.settings' },
  holiday: { path: '/holidays', label: 'dashboard.nav.holidays' },
  officeHours: { path: '/hours', label: 'dashboard.nav.hours' },
  retention: { path: '/privacy', label: 'retention.title' },
  rating: { path: '/ratings', label: 'dashboard.nav.ratings' },
  quote: { path: '/quotes', label: 'dashboard.nav.quotes' },
  apiToken: { path: '/programs', label: 'apiTokens.title' },
  webhook: { path: '/webhooks', label: 'webhooks.title' },
  mail: { path: '', label: 'dashboard.nav.overview' },
};

/** The screen that shows a kind of row: its address, and the key of its name. */
export function screenOf(kind: AuditEntity): Screen {
  const { path, label } = SCREENS[kind];
  return { path: `/dashboard${path}`, label };
}
