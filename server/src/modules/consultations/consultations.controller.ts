import { Controller } from '@nestjs/common';
import { RequestController } from '../../core/requests/request.controller.js';
import { consultationTypes } from './consultation.types.js';
import { ConsultationsService } from './consultations.service.js';

@Controller('consultations')
export class ConsultationsController extends RequestController<ConsultationsService>(
  consultationTypes,
) {
  constructor(service: ConsultationsService) {
    super(service);
  }
}
