import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuotesModule } from '../quotes/quotes.module.js';
import { PeopleAccess } from './people-access.js';
import {
  PeopleResolver,
  PersonOfQuoteResolver,
  PersonOfUserResolver,
  PersonResolver,
  PersonSummaryResolver,
} from './people.resolver.js';
import { PeopleService } from './people.service.js';
import { PersonCases } from './person-cases.js';
import { PersonMerges } from './person-merges.js';
import { PersonProposals } from './person-proposals.js';
import { PersonEntity, PersonMergeEntity } from './person.entity.js';

/** People, whatever accounts and requests they have. */
@Module({
  imports: [TypeOrmModule.forFeature([PersonEntity, PersonMergeEntity]), QuotesModule],
  providers: [
    PeopleAccess,
    PeopleService,
    PersonCases,
    PersonMerges,
    PersonProposals,
    PeopleResolver,
    PersonSummaryResolver,
    PersonResolver,
    PersonOfUserResolver,
    PersonOfQuoteResolver,
  ],
})
export class PeopleModule {}
