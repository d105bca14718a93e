import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  AffectedConsultation,
  AffectedConsultations,
  AffectedConsultationsArgs,
} from './affected-consultations.js';

@Resolver(() => AffectedConsultation)
export class AffectedConsultationsResolver {
  constructor(private readonly service: AffectedConsultations) {}

  @Allow('consultation.read')
  @Query(() => [AffectedConsultation], {
    description:
      'Open appointments on times that are closed by now, the earliest first: on holidays, outside of hours, or with consultants who left. To be asked after a change of these, and moved or cancelled.',
  })
  affectedConsultations(@CurrentViewer() viewer: Viewer, @Args() args: AffectedConsultationsArgs) {
    return this.service.list(viewer, args);
  }
}
