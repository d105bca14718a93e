import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { AuditEventEntity } from './audit-event.entity.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditService } from './audit.service.js';

/** Global, because every module's writes are recorded. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEventEntity])],
  providers: [AuditService, AuditResolver, { provide: AuditLog, useExisting: AuditService }],
  exports: [AuditService, AuditLog],
})
export class AuditModule {}
