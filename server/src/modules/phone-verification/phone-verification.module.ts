import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SmsModule } from '../../core/sms/sms.module.js';
import { UsersModule } from '../users/users.module.js';
import { PhoneCodeEntity } from './phone-code.entity.js';
import { PhoneCodes } from './phone-codes.js';
import { PhoneVerificationController } from './phone-verification.controller.js';
import { PhoneVerificationResolver } from './phone-verification.resolver.js';
import { PhoneVerificationService } from './phone-verification.service.js';

@Module({
  imports: [UsersModule, SmsModule, TypeOrmModule.forFeature([PhoneCodeEntity])],
  controllers: [PhoneVerificationController],
  providers: [PhoneCodes, PhoneVerificationService, PhoneVerificationResolver],
})
export class PhoneVerificationModule {}
