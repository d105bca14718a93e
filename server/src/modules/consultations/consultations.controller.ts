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
} from '@nestjs/common';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { RequestController } from '../../core/requests/request.controller.js';
import { ShowsRequests } from '../../core/requests/shows-requests.js';
import { CancelConsultationInput, RescheduleConsultationInput } from './consultation.inputs.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import { ConsultationSlotsArgs } from './consultation-slots.types.js';
import { consultationTypes } from './consultation.types.js';
import { ConsultationsService } from './consultations.service.js';

@Controller('consultations')
export class ConsultationsController extends RequestController<ConsultationsService>(
  consultationTypes,
) {
  constructor(
    service: ConsultationsService,
    private readonly free: ConsultationSlotsService,
  ) {
    super(service);
  }

  @Allow('request.submit')
  @Get('slots')
  slots(@Query() args: ConsultationSlotsArgs) {
    return this.free.free(args);
  }

  @Allow('consultation.manage')
  @ShowsRequests(consultationTypes)
  @Patch(':id/appointment')
  reschedule(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: RescheduleConsultationInput,
  ) {
    return this.service.reschedule(viewer, id, input);
  }

  @Allow('request.own')
  @ShowsRequests(consultationTypes)
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
