import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { Link } from '../../platform/graphql/answers.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Id, Input } from '../../requests/api/request-operations.js';
import { RequestResolver } from '../../requests/api/request.resolver.js';
import { consultantTypes } from '../consultants/consultant.types.js';
import { ConsultantsService } from '../consultants/consultants.service.js';
import { situationTypes } from '../situations/situation.types.js';
import { SituationsService } from '../situations/situations.service.js';
import type { ConsultationEntity } from './consultation.entity.js';
import {
  CancelConsultationInput,
  Consultation,
  ConsultationCalendarArgs,
  consultationTypes,
  MoveConsultationInput,
  RescheduleConsultationInput,
} from './consultation.types.js';
import { ConsultationCalendarLinks } from './consultation-calendar-links.js';
import { ConsultationMoves } from './consultation-moves.js';
import { ConsultationsService } from './consultations.service.js';

@Resolver(() => Consultation)
export class ConsultationsResolver extends RequestResolver(
  consultationTypes,
  ConsultationsService,
) {
  constructor(
    private readonly service: ConsultationsService,
    private readonly calendars: ConsultationCalendarLinks,
    private readonly consultants: ConsultantsService,
    private readonly moves: ConsultationMoves,
    private readonly situations: SituationsService,
  ) {
    super();
  }

  @Allow('consultation.read')
  @Query(() => [Consultation], {
    description:
      'Consultations on some days without the cancelled ones, the earliest first, up to 1000; for the office.',
  })
  consultationCalendar(@CurrentViewer() viewer: Viewer, @Args() args: ConsultationCalendarArgs) {
    return this.service.calendar(viewer, args);
  }

  @Allow('consultation.answer')
  @Mutation(() => Consultation, {
    description:
      'Moves a consultation to another slot, which the client is told by mail. Lawyers move those that they deal with; FORBIDDEN for others. SLOT_TAKEN if nobody is free then, CONSULTATION_OVER if it was cancelled or has taken place.',
  })
  rescheduleConsultation(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Input(RescheduleConsultationInput) input: RescheduleConsultationInput,
  ) {
    return this.moves.reschedule(viewer, id, input);
  }

  @Allow('request.own')
  @Mutation(() => Consultation, {
    description:
      "Moves one of the caller's own consultations to another free slot, which the office then confirms. The old slot is given up when the new one is taken. SLOT_TAKEN if nobody is free then, MOVE_TOO_LATE shortly before it begins, STALE_WRITE if it is not at the time any more that it is moved from, CONSULTATION_OVER if it was cancelled or has taken place.",
  })
  moveConsultation(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Input(MoveConsultationInput) input: MoveConsultationInput,
  ) {
    return this.moves.move(viewer, id, input);
  }

  @Allow('request.own')
  @Mutation(() => Consultation, {
    description:
      "Cancels one of the caller's own consultations, whose slot is free again. CANCEL_TOO_LATE shortly before it begins, CONSULTATION_OVER if it was cancelled or has taken place.",
  })
  cancelConsultation(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Input(CancelConsultationInput) input: CancelConsultationInput,
  ) {
    return this.service.cancel(viewer, id, input);
  }

  @Allow('request.own')
  @Mutation(() => Link, {
    description:
      'Makes an address at which the browser can download the appointment as a calendar file (.ics) within a minute: for the person who booked, and for the office.',
  })
  createConsultationCalendarLink(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.calendars.link(viewer, id);
  }

  @ResolveField(() => consultantTypes.publicItem, {
    nullable: true,
    description:
      "The consultant as the public sees them now, in the caller's language; null without one, and for one who is not public any more.",
  })
  consultant(@Parent() { consultantId }: ConsultationEntity, @Context() { req }: GraphqlContext) {
    return this.consultants.reads.publicOf(consultantId, callerLocale(req));
  }

  @ResolveField(() => situationTypes.publicItem, {
    nullable: true,
    description:
      "The situation from whose page the person came, as the public sees it now, in the caller's language; null without one, and for one that is not public any more.",
  })
  situation(@Parent() { situationId }: ConsultationEntity, @Context() { req }: GraphqlContext) {
    return this.situations.reads.publicOf(situationId, callerLocale(req));
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      "Name of the consultant at the time of booking, in the caller's language; null without one.",
  })
  consultantName(@Parent() row: ConsultationEntity, @Context() { req }: GraphqlContext) {
    return row.consultantNames && row.consultantNames[callerLocale(req)];
  }
}
