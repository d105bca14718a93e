import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuotesModule } from '../quotes/quotes.module.js';
import { PeopleAccess } from './people-access.js';
import {
  PeopleResolver,
  PersonOfQuoteResolver,
  PersonOfUserResolver,
  PersonProposalsResolver,
  PersonResolver,
  PersonSummaryResolver,
} from './people.resolver.js';
import { PeopleService } from './people.service.js';
import { PersonCases } from './person-cases.js';
import { PersonChanges } from './person-changes.js';
import { PersonChangesResolver } from './person-changes.resolver.js';
import { PersonComparisons } from './person-comparisons.js';
import { PersonDismissals } from './person-dismissals.js';
import { PersonMerges } from './person-merges.js';
import { PersonProposals } from './person-proposals.js';
import { PersonRefreshes } from './person-refreshes.js';
import {
  PersonDismissalEntity,
  PersonEntity,
  PersonMergeEntity,
  PersonPairEntity,
  PersonToCompareEntity,
  PersonToRefreshEntity,
  RequestSeparationEntity,
} from './person.entity.js';
import { RequestSeparations } from './request-separations.js';

/** People, whatever accounts and requests they have. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      PersonEntity,
      PersonMergeEntity,
      PersonToCompareEntity,
      PersonToRefreshEntity,
      PersonPairEntity,
      PersonDismissalEntity,
      RequestSeparationEntity,
    ]),
    QuotesModule,
  ],
  providers: [
    PeopleAccess,
    PeopleService,
    PersonCases,
    PersonChanges,
    PersonComparisons,
    PersonDismissals,
    PersonMerges,
    PersonProposals,
    PersonRefreshes,
    RequestSeparations,
    PeopleResolver,
    PersonChangesResolver,
    PersonSummaryResolver,
    PersonProposalsResolver,
    PersonResolver,
    PersonOfUserResolver,
    PersonOfQuoteResolver,
  ],
})
export class PeopleModule {}
