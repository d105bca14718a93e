import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { SynonymEntity } from './synonym.entity.js';
import { synonymTypes } from './synonym.types.js';
import { SynonymsResolver } from './synonyms.resolver.js';
import { SynonymsSeed } from './synonyms.seed.js';
import { SynonymsService } from './synonyms.service.js';

@Module(
  contentModule({
    types: synonymTypes,
    entity: SynonymEntity,
    service: SynonymsService,
    seed: SynonymsSeed,
    resolver: SynonymsResolver,
  }),
)
export class SynonymsModule {}
