import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { SecondFactorEntity } from './second-factor.entity.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorsService } from './second-factors.service.js';

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([SecondFactorEntity])],
  providers: [SecondFactorRepository, SecondFactorsService],
  exports: [SecondFactorsService],
})
export class SecondFactorModule {}
