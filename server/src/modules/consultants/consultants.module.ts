import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsultantEntity } from './consultant.entity.js';
import { ConsultantsController, PublicConsultantsController } from './consultants.controller.js';
import { ConsultantsResolver } from './consultants.resolver.js';
import { ConsultantsSeed } from './consultants.seed.js';
import { ConsultantsService } from './consultants.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConsultantEntity])],
  controllers: [ConsultantsController, PublicConsultantsController],
  providers: [ConsultantsService, ConsultantsResolver, ConsultantsSeed],
  exports: [ConsultantsService, ConsultantsSeed],
})
export class ConsultantsModule {}
