import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../platform/mail/mail.module.js';
import { DocumentCounterEntity } from './document-counter.entity.js';
import { DocumentNumbers } from './document-numbers.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentsService } from './payments.service.js';
import { QuoteAccess } from './quote-access.js';
import { QuoteArchive } from './quote-archive.js';
import { QuoteDeadlines } from './quote-deadlines.js';
import { QuoteDecisionsService } from './quote-decisions.service.js';
import { QuoteErasure } from './quote-erasure.js';
import { QuoteEvents } from './quote-events.js';
import { QuoteExports } from './quote-exports.js';
import { QuoteExportsController } from './quote-exports.controller.js';
import { QuoteExportsResolver } from './quote-exports.resolver.js';
import { QuotePdfs } from './quote-pdfs.js';
import { QuotePdfsController } from './quote-pdfs.controller.js';
import { QuotePdfsResolver } from './quote-pdfs.resolver.js';
import { QuoteReads } from './quote-reads.js';
import { QuoteAcceptanceEntity, QuoteEntity, QuoteVersionEntity } from './quote.entity.js';
import { QuotesOfRequests } from './quotes-of-requests.js';
import { MyQuotesResolver, QuotesResolver } from './quotes.resolver.js';
import { QuotesService } from './quotes.service.js';

/** Quotes for requests, their acceptance, and payments. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      QuoteEntity,
      QuoteVersionEntity,
      QuoteAcceptanceEntity,
      PaymentEntity,
      DocumentCounterEntity,
    ]),
    MailModule,
  ],
  controllers: [QuoteExportsController, QuotePdfsController],
  providers: [
    DocumentNumbers,
    PaymentsService,
    QuoteAccess,
    QuoteArchive,
    QuoteDeadlines,
    QuoteDecisionsService,
    QuoteErasure,
    QuoteEvents,
    QuoteExports,
    QuoteExportsResolver,
    QuotePdfs,
    QuotePdfsResolver,
    QuoteReads,
    QuotesOfRequests,
    QuotesService,
    QuotesResolver,
    MyQuotesResolver,
  ],
  exports: [QuoteArchive, QuoteErasure, QuotePdfs, QuotesOfRequests],
})
export class QuotesModule {}
