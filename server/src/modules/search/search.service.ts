import { Injectable } from '@nestjs/common';
import { LIMITS } from '../../contract/limits.js';
import type { Locale } from '../../contract/locales.js';
import { roleCan, type Permission } from '../../contract/permissions.js';
import { searchNorm } from '../../contract/search-norm.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';
import type { FoundRecord } from '../../requests/store/request-reads.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { ConsultationsService } from '../consultations/consultations.service.js';
import { ContactRequestsService } from '../contact-requests/contact-requests.service.js';
import { ServiceRequestsService } from '../service-requests/service-requests.service.js';
import { UsersService } from '../../accounts/users/users.service.js';
import type { RecordKind, SearchRecord } from './search.types.js';

/** Found of each kind. */
const MOST = 5;

interface SearchSource {
  kind: RecordKind;
  permission: Permission;
  find: (viewer: Viewer, search: string, limit: number) => Promise<FoundRecord[]>;
}

/** One search over accounts and requests, by the same words as their lists. */
@Injectable()
export class SearchService {
  private readonly sources: readonly SearchSource[];

  constructor(
    users: UsersService,
    serviceRequests: ServiceRequestsService,
    contactRequests: ContactRequestsService,
    applications: ApplicationsService,
    consultations: ConsultationsService,
  ) {
    const requests = [
      { kind: 'serviceRequest', permission: 'serviceRequest.read', service: serviceRequests },
      { kind: 'contactRequest', permission: 'contactRequest.read', service: contactRequests },
      { kind: 'application', permission: 'application.read', service: applications },
      { kind: 'consultation', permission: 'consultation.read', service: consultations },
    ] as const;
    this.sources = [
      {
        kind: 'user',
        permission: 'user.manage',
        find: (_, text, most) => users.findRecords(text, most),
      },
      ...requests.map(({ service, ...source }) => ({
        ...source,
        find: (viewer: Viewer, text: string, most: number) =>
          service.parts.reads.findRecords(viewer, text, most),
      })),
    ];
  }

  async find(viewer: Viewer, search: string, language: Locale): Promise<SearchRecord[]> {
    // Two letters are in too many rows, and no index finds them.
    if (searchNorm(search).replace(/\s/g, '').length < LIMITS.search.minRecords) return [];
    const allowed = this.sources.filter(({ permission }) => roleCan(viewer.role, permission));
    const found = await Promise.all(
      allowed.map(async ({ kind, find }) =>
        (await find(viewer, search, MOST)).map(({ about, ...record }) => ({
          ...{ ...record, kind },
          subject: (about && valueInWords(about.subject, language)) || null,
          status: (about && valueInWords(about.status, language)) ?? null,
          createdAt: about?.createdAt ?? null,
        })),
      ),
    );
    return found.flat();
  }
}
