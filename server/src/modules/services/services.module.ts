import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { ServiceEntity } from './service.entity.js';
import { serviceTypes } from './service.types.js';
import { ServicesSeed } from './services.seed.js';
import { ServicesService } from './services.service.js';

@Module(
  contentModule({
    types: serviceTypes,
    entity: ServiceEntity,
    service: ServicesService,
    seed: ServicesSeed,
  }),
)
export class ServicesModule {}
