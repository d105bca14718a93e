import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SmsModule } from '../../platform/sms/sms.module.js';
import { UsersModule } from '../users/users.module.js';
import { PhoneCodeEntity } from './phone-code.entity.js';
import { PhoneCodes, PhoneVerificationService } from './phone-verification.service.js';
import { PhoneVerificationController } from './phone-verification.controller.js';
import { PhoneVerificationResolver } from './phone-verification.resolver.js';

@Module({
  imports: [UsersModule, SmsModule, TypeOrmModule.forFeature([PhoneCodeEntity])],
  controllers: [PhoneVerificationController],
  providers: [PhoneCodes, PhoneVerificationService, PhoneVerificationResolver],
})
export class PhoneVerificationModule {}
