import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionReader } from '../../platform/access/session-reader.js';
import { SessionEntity } from './session.entity.js';
import { SessionsService } from './sessions.service.js';
import { SignInChallengeEntity } from './sign-in-challenge.entity.js';
import { SignInChallengesService } from './sign-in-challenges.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity, SignInChallengeEntity])],
  providers: [
    SessionsService,
    SignInChallengesService,
    { provide: SessionReader, useExisting: SessionsService },
  ],
  exports: [SessionsService, SignInChallengesService, SessionReader],
})
export class SessionsModule {}
