import {
  AuditOutlined,
  CommentOutlined,
  FileTextOutlined,
  FormOutlined,
  HomeOutlined,
  IdcardOutlined,
  InboxOutlined,
  MailOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  SolutionOutlined,
  TagsOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { lazy, type ComponentType, type ReactNode } from 'react';
import type { RowId } from './engine/field-types';
import type { Resource } from './engine/resource';
import { ResourcePage } from './engine/resource-page';
import type { RequestsResource } from './requests/board/board-spec';
import { RequestsPage } from './requests/requests-page';

/** One entry of the sidebar and its screen. */
export interface NavigationEntry {
  /** Path below `/dashboard`; empty for the overview. */
  path: string;
  /** Translation key. */
  label: string;
  icon: ReactNode;
  screen: ComponentType;
}

const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load() }));

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
function requestsPage<Row>(load: () => Promise<RequestsResource<Row>>): ComponentType {
  return lazyScreen(async () => {
    const resource = await load();
    return function RequestsScreen() {
      return <RequestsPage resource={resource} />;
    };
  });
}

/** The screens of the dashboard, in the order of the sidebar. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    path: '',
    label: 'dashboard.nav.overview',
    icon: <HomeOutlined />,
    screen: lazyScreen(async () => (await import('./pages/overview-page')).OverviewPage),
  },
  {
    path: 'users',
    label: 'dashboard.nav.users',
    icon: <TeamOutlined />,
    screen: resourcePage(
      async () => (await import('../features/users/users.resource')).usersResource,
    ),
  },
  {
    path: 'testimonials',
    label: 'dashboard.nav.testimonials',
    icon: <CommentOutlined />,
    screen: resourcePage(
      async () =>
        (await import('../features/testimonials/testimonials.resource')).testimonialsResource,
    ),
  },
  {
    path: 'faq',
    label: 'dashboard.nav.faq',
    icon: <QuestionCircleOutlined />,
    screen: resourcePage(async () => (await import('../features/faqs/faqs.resource')).faqsResource),
  },
  {
    path: 'categories',
    label: 'dashboard.nav.categories',
    icon: <TagsOutlined />,
    screen: resourcePage(
      async () => (await import('../features/categories/categories.resource')).categoriesResource,
    ),
  },
  {
    path: 'services',
    label: 'dashboard.nav.services',
    icon: <FileTextOutlined />,
    screen: resourcePage(
      async () => (await import('../features/services/services.resource')).servicesResource,
    ),
  },
  {
    path: 'roles',
    label: 'dashboard.nav.jobRoles',
    icon: <IdcardOutlined />,
    screen: resourcePage(
      async () => (await import('../features/job-roles/job-roles.resource')).jobRolesResource,
    ),
  },
  {
    path: 'consultants',
    label: 'dashboard.nav.consultants',
    icon: <SolutionOutlined />,
    screen: resourcePage(
      async () =>
        (await import('../features/consultants/consultants.resource')).consultantsResource,
    ),
  },
  {
    path: 'service-requests',
    label: 'dashboard.nav.serviceRequests',
    icon: <InboxOutlined />,
    screen: requestsPage(
      async () =>
        (await import('../features/service-requests/service-requests.resource'))
          .serviceRequestsResource,
    ),
  },
  {
    path: 'contact',
    label: 'dashboard.nav.contactRequests',
    icon: <MailOutlined />,
    screen: requestsPage(
      async () =>
        (await import('../features/contact-requests/contact-requests.resource'))
          .contactRequestsResource,
    ),
  },
  {
    path: 'applications',
    label: 'dashboard.nav.applications',
    icon: <AuditOutlined />,
    screen: requestsPage(
      async () =>
        (await import('../features/applications/applications.resource')).applicationsResource,
    ),
  },
  {
    path: 'templates',
    label: 'dashboard.nav.replyTemplates',
    icon: <FormOutlined />,
    screen: resourcePage(
      async () =>
        (await import('../features/reply-templates/reply-templates.resource'))
          .replyTemplatesResource,
    ),
  },
  {
    path: 'settings',
    label: 'dashboard.nav.settings',
    icon: <SettingOutlined />,
    screen: lazyScreen(async () => (await import('./pages/settings-page')).SettingsPage),
  },
];
