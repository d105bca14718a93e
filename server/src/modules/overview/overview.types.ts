import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LEGAL_PAGE_NAMES, type LegalPageName } from '../../contract/legal-pages.js';
import type { AuditEntity } from '../../contract/audit-verbs.js';
import type { Locale } from '../../contract/locales.js';
import { graphqlEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { AuditEntityEnum, AuditEvent } from '../audit/audit.types.js';

const LegalPageEnum = graphqlEnum('LegalPage', LEGAL_PAGE_NAMES, 'A page that binds the firm.', {
  terms: 'The terms of use.',
  privacy: 'The privacy policy.',
});

@ObjectType({ description: 'Number of service requests in one month.' })
export class OverviewMonth {
  @Field(() => String, { description: 'Month in Algiers time, written as YYYY-MM.' })
  month: string;

  @Field(() => Int, { description: 'Service requests sent in that month.' })
  count: number;
}

@ObjectType({ description: 'How many rows of one kind of content lack texts in one language.' })
export class MissingTranslations {
  @Field(() => AuditEntityEnum, { description: 'The kind of content.' })
  entity: AuditEntity;

  @Field(() => LocaleEnum, { description: 'The language of the missing texts.' })
  language: Locale;

  @Field(() => Int, { description: 'Number of rows outside of the trash; at least 1.' })
  count: number;
}

@ObjectType({
  description:
    'Figures and recent activity for the first screen of the dashboard; of requests, those that the caller may see.',
})
export class Overview {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of accounts, including administrators; null for who may not see them.',
  })
  totalUsers: number | null;

  @Field(() => Int, {
    description: 'Number of service requests that the office has not finished with.',
  })
  openServiceRequests: number;

  @Field(() => Int, { description: 'Number of service requests that are still pending.' })
  pendingServiceRequests: number;

  @Field(() => Int, { description: 'Number of contact requests that nobody has read yet.' })
  newContactRequests: number;

  @Field(() => Int, { description: 'Number of job applications that are still pending.' })
  pendingApplications: number;

  @Field(() => Int, { description: 'Number of active services, which the public sees.' })
  activeServices: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of mails that could not be sent; null for who may not see them.',
  })
  failedMails: number | null;

  @Field(() => [MissingTranslations], {
    description:
      'What still has to be translated, of the content that the caller may write. A kind and language without gaps is left out.',
  })
  missingTranslations: MissingTranslations[];

  @Field(() => [LegalPageEnum], {
    description:
      'The pages that no lawyer of the firm has confirmed since their text was last changed; none for who may not change settings.',
  })
  unconfirmedPages: LegalPageName[];

  @Field(() => [OverviewMonth], {
    description: 'Service requests of the last six months, oldest month first.',
  })
  requestsPerMonth: OverviewMonth[];

  @Field(() => [AuditEvent], {
    description:
      'The last ten recorded changes, newest first; none for who may not read the record of changes.',
  })
  recentActivity: AuditEvent[];
}
