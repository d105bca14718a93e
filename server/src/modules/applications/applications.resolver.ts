import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import { LiveChanges } from '../../core/events/live-changes.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { RequestResolver } from '../../core/requests/request.resolver.js';
import { TimelineLoader } from '../../core/requests/timeline-loader.js';
import { ApplicationCvService } from './application-cv.service.js';
import type { ApplicationEntity } from './application.entity.js';
import { Application, ApplicationRole, applicationTypes } from './application.types.js';
import { ApplicationsService } from './applications.service.js';
import { cvUrlOf, roleOf } from './serialize-application.js';

@Resolver(() => Application)
export class ApplicationsResolver extends RequestResolver<ApplicationsService>(applicationTypes) {
  constructor(
    service: ApplicationsService,
    timelines: TimelineLoader,
    live: LiveChanges,
    private readonly cvs: ApplicationCvService,
  ) {
    super(service, timelines, live);
  }

  @Allow('application.manage')
  @Mutation(() => String, {
    description:
      "Makes an address at which the administrator's browser can open the CV within a minute. Each time it is opened is recorded.",
  })
  createApplicationCvLink(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the application.' }, UuidPipe) id: string,
    @Args('inline', {
      type: () => Boolean,
      nullable: true,
      description: 'True: a PDF is shown in a frame instead of being saved. False by default.',
    })
    inline?: boolean,
  ) {
    return this.cvs.link(viewer, { id, disposition: inline ? 'inline' : 'attachment' });
  }

  @ResolveField(() => ApplicationRole, {
    description: 'The job, with the titles that it had when it was applied for.',
  })
  role(@Parent() row: ApplicationEntity) {
    return roleOf(row);
  }

  @ResolveField(() => String, {
    description: 'REST path of the CV, for administrators with a bearer token.',
  })
  cvUrl(@Parent() row: ApplicationEntity) {
    return cvUrlOf(row);
  }
}
