import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { roleCan } from '../../contract/permissions.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { IdArg, INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { TestimonialSources } from '../testimonials/testimonial-sources.js';
import { MyRatingsService } from './my-ratings.service.js';
import type { CaseRatingEntity } from './rating.entity.js';
import {
  CaseRating,
  CaseRatingPage,
  CaseRatingStats,
  MyCaseRating,
  RateCaseInput,
  RatedRequestArgs,
  ratingFigures,
  RatingInvitations,
  ratingList,
  type RatingListArgs,
  RatingTestimonial,
} from './rating.types.js';
import { RatingsService } from './ratings.service.js';

const Id = () => IdArg('Id of the rating.');
const isOffice = ({ role }: Viewer) => roleCan(role, 'rating.read');

/** What the office does with ratings. */
@Resolver(() => CaseRating)
export class RatingsResolver {
  constructor(
    private readonly service: RatingsService,
    private readonly testimonials: TestimonialSources,
  ) {}

  @Allow('rating.read')
  @Query(() => CaseRatingPage, {
    description:
      'Ratings of cases that are over, the newest first; for the office. Lawyers read those of the cases that they deal with.',
  })
  caseRatings(@CurrentViewer() viewer: Viewer, @Listed(ratingList) args: RatingListArgs) {
    return this.service.list(viewer, args);
  }

  @Allow('rating.read')
  @Query(() => CaseRatingStats, {
    description: 'Figures about the ratings that the caller may read; for the office.',
  })
  caseRatingStats(@CurrentViewer() viewer: Viewer, @Listed(ratingFigures) args: RatingListArgs) {
    return this.service.stats(viewer, args);
  }

  @Allow('rating.read')
  @Query(() => CaseRating, {
    description:
      'The rating with this id, for the office; NOT_FOUND if the caller may not read it.',
  })
  caseRating(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.get(viewer, id);
  }

  @Allow('rating.read')
  @Query(() => CaseRating, {
    nullable: true,
    description:
      'The rating of one request, for the office; null if there is none, or the caller may not read it.',
  })
  requestRating(
    @CurrentViewer() viewer: Viewer,
    @IdArg('Id of the request.', 'requestId') requestId: string,
  ) {
    return this.service.ofRequest(viewer, requestId);
  }

  @Allow('testimonial.draft')
  @Mutation(() => CaseRating, {
    description:
      'Makes a draft of a testimonial about the service with what the client wrote and agreed to, in their language; the draft that there is, if there is one. RATING_NOT_FOR_PUBLICATION without a consent.',
  })
  draftTestimonial(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.draftTestimonial(viewer, id);
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      "Title of the service when it was rated, in the caller's language; null for a consultation.",
  })
  serviceTitle(@Parent() row: CaseRatingEntity, @Context() { req }: GraphqlContext) {
    return row.serviceTitles && row.serviceTitles[callerLocale(req)];
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Name of who dealt with the case when it was rated; shown to the office only.',
  })
  assigneeName(@CurrentViewer() viewer: Viewer, @Parent() { assigneeName }: CaseRatingEntity) {
    return isOffice(viewer) ? assigneeName : null;
  }

  @ResolveField(() => RatingTestimonial, {
    nullable: true,
    description: 'The testimonial that was made of it with the consent that holds; null for none.',
  })
  testimonial(@Parent() { id }: CaseRatingEntity) {
    return this.testimonials.of(id);
  }
}

/** What clients say of their own cases. */
@Allow('request.own')
@Resolver(() => MyCaseRating)
export class MyRatingsResolver {
  constructor(private readonly service: MyRatingsService) {}

  @Query(() => MyCaseRating, {
    description:
      "Whether the caller may rate one of their own cases, and what they said of it; NOT_FOUND for others' cases.",
  })
  myCaseRating(@CurrentViewer() viewer: Viewer, @Args() request: RatedRequestArgs) {
    return this.service.get(viewer, request);
  }

  @Mutation(() => CaseRating, {
    description:
      "Rates one of the caller's own cases, for the office alone; a second time changes what was said. RATING_TOO_EARLY for a case that is not completed, RATING_SETTLED once the days of change are over.",
  })
  rateCase(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) { kind, requestId, ...said }: RateCaseInput,
  ) {
    return this.service.rate(viewer, { kind, requestId }, said);
  }

  @Mutation(() => CaseRating, {
    description:
      "Takes the rating of one of the caller's own cases back for good, with the testimonial that was made of it. Answers it as it was.",
  })
  withdrawCaseRating(@CurrentViewer() viewer: Viewer, @Args() request: RatedRequestArgs) {
    return this.service.withdraw(viewer, request);
  }

  @Mutation(() => CaseRating, {
    description:
      'Takes back the consent to a testimonial: a draft is deleted, and what is public is hidden. The rating stays with the office.',
  })
  withdrawTestimonialConsent(@CurrentViewer() viewer: Viewer, @Args() request: RatedRequestArgs) {
    return this.service.withdrawConsent(viewer, request);
  }

  @Mutation(() => RatingInvitations, {
    description: 'Says whether the caller is invited by mail to rate cases that are over.',
  })
  setRatingInvitations(
    @CurrentViewer() viewer: Viewer,
    @Args('isInvited', { type: () => Boolean, description: 'False: no such mails any more.' })
    isInvited: boolean,
  ) {
    return this.service.setInvited(viewer, isInvited);
  }
}
