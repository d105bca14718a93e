import { Resolver } from '@nestjs/graphql';
import { ManagedContentResolver } from '../../core/content/content.resolver.js';
import { replyTemplateTypes } from './reply-template.types.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

@Resolver(() => replyTemplateTypes.managed)
export class ReplyTemplatesResolver extends ManagedContentResolver(
  replyTemplateTypes,
  ReplyTemplatesService,
) {}
