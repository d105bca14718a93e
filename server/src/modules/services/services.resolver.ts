import { Resolver } from '@nestjs/graphql';
import { ContentResolver } from '../../core/content/content.resolver.js';
import { Service, serviceTypes } from './service.types.js';
import { ServicesService } from './services.service.js';

@Resolver(() => Service)
export class ServicesResolver extends ContentResolver(serviceTypes, ServicesService) {}
