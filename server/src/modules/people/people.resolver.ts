import { Context, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { roleCan } from '../../contract/permissions.js';
import { UserType } from '../../accounts/users/user.types.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { IdArg } from '../../platform/graphql/common-args.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Quote } from '../quotes/quote.types.js';
import { PeopleService } from './people.service.js';
import { PersonCases } from './person-cases.js';
import { PersonMerges } from './person-merges.js';
import { PersonProposals } from './person-proposals.js';
import { PersonDismissals } from './person-dismissals.js';
import {
  PersonAccount,
  PersonMoney,
  PersonOpposingParty,
  PersonPapers,
  PersonRequest,
  personRequestList,
  PersonRequestPage,
  type PersonRequestsArgs,
  RequestSeparation,
} from './person-cases.types.js';
import {
  Person,
  PersonDismissal,
  personList,
  type PersonListArgs,
  PersonMerge,
  PersonPage,
  PersonProposal,
  PersonSummary,
} from './person.types.js';
import { RequestSeparations } from './request-separations.js';

/** Finds people. */
@Resolver()
export class PeopleResolver {
  constructor(private readonly service: PeopleService) {}

  @Allow('person.read')
  @Query(() => PersonPage, {
    description:
      'Everybody who has an account or sent a request, each once, those with the newest request first; a lawyer sees those with a request that they may open. For the office.',
  })
  people(@CurrentViewer() viewer: Viewer, @Listed(personList) args: PersonListArgs) {
    return this.service.list(viewer, args);
  }

  @Allow('person.read')
  @Query(() => Person, {
    description:
      'A person, by their own id or that of a record that was merged into theirs; NOT_FOUND for one whom the caller does not see, and once everything was erased. For the office.',
  })
  person(@CurrentViewer() viewer: Viewer, @IdArg('Id of the person.') id: string) {
    return this.service.get(viewer, id);
  }
}

/** Who is probably the same, of a person in a list and on their page. */
function ProposalsResolver(type: typeof PersonSummary) {
  @Resolver(() => type)
  class Proposals {
    constructor(readonly proposalsOf: PersonProposals) {}

    @ResolveField(() => Int, {
      description: 'How many others whom the caller sees are probably the same person.',
    })
    proposalCount(@CurrentViewer() viewer: Viewer, @Parent() { id }: PersonSummary) {
      return this.proposalsOf.count(viewer, id);
    }

    @ResolveField(() => [PersonProposal], {
      description:
        'Others whom the caller sees and who are probably the same person; surest first. Without those of whom the office says that they are not.',
    })
    proposals(@CurrentViewer() viewer: Viewer, @Parent() { id }: PersonSummary) {
      return this.proposalsOf.of(viewer, id);
    }
  }
  return Proposals;
}

@Resolver(() => PersonSummary)
export class PersonSummaryResolver extends ProposalsResolver(PersonSummary) {}

@Resolver(() => Person)
export class PersonProposalsResolver extends ProposalsResolver(Person) {}

/** What the page of a person shows. */
@Resolver(() => Person)
export class PersonResolver {
  constructor(
    private readonly service: PeopleService,
    private readonly cases: PersonCases,
    private readonly merges: PersonMerges,
    private readonly dismissed: PersonDismissals,
    private readonly separated: RequestSeparations,
  ) {}

  @ResolveField(() => [PersonAccount], { description: 'Accounts of the person, oldest first.' })
  accounts(@Parent() { id }: Person) {
    return this.service.accounts(id);
  }

  @ResolveField(() => PersonRequestPage, {
    description: 'Requests of every kind that the caller may open, newest first.',
  })
  requests(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: Person,
    @Listed(personRequestList) args: PersonRequestsArgs,
    @Context() { req }: GraphqlContext,
  ) {
    return this.cases.list(viewer, id, args, callerLocale(req));
  }

  @ResolveField(() => Int, {
    description: 'How many requests of the person there are that the caller may not open.',
  })
  hiddenRequestCount(@CurrentViewer() viewer: Viewer, @Parent() { id }: Person) {
    return this.cases.countHidden(viewer, id);
  }

  @ResolveField(() => [String], {
    description: 'If there are such requests, who may open them: names of people in the office.',
  })
  deciders(@CurrentViewer() viewer: Viewer, @Parent() { id }: Person) {
    return this.cases.deciders(viewer, id);
  }

  @ResolveField(() => [PersonRequest], {
    description: 'Appointments to come that the caller may open, the next one first.',
  })
  appointments(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: Person,
    @Context() { req }: GraphqlContext,
  ) {
    return this.cases.appointments(viewer, id, callerLocale(req));
  }

  @ResolveField(() => [PersonOpposingParty], {
    description: 'Opposing parties in requests that the caller may open, newest first.',
  })
  opposingParties(@CurrentViewer() viewer: Viewer, @Parent() { id }: Person) {
    return this.cases.opposingParties(viewer, id);
  }

  @ResolveField(() => [Quote], {
    description: 'Quotes for requests that the caller may open, newest first, fifty at most.',
  })
  quotes(@CurrentViewer() viewer: Viewer, @Parent() { id }: Person) {
    return this.cases.quotes(viewer, id);
  }

  @ResolveField(() => PersonMoney, { description: 'How these quotes stand.' })
  money(@CurrentViewer() viewer: Viewer, @Parent() { id }: Person) {
    return this.cases.money(viewer, id);
  }

  @ResolveField(() => PersonPapers, {
    description: 'Papers and files in the requests that the caller may open.',
  })
  papers(@CurrentViewer() viewer: Viewer, @Parent() { id }: Person) {
    return this.cases.papers(viewer, id);
  }

  @ResolveField(() => [PersonMerge], {
    description: 'Records that were merged into this one, newest first.',
  })
  mergedPeople(@Parent() { id }: Person) {
    return this.merges.of(id);
  }

  @ResolveField(() => [PersonDismissal], {
    description:
      'Of whom the office says that they are not the same person, as far as the caller sees them, newest first.',
  })
  dismissals(@CurrentViewer() viewer: Viewer, @Parent() { id }: Person) {
    return this.dismissed.of(viewer, id);
  }

  @ResolveField(() => [RequestSeparation], {
    description:
      'Requests that were taken off the person, and those that were taken off others and are theirs since then, newest first; shown to who may undo it only.',
  })
  separations(@CurrentViewer() viewer: Viewer, @Parent() { id }: Person) {
    return this.separated.of(viewer, id);
  }
}

/** Leads from an account to its person. */
@Resolver(() => UserType)
export class PersonOfUserResolver {
  constructor(private readonly service: PeopleService) {}

  @ResolveField(() => ID, {
    nullable: true,
    description:
      'Id for `person` of whose account it is; null for an account of the office, and for clients.',
  })
  personId(@CurrentViewer() viewer: Viewer | undefined, @Parent() { id, role }: UserType) {
    if (!viewer || !roleCan(viewer.role, 'person.read') || role !== 'client') return null;
    return this.service.personOfAccount(id);
  }
}

/** Leads from a quote to the person whom it is for. */
@Resolver(() => Quote)
export class PersonOfQuoteResolver {
  constructor(private readonly cases: PersonCases) {}

  @ResolveField(() => ID, {
    nullable: true,
    description: 'Id for `person` of whom it is for; null for clients.',
  })
  personId(@CurrentViewer() viewer: Viewer | undefined, @Parent() { requestId }: Quote) {
    if (!viewer || !roleCan(viewer.role, 'person.read')) return null;
    return this.cases.personOfRequest(requestId);
  }
}
