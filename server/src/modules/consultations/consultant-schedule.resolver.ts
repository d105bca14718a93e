import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Link } from '../../platform/graphql/answers.js';
import { INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ConsultantFeeds } from './consultant-feeds.js';
import { ConsultantScheduleService } from './consultant-schedule.service.js';
import { ConsultantSchedule, SetConsultantHoursInput } from './consultant-schedule.types.js';

const Id = () => Args('id', { type: () => ID, description: 'Id of the consultant.' }, UuidPipe);

@Allow('consultant.publish')
@Resolver(() => ConsultantSchedule)
export class ConsultantScheduleResolver {
  constructor(
    private readonly service: ConsultantScheduleService,
    private readonly feeds: ConsultantFeeds,
    private readonly config: AppConfig,
  ) {}

  @Query(() => ConsultantSchedule, {
    description: 'When a consultant can be booked, for administrators.',
  })
  consultantSchedule(@Id() id: string) {
    return this.service.get(id);
  }

  @Mutation(() => ConsultantSchedule, {
    description:
      'Sets the hours in which a consultant can be booked from now on. What is booked already stays.',
  })
  setConsultantHours(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('input', INPUT_ARG_OPTIONS) { hours }: SetConsultantHoursInput,
  ) {
    return this.service.setHours(viewer, id, hours);
  }

  @Mutation(() => Link, {
    description:
      'Makes a private address, with its host and without an end, at which calendar programs read the appointments of a consultant, without names of clients. It is shown this once; the one before is not valid any more.',
  })
  async createConsultantFeed(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Context() { req }: GraphqlContext,
  ): Promise<Link> {
    const secret = await this.service.createFeed(viewer, id);
    const address = this.feeds.addressOf(secret, callerLocale(req));
    return { url: new URL(address, this.config.publicUrl).href, expiresAt: null };
  }

  @Mutation(() => ConsultantSchedule, {
    description: 'Ends the private address for calendar programs; NOT_FOUND if there is none.',
  })
  revokeConsultantFeed(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.removeFeed(viewer, id);
  }
}
