import { Global, Module } from '@nestjs/common';
import { ContentDependencies } from './content-dependencies.js';
import { ContentKinds } from './content-kinds.js';

const PROVIDERS = [ContentDependencies, ContentKinds];

/** What every entity of content uses. */
@Global()
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class ContentEngineModule {}
