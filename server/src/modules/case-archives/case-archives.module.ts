import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes/quotes.module.js';
import { CaseArchives } from './case-archives.js';
import { CaseArchivesController } from './case-archives.controller.js';
import { CaseArchivesResolver } from './case-archives.resolver.js';

/** Everything of a request as one archive. */
@Module({
  imports: [QuotesModule],
  controllers: [CaseArchivesController],
  providers: [CaseArchives, CaseArchivesResolver],
})
export class CaseArchivesModule {}
