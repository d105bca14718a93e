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
import { ExportDownloads } from '../platform/export/export-downloads.js';
import { RequestExports } from './export/request-exports.js';
import { RequestExportsController } from './export/request-exports.controller.js';
import { RequestPdfs } from './pdf/request-pdfs.js';
import { RequestPdfsController } from './pdf/request-pdfs.controller.js';
import { RequestPdfsResolver } from './pdf/request-pdfs.resolver.js';
import { KeptRecords } from './people/kept-records.js';
import { ConflictChecks } from './people/conflict-checks.js';
import { ComparedNames } from './people/names/compared-names.js';
import { RequestErasure } from './people/request-erasure.js';
import { RequestPeople } from './people/request-people.js';
import { RequestReach } from './people/request-reach.js';
import { RequestDependencies } from './request-dependencies.js';
import { RequestKinds } from './request-kinds.js';
import { RequestEventEntity } from './store/request-event.entity.js';
import { RequestOwners } from './store/request-owners.js';
import { SubmissionLimits } from './submission/submission-limits.js';
import { ArchivedDocuments } from './papers/archived-documents.js';
import { RequestCases } from './papers/request-cases.js';
import { RequestFileEntity } from './papers/request-file.entity.js';
import { RequestFileLinks } from './papers/request-file-links.js';
import { RequestFiles } from './papers/request-files.js';
import { RequestFilesController } from './papers/request-files.controller.js';
import { RequestFileScans } from './papers/request-file-scans.js';
import { RequestPaperEntity } from './papers/request-paper.entity.js';
import { RequestPaperRows } from './papers/request-paper-rows.js';
import { RequestPapers } from './papers/request-papers.js';
import { RequestPapersReads } from './papers/request-papers-reads.js';
import { MyRequestFilesResolver, RequestPapersResolver } from './papers/request-papers.resolver.js';
import { Timeline, TimelineLoader } from './thread/timeline.js';

const PROVIDERS = [
  RequestDependencies,
  KeptRecords,
  RequestErasure,
  RequestOwners,
  ExportDownloads,
  RequestExports,
  PdfSheets,
  RequestPdfs,
  RequestPdfsResolver,
  RequestEscalations,
  RequestPeople,
  RequestReach,
  ConflictChecks,
  ComparedNames,
  RequestKinds,
  RequestHandover,
  RowViews,
  DeskFacts,
  SubmissionLimits,
  ArchivedDocuments,
  RequestCases,
  RequestFileLinks,
  RequestFiles,
  RequestFileScans,
  RequestPaperRows,
  RequestPapers,
  RequestPapersReads,
  RequestPapersResolver,
  MyRequestFilesResolver,
  Timeline,
  TimelineLoader,
];

/** What every kind of request uses. */
@Global()
@Module({
  imports: [
    MailModule,
    TypeOrmModule.forFeature([
      RequestEventEntity,
      RequestEscalationEntity,
      RequestFileEntity,
      RequestPaperEntity,
      RowViewEntity,
    ]),
  ],
  controllers: [RequestExportsController, RequestPdfsController, RequestFilesController],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class RequestsModule {}
