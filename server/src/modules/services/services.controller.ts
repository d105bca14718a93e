import { Controller } from '@nestjs/common';
import {
  ContentController,
  PublicContentController,
} from '../../core/content/content.controller.js';
import { serviceTypes } from './service.types.js';
import { ServicesService } from './services.service.js';

@Controller('services')
export class ServicesController extends ContentController(serviceTypes, ServicesService) {}

@Controller('public/services')
export class PublicServicesController extends PublicContentController(
  serviceTypes,
  ServicesService,
) {}
