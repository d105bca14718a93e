import { Controller, Get, Query } from '@nestjs/common';
import { SameAs } from '../../platform/http/described.js';
import { Public } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { PublicSearchService } from './public-search.service.js';
import { PublicSearchQuery } from './public-search.types.js';

@Public()
@Controller('public/search')
export class PublicSearchController {
  constructor(private readonly service: PublicSearchService) {}

  @SameAs('publicSearch')
  @Get()
  search(@Query() { q: text, ...options }: PublicSearchQuery, @CurrentClient() client: ClientInfo) {
    return this.service.search({ text, ...options }, client.address);
  }
}
