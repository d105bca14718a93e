import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceEntity } from './service.entity.js';
import { PublicServicesController, ServicesController } from './services.controller.js';
import { ServicesResolver } from './services.resolver.js';
import { ServicesSeed } from './services.seed.js';
import { ServicesService } from './services.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ServiceEntity])],
  controllers: [ServicesController, PublicServicesController],
  providers: [ServicesService, ServicesResolver, ServicesSeed],
  exports: [ServicesService, ServicesSeed],
})
export class ServicesModule {}
