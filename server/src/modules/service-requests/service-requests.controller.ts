import { Controller } from '@nestjs/common';
import { RequestController } from '../../core/requests/request.controller.js';
import { serviceRequestTypes } from './service-requests.service.js';

@Controller('service-requests')
export class ServiceRequestsController extends RequestController(serviceRequestTypes) {}
