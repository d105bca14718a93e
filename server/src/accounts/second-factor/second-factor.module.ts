import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../platform/mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasskeyChallengeEntity } from './passkey-challenge.entity.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeysService } from './passkeys.service.js';
import { RelyingParty } from './relying-party.js';
import { SecondFactorEntity } from './second-factor.entity.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorSwitch } from './second-factor-switch.service.js';
import { SecondFactorsService } from './second-factors.service.js';

@Module({
  imports: [
    MailModule,
    UsersModule,
    TypeOrmModule.forFeature([SecondFactorEntity, PasskeyEntity, PasskeyChallengeEntity]),
  ],
  providers: [
    PasskeyChallengesService,
    PasskeyRepository,
    PasskeysService,
    RelyingParty,
    SecondFactorRepository,
    SecondFactorSwitch,
    SecondFactorsService,
  ],
  exports: [PasskeysService, SecondFactorSwitch, SecondFactorsService],
})
export class SecondFactorModule {}
