import { Module } from '@nestjs/common';
import { GraphqlModule } from '../../platform/graphql/graphql.module.js';
import { PageOperations, PageRenderer } from './page-renderer.js';
import { PagesService } from './pages.service.js';
import { SiteStateService } from './site-state.service.js';
import { SituationPages } from './situation-pages.service.js';

/** Serves the website: pages rendered on the server, files, and what crawlers read. */
@Module({
  imports: [GraphqlModule],
  providers: [PageOperations, PageRenderer, PagesService, SiteStateService, SituationPages],
})
export class SiteModule {}
