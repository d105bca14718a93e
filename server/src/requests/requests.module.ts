import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../platform/mail/mail.module.js';
import { PdfSheets } from '../platform/pdf/pdf-sheets.js';
import { DeskFacts } from './desk/desk-facts.js';
import { RequestEscalationEntity } from './desk/request-escalation.entity.js';
import { RequestEscalations } from './desk/request-escalations.js';
import { RequestHandover } from './desk/request-handover.js';
import { RowViewEntity } from './desk/row-view.entity.js';
import { RowViews } from './desk/row-views.js';
import { RequestExports } from './export/request-exports.js';
import { RequestExportsController } from './export/request-exports.controller.js';
import { RequestPdfs } from './pdf/request-pdfs.js';
import { RequestPdfsController } from './pdf/request-pdfs.controller.js';
import { RequestPdfsResolver } from './pdf/request-pdfs.resolver.js';
import { KeptRecords } from './people/kept-records.js';
import { RequestErasure } from './people/request-erasure.js';
import { RequestPeople } from './people/request-people.js';
import { RequestReach } from './people/request-reach.js';
import { RequestDependencies } from './request-dependencies.js';
import { RequestKinds } from './request-kinds.js';
import { RequestEventEntity } from './store/request-event.entity.js';
import { RequestOwners } from './store/request-owners.js';
import { SubmissionLimits } from './submission/submission-limits.js';
import { Timeline, TimelineLoader } from './thread/timeline.js';

const PROVIDERS = [
  RequestDependencies,
  KeptRecords,
  RequestErasure,
  RequestOwners,
  RequestExports,
  PdfSheets,
  RequestPdfs,
  RequestPdfsResolver,
  RequestEscalations,
  RequestPeople,
  RequestReach,
  RequestKinds,
  RequestHandover,
  RowViews,
  DeskFacts,
  SubmissionLimits,
  Timeline,
  TimelineLoader,
];

/** What every kind of request uses. */
@Global()
@Module({
  imports: [
    MailModule,
    TypeOrmModule.forFeature([RequestEventEntity, RequestEscalationEntity, RowViewEntity]),
  ],
  controllers: [RequestExportsController, RequestPdfsController],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class RequestsModule {}
