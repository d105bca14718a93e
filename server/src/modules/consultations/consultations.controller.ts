import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import {
  Answers,
  AnswersFile,
  type AnswerShape,
  Refuses,
  SameAs,
} from '../../platform/http/described.js';
import type { Response } from 'express';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  RequestController,
  SerializesRequests,
  withoutLeaving,
} from '../../requests/api/request.controller.js';
import { restRequest } from '../../requests/api/request-api.js';
import {
  AffectedConsultation,
  AffectedConsultations,
  AffectedConsultationsArgs,
} from './affected-consultations.js';
import { ConsultantFeeds, FAILED_READS } from './consultant-feeds.js';
import {
  CancelConsultationInput,
  Consultation,
  consultationTypes,
  RescheduleConsultationInput,
  serializeConsultation,
} from './consultation.types.js';
import { ConsultationCalendarLinks } from './consultation-calendar-links.js';
import { ConsultationSlotsArgs, ConsultationSlotsService } from './consultation-slots.service.js';
import { ConsultationMoves } from './consultation-moves.js';
import { ConsultationsService } from './consultations.service.js';
import { Limits } from '../../platform/access/declared-limits.js';

const AFFECTED: AnswerShape = {
  name: 'AffectedConsultationRow',
  of: AffectedConsultation,
  without: ['consultation'],
  more: {
    consultation: {
      name: 'AffectedAppointment',
      of: Consultation,
      without: ['personId'],
      more: consultationTypes.restFields,
    },
  },
};

@Controller('consultations')
export class ConsultationsController extends RequestController(
  consultationTypes,
  ConsultationsService,
) {
  constructor(
    private readonly service: ConsultationsService,
    private readonly free: ConsultationSlotsService,
    private readonly calendars: ConsultationCalendarLinks,
    private readonly feeds: ConsultantFeeds,
    private readonly affected: AffectedConsultations,
    private readonly moves: ConsultationMoves,
  ) {
    super();
  }

  @SameAs('consultationSlots')
  @Refuses('NOT_FOUND')
  @Allow('request.submit')
  @Get('slots')
  slots(@CurrentViewer() viewer: Viewer, @Query() args: ConsultationSlotsArgs) {
    return this.free.free(viewer, args);
  }

  @SameAs('affectedConsultations')
  @Answers(() => [AFFECTED] as const)
  @Allow('consultation.read')
  @Get('affected')
  async affectedConsultations(
    @CurrentViewer() viewer: Viewer,
    @Query() args: AffectedConsultationsArgs,
  ) {
    const found = await this.affected.list(viewer, args);
    return found.map(({ consultation, reason }) => ({
      reason,
      consultation: withoutLeaving(serializeConsultation(consultation, viewer.language)),
    }));
  }

  @AnswersFile(
    'An appointment as a calendar file, by a link that was made for the caller.',
    'text/calendar',
  )
  @Public()
  @Get('calendar-links/:token')
  openCalendarLink(@Param('token') token: string, @Res() response: Response) {
    return this.calendars.open(token, response);
  }

  @Limits(FAILED_READS)
  @AnswersFile(
    'The appointments of a consultant as a calendar, by its private address.',
    'text/calendar',
  )
  @Refuses('NOT_FOUND')
  @Public()
  @Get('feeds/:file')
  feed(
    @Param('file') file: string,
    @CurrentClient() clientInfo: ClientInfo,
    @Res() response: Response,
  ) {
    return this.feeds.send(file, clientInfo, response);
  }

  @AnswersFile(
    'An appointment as a calendar file: for the person who booked, and for the office.',
    'text/calendar',
  )
  @Allow('request.own')
  @Get(':id/calendar')
  calendarFile(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ) {
    return this.calendars.send(viewer, id, response);
  }

  @SameAs('rescheduleConsultation')
  @Refuses('APPOINTMENT_OVERLAPS', 'CLIENT_HAS_APPOINTMENT', 'DATA_ERASED')
  @Answers(() => restRequest(consultationTypes))
  @Allow('consultation.manage')
  @SerializesRequests(consultationTypes, ConsultationsService)
  @Patch(':id/appointment')
  reschedule(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: RescheduleConsultationInput,
  ) {
    return this.moves.reschedule(viewer, id, input);
  }

  @SameAs('cancelConsultation')
  @Refuses('DATA_ERASED')
  @Answers(() => restRequest(consultationTypes))
  @Allow('request.own')
  @SerializesRequests(consultationTypes, ConsultationsService)
  @HttpCode(HttpStatus.OK)
  @Post(':id/cancel')
  cancel(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: CancelConsultationInput,
  ) {
    return this.service.cancel(viewer, id, input);
  }
}
