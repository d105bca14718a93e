import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { roleCan, seesAllRequests } from '../../contract/permissions.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { Link } from '../../platform/graphql/answers.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestResolver } from '../../requests/api/request.resolver.js';
import { jobRoleTypes } from '../job-roles/job-role.types.js';
import { JobRolesService } from '../job-roles/job-roles.service.js';
import { ApplicationCvService } from './application-cv.service.js';
import type { ApplicationEntity } from './application.entity.js';
import { ApplicationRepeats } from './application-repeats.js';
import {
  Application,
  ApplicationRepeat,
  AppliedJob,
  applicationTypes,
  toCvUrl,
  toRole,
} from './application.types.js';
import { ApplicationsService } from './applications.service.js';
import { UrlScalar } from '../../platform/validation/scalars.js';

@Resolver(() => Application)
export class ApplicationsResolver extends RequestResolver(applicationTypes, ApplicationsService) {
  constructor(
    private readonly cvs: ApplicationCvService,
    private readonly applicationRepeats: ApplicationRepeats,
    private readonly jobRoles: JobRolesService,
  ) {
    super();
  }

  @Allow('application.read')
  @Mutation(() => Link, {
    description:
      "Makes an address at which the caller's browser can open the CV within a minute. Each time it is opened is recorded.",
  })
  createApplicationCvLink(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the application.' }, UuidPipe) id: string,
    @Args('inline', {
      type: () => Boolean,
      nullable: true,
      defaultValue: false,
      description: 'True: a PDF is shown in a frame instead of being saved.',
    })
    inline?: boolean,
  ) {
    return this.cvs.link(viewer, { id, disposition: inline ? 'inline' : 'attachment' });
  }

  @ResolveField(() => AppliedJob, {
    description: 'The job, with the titles that it had when it was applied for.',
  })
  job(@Parent() row: ApplicationEntity) {
    return toRole(row);
  }

  @ResolveField(() => jobRoleTypes.publicItem, {
    nullable: true,
    description:
      "The job role as the public sees it now, in the caller's language; null if it is not open any more.",
  })
  jobRole(@Parent() { roleId }: ApplicationEntity, @Context() { req }: GraphqlContext) {
    return this.jobRoles.reads.publicOf(roleId, callerLocale(req));
  }

  @ResolveField(() => [ApplicationRepeat], {
    description:
      'Other applications from the same address for the same job that stay apart, because nobody proved to be their common sender; newest first, at most 20. Empty for everybody who may not read all applications.',
  })
  repeats(@Parent() row: ApplicationEntity, @CurrentViewer() viewer: Viewer | undefined) {
    const isOffice = viewer && roleCan(viewer.role, 'application.read');
    return isOffice && seesAllRequests(viewer.role) ? this.applicationRepeats.listOthers(row) : [];
  }

  @ResolveField(() => UrlScalar, {
    description: 'REST path of the CV, for the office with a bearer token.',
  })
  cvUrl(@Parent() row: ApplicationEntity) {
    return toCvUrl(row);
  }
}
