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
import { AffectedConsultations, AffectedConsultationsArgs } from './affected-consultations.js';
import { ConsultantFeeds } from './consultant-feeds.js';
import {
  CancelConsultationInput,
  consultationTypes,
  RescheduleConsultationInput,
  serializeConsultation,
} from './consultation.types.js';
import { ConsultationCalendarLinks } from './consultation-calendar-links.js';
import { ConsultationSlotsArgs, ConsultationSlotsService } from './consultation-slots.service.js';
import { ConsultationMoves } from './consultation-moves.js';
import { ConsultationsService } from './consultations.service.js';

@Controller('consultations')
export class ConsultationsController extends RequestController(consultationTypes) {
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

  @Allow('request.submit')
  @Get('slots')
  slots(@CurrentViewer() viewer: Viewer, @Query() args: ConsultationSlotsArgs) {
    return this.free.free(viewer, args);
  }

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

  @Public()
  @Get('calendar-links/:token')
  openCalendarLink(@Param('token') token: string, @Res() response: Response) {
    return this.calendars.open(token, response);
  }

  @Public()
  @Get('feeds/:file')
  feed(
    @Param('file') file: string,
    @CurrentClient() clientInfo: ClientInfo,
    @Res() response: Response,
  ) {
    return this.feeds.send(file, clientInfo, response);
  }

  /** For the person who booked, and for the office. */
  @Allow('request.own')
  @Get(':id/calendar')
  calendarFile(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ) {
    return this.calendars.send(viewer, id, response);
  }

  @Allow('consultation.manage')
  @SerializesRequests(consultationTypes)
  @Patch(':id/appointment')
  reschedule(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: RescheduleConsultationInput,
  ) {
    return this.moves.reschedule(viewer, id, input);
  }

  @Allow('request.own')
  @SerializesRequests(consultationTypes)
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
