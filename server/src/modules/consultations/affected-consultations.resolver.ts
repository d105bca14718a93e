import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Input } from '../../requests/api/request-operations.js';
import {
  AffectedConsultation,
  AffectedConsultations,
  AffectedConsultationsArgs,
} from './affected-consultations.js';
import {
  ConsultationsToSettleArgs,
  ConsultationToSettle,
  SettleConsultationsInput,
  SettledConsultations,
} from './closure.types.js';
import { ConsultationSettling } from './consultation-settling.js';
import { ConsultationsToSettle } from './consultations-to-settle.js';

@Resolver(() => AffectedConsultation)
export class AffectedConsultationsResolver {
  constructor(
    private readonly service: AffectedConsultations,
    private readonly toSettle: ConsultationsToSettle,
    private readonly settling: ConsultationSettling,
  ) {}

  @Allow('consultation.read')
  @Query(() => [AffectedConsultation], {
    description:
      'Open appointments on times that are closed by now, the earliest first: on holidays, outside of hours, or with consultants who left. To be asked after a change of these, and moved or cancelled.',
  })
  affectedConsultations(@CurrentViewer() viewer: Viewer, @Args() args: AffectedConsultationsArgs) {
    return this.service.list(viewer, args);
  }

  @Allow('consultation.manage')
  @Query(() => [ConsultationToSettle], {
    description:
      'The earliest hundred open appointments that closed times hit, with free times for each: what would be hit by something that is not stored yet, or what stands on closed times by now. For administrators and secretaries.',
  })
  consultationsToSettle(
    @CurrentViewer() viewer: Viewer,
    @Args() { closure }: ConsultationsToSettleArgs,
  ) {
    return this.toSettle.list(viewer, closure);
  }

  @Allow('consultation.manage')
  @Mutation(() => SettledConsultations, {
    description:
      'Moves and cancels several appointments in one go, each client being told by one mail: all of them, or none and the reasons why.',
  })
  settleConsultations(
    @CurrentViewer() viewer: Viewer,
    @Input(SettleConsultationsInput) input: SettleConsultationsInput,
  ) {
    return this.settling.settle(viewer, input);
  }
}
