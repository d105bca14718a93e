import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionReader } from '../../core/access/session-reader.js';
import { SessionEntity } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  providers: [SessionsService, { provide: SessionReader, useExisting: SessionsService }],
  exports: [SessionsService, SessionReader],
})
export class SessionsModule {}
