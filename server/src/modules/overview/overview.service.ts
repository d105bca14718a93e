import { Injectable } from '@nestjs/common';
import { LEGAL_PAGE_NAMES, LEGAL_PAGES, type LegalPageName } from '../../contract/legal-pages.js';
import { contentPermission, type Permission, roleCan } from '../../contract/permissions.js';
import { ContentKinds } from '../../content/content-kinds.js';
import { countOpen } from '../../requests/store/request-reads.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Settings } from '../../platform/settings/settings.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ContactRequestsService } from '../contact-requests/contact-requests.service.js';
import { ServiceRequestsService } from '../service-requests/service-requests.service.js';
import { ServicesService } from '../services/services.service.js';
import { UsersService } from '../../accounts/users/users.service.js';
import type { Overview } from './overview.types.js';

const RECENT = 10;

/** Collects the figures of the dashboard's first screen from the other modules (A44). */
@Injectable()
export class OverviewService {
  constructor(
    private readonly users: UsersService,
    private readonly services: ServicesService,
    private readonly requests: ServiceRequestsService,
    private readonly contactRequests: ContactRequestsService,
    private readonly applications: ApplicationsService,
    private readonly audit: AuditService,
    private readonly mails: MailService,
    private readonly content: ContentKinds,
    private readonly settings: Settings,
  ) {}

  /** Only what the viewer may see: figures of accounts, mails and the record of changes are left out otherwise. */
  async get(viewer: Viewer): Promise<Overview> {
    const may = (permission: Permission) => roleCan(viewer.role, permission);
    const [users, services, requests, contactRequests, applications] = await Promise.all([
      may('user.manage') ? this.users.stats() : null,
      this.services.stats(viewer),
      this.requests.parts.reads.counts(viewer),
      this.contactRequests.parts.reads.counts(viewer),
      this.applications.parts.reads.counts(viewer),
    ]);
    const [requestsPerMonth, recentActivity, failedMails, missing, pages] = await Promise.all([
      this.requests.perMonth(viewer),
      may('audit.read') ? this.audit.latest(RECENT) : [],
      may('mail.manage') ? this.mails.countFailed() : null,
      this.content.missingTranslations(),
      may('settings.manage') ? this.unconfirmedPages() : [],
    ]);
    return {
      totalUsers: users && users.totalUsers,
      activeServices: services.activeServices,
      pendingServiceRequests: requests.pending,
      newContactRequests: contactRequests.new,
      pendingApplications: applications.pending,
      openServiceRequests: countOpen(this.requests.definition, requests),
      requestsPerMonth,
      recentActivity,
      failedMails,
      missingTranslations: missing.filter(({ entity }) => may(contentPermission(entity, 'draft'))),
      unconfirmedPages: pages,
    };
  }

  private async unconfirmedPages(): Promise<LegalPageName[]> {
    const settings = await this.settings.all();
    return LEGAL_PAGE_NAMES.filter((page) => {
      const { confirmedOn, version } = LEGAL_PAGES[page];
      return (settings[confirmedOn] ?? '') < version;
    });
  }
}
