import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { Holiday } from '../holidays/holiday.types.js';
import { AffectedConsultations } from './affected-consultations.js';
import { AffectedConsultation, AffectedConsultationsArgs } from './affected-consultations.types.js';
import { ConsultantSchedule } from './consultant-schedule.types.js';

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

/** What a new or changed holiday hits, in the answer of its mutation. */
@Resolver(() => Holiday)
export class HolidayConsultationsResolver {
  constructor(private readonly service: AffectedConsultations) {}

  @Allow('consultation.read')
  @ResolveField(() => [AffectedConsultation], {
    description: 'Open appointments on this day, which are to be moved or cancelled.',
  })
  affectedConsultations(@CurrentViewer() viewer: Viewer, @Parent() { day }: Holiday) {
    return this.service.list(viewer, { day });
  }
}

/** What changed hours hit, in the answer of their mutation. */
@Resolver(() => ConsultantSchedule)
export class ScheduleConsultationsResolver {
  constructor(private readonly service: AffectedConsultations) {}

  @Allow('consultation.read')
  @ResolveField(() => [AffectedConsultation], {
    description:
      'Open appointments of the consultant that do not fit the hours, which are to be moved or cancelled.',
  })
  affectedConsultations(@CurrentViewer() viewer: Viewer, @Parent() { id }: ConsultantSchedule) {
    return this.service.list(viewer, { consultantId: id });
  }
}
