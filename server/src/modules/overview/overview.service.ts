import { Injectable } from '@nestjs/common';
import { MailService } from '../../core/mail/mail.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ContactRequestsService } from '../contact-requests/contact-requests.service.js';
import { countOpenRequests } from '../service-requests/service-request.types.js';
import { ServiceRequestsService } from '../service-requests/service-requests.service.js';
import { ServicesService } from '../services/services.service.js';
import { UsersService } from '../users/users.service.js';
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
  ) {}

  async get(): Promise<Overview> {
    const [users, services, requests, contactRequests, applications] = await Promise.all([
      this.users.stats(),
      this.services.stats(),
      this.requests.stats(),
      this.contactRequests.stats(),
      this.applications.stats(),
    ]);
    const [requestsPerMonth, recentActivity, failedMails] = await Promise.all([
      this.requests.perMonth(),
      this.audit.latest(RECENT),
      this.mails.countFailed(),
    ]);
    return {
      totalUsers: users.totalUsers,
      activeServices: services.activeServices,
      pendingServiceRequests: requests.pendingRequests,
      newContactRequests: contactRequests.newRequests,
      pendingApplications: applications.pendingApplications,
      openServiceRequests: countOpenRequests(requests),
      requestsPerMonth,
      recentActivity,
      failedMails,
    };
  }
}
