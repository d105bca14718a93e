import { Controller } from '@nestjs/common';
import { RequestController } from '../../requests/api/request.controller.js';
import { contactRequestTypes } from './contact-request.types.js';
import { ContactRequestsService } from './contact-requests.service.js';

@Controller('contact-requests')
export class ContactRequestsController extends RequestController(
  contactRequestTypes,
  ContactRequestsService,
) {}
