import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SynonymsModule } from '../synonyms/synonyms.module.js';
import { PublicDocuments } from './public-documents.js';
import { PublicSearchController } from './public-search.controller.js';
import { PublicSearchResolver } from './public-search.resolver.js';
import { PublicSearchService } from './public-search.service.js';
import { SearchMissEntity } from './search-miss.entity.js';
import { SearchMisses } from './search-misses.service.js';
import { SearchSaltEntity } from './search-salt.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SearchMissEntity, SearchSaltEntity]), SynonymsModule],
  controllers: [PublicSearchController],
  providers: [PublicDocuments, SearchMisses, PublicSearchService, PublicSearchResolver],
})
export class PublicSearchModule {}
