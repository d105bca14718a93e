import { Controller } from '@nestjs/common';
import { RequestController } from '../../requests/api/request.controller.js';
import { serviceRequestTypes } from './service-request.types.js';
import { ServiceRequestsService } from './service-requests.service.js';

@Controller('service-requests')
export class ServiceRequestsController extends RequestController(
  serviceRequestTypes,
  ServiceRequestsService,
) {}
