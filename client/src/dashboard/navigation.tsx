import {
  ApiOutlined,
  AuditOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  CommentOutlined,
  ContactsOutlined,
  FileProtectOutlined,
  FileTextOutlined,
  FormOutlined,
  HistoryOutlined,
  HomeOutlined,
  IdcardOutlined,
  InboxOutlined,
  MailOutlined,
  NotificationOutlined,
  QuestionCircleOutlined,
  ScheduleOutlined,
  SearchOutlined,
  SettingOutlined,
  SolutionOutlined,
  StarOutlined,
  TagsOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { CONTENT_KINDS, type ContentKind } from '@contract/content/content-kinds';
import { contentPermission, type Permission, REVIEWED_KINDS } from '@contract/permissions';
import type { RequestKindName } from '@contract/requests/request-kinds';
import type { SidebarEntry } from './layout/sidebar';
import { screenOf } from './screens';
import type { RowId } from './engine/field-types';
import type { Resource } from './engine/resource';
import { ResourcePage } from './engine/page/resource-page';
import type { RequestsResource } from './desk/board/board-spec';
import { RequestsPage } from './desk/requests-page';
import { CONTENT_RESOURCES } from '../graphql/generated/content-resources';
import { lazyComponent } from '../lib/lazy-component';

/** A screen whose code is loaded with the first visit. */
const lazyScreen = (load: () => Promise<ComponentType>) => lazyComponent(load) as ComponentType;

/** The page of a resource. Its code is loaded with the first visit. */
function resourcePage<Row, Id extends RowId, Values extends object>(
  load: () => Promise<Resource<Row, Id, Values>>,
): ComponentType {
  return lazyScreen(async () => {
    const resource = await load();
    return function ResourceScreen() {
      return <ResourcePage resource={resource} />;
    };
  });
}

/** The page of a kind of request. Its code is loaded with the first visit. */
function requestsPage<Row>(
  kind: RequestKindName,
  load: () => Promise<RequestsResource<Row>>,
): ComponentType {
  return lazyScreen(async () => {
    const resource = await load();
    return function RequestsScreen() {
      return <RequestsPage kind={kind} resource={resource} />;
    };
  });
}

/** One entry of the sidebar and its screen. */
export interface NavigationEntry extends SidebarEntry {
  screen: ComponentType;
  /** What it takes to open it; for others it is neither listed nor shown. */
  permission: Permission;
  /** The page of one row, for the address of the screen with the row's id behind it. */
  page?: ComponentType;
}

/** It is not in the sidebar: the bell leads to it. */
export const NotificationsScreen = resourcePage(
  async () =>
    (await import('../features/notifications/dashboard/notifications.resource'))
      .notificationsResource,
);

/** Where the sidebar shows a kind of content otherwise than with this icon, among the content. */
const CONTENT_ENTRIES: Partial<Record<ContentKind, Partial<NavigationEntry>>> = {
  category: { icon: <TagsOutlined /> },
  faq: { icon: <QuestionCircleOutlined /> },
  testimonial: { icon: <CommentOutlined /> },
  jobRole: { icon: <IdcardOutlined /> },
  consultant: { icon: <SolutionOutlined />, group: 'people' },
  synonym: { icon: <SearchOutlined /> },
  quoteTemplate: { icon: <FormOutlined />, group: 'office' },
  replyTemplate: { icon: <FormOutlined />, group: 'office', permission: 'replyTemplate.read' },
};

const contentEntries = () =>
  CONTENT_KINDS.map((kind): NavigationEntry => {
    const { path, label } = screenOf(kind);
    const load = CONTENT_RESOURCES[kind] as unknown as () => Promise<
      Resource<object, RowId, object>
    >;
    return {
      ...{ path: path.replace('/dashboard/', ''), label, screen: resourcePage(load) },
      ...{ icon: <FileTextOutlined />, group: 'content' },
      // lawyers read what says something of the law, to confirm it
      permission: contentPermission(kind, REVIEWED_KINDS.includes(kind) ? 'read' : 'draft'),
      ...CONTENT_ENTRIES[kind],
    };
  });

/** The screens of the dashboard, in the order of the sidebar. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    path: '',
    permission: 'overview.read',
    label: 'dashboard.nav.overview',
    icon: <HomeOutlined />,
    screen: lazyScreen(async () => (await import('./pages/overview-page')).OverviewPage),
  },
  {
    path: 'service-requests',
    permission: 'serviceRequest.read',
    group: 'requests',
    waiting: 'serviceRequest',
    label: 'dashboard.nav.serviceRequests',
    icon: <InboxOutlined />,
    screen: requestsPage(
      'serviceRequest',
      async () =>
        (await import('../features/service-requests/dashboard/service-requests.resource'))
          .serviceRequestsResource,
    ),
  },
  {
    path: 'contact',
    permission: 'contactRequest.read',
    group: 'requests',
    waiting: 'contactRequest',
    label: 'dashboard.nav.contactRequests',
    icon: <MailOutlined />,
    screen: requestsPage(
      'contactRequest',
      async () =>
        (await import('../features/contact-requests/dashboard/contact-requests.resource'))
          .contactRequestsResource,
    ),
  },
  {
    path: 'applications',
    permission: 'application.read',
    group: 'requests',
    waiting: 'application',
    label: 'dashboard.nav.applications',
    icon: <AuditOutlined />,
    screen: requestsPage(
      'application',
      async () =>
        (await import('../features/applications/dashboard/applications.resource'))
          .applicationsResource,
    ),
  },
  {
    path: 'consultations',
    permission: 'consultation.read',
    group: 'requests',
    waiting: 'consultation',
    label: 'dashboard.nav.consultations',
    icon: <ScheduleOutlined />,
    screen: requestsPage(
      'consultation',
      async () =>
        (await import('../features/consultations/dashboard/consultations.resource'))
          .consultationsResource,
    ),
  },
  {
    path: 'quotes',
    permission: 'quote.read',
    group: 'requests',
    label: 'dashboard.nav.quotes',
    icon: <WalletOutlined />,
    screen: resourcePage(
      async () => (await import('../features/quotes/dashboard/quotes.resource')).quotesResource,
    ),
  },
  {
    path: 'ratings',
    permission: 'rating.read',
    group: 'requests',
    label: 'dashboard.nav.ratings',
    icon: <StarOutlined />,
    screen: resourcePage(
      async () => (await import('../features/ratings/dashboard/ratings.resource')).ratingsResource,
    ),
  },
  {
    path: 'people',
    permission: 'person.read',
    group: 'people',
    label: 'dashboard.nav.people',
    icon: <ContactsOutlined />,
    screen: resourcePage(
      async () => (await import('../features/people/dashboard/people.resource')).peopleResource,
    ),
    page: lazyScreen(
      async () => (await import('../features/people/dashboard/person-page')).PersonPage,
    ),
  },
  {
    path: 'users',
    permission: 'user.manage',
    group: 'people',
    label: 'dashboard.nav.users',
    icon: <TeamOutlined />,
    screen: resourcePage(
      async () => (await import('../features/users/dashboard/users.resource')).usersResource,
    ),
  },
  ...contentEntries(),
  {
    path: 'settings',
    permission: 'contactInfo.manage',
    group: 'office',
    label: 'dashboard.nav.settings',
    icon: <SettingOutlined />,
    screen: lazyScreen(async () => (await import('./pages/settings-page')).SettingsPage),
  },
  {
    path: 'holidays',
    permission: 'holiday.read',
    group: 'office',
    label: 'dashboard.nav.holidays',
    icon: <CalendarOutlined />,
    screen: resourcePage(
      async () =>
        (await import('../features/holidays/dashboard/holidays.resource')).holidaysResource,
    ),
  },
  {
    path: 'hours',
    permission: 'officeHours.read',
    group: 'office',
    label: 'dashboard.nav.hours',
    icon: <ClockCircleOutlined />,
    screen: resourcePage(
      async () =>
        (await import('../features/office-hours/dashboard/hours-periods.resource'))
          .hoursPeriodsResource,
    ),
  },
  {
    path: 'audit',
    permission: 'audit.read',
    group: 'office',
    label: 'dashboard.nav.audit',
    icon: <HistoryOutlined />,
    screen: resourcePage(
      async () => (await import('../features/audit/dashboard/audit.resource')).auditResource,
    ),
  },
  {
    path: 'privacy',
    group: 'office',
    permission: 'privacy.manage',
    label: 'retention.title',
    icon: <FileProtectOutlined />,
    screen: lazyScreen(
      async () => (await import('../features/privacy/dashboard/retention-page')).RetentionPage,
    ),
  },
  {
    path: 'programs',
    group: 'office',
    permission: 'token.manage',
    label: 'apiTokens.title',
    icon: <ApiOutlined />,
    screen: lazyScreen(
      async () => (await import('../features/api-tokens/dashboard/tokens-page')).TokensPage,
    ),
  },
  {
    path: 'webhooks',
    group: 'office',
    permission: 'webhook.manage',
    label: 'webhooks.title',
    icon: <NotificationOutlined />,
    screen: lazyScreen(
      async () => (await import('../features/webhooks/dashboard/webhooks-page')).WebhooksPage,
    ),
  },
];
