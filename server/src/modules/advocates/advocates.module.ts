import { Module } from '@nestjs/common';
import { NameMentionsResolver } from './name-mentions.resolver.js';
import { NameMentions } from './name-mentions.service.js';

/** What the site says of consultants who are advocates (A86). */
@Module({ providers: [NameMentions, NameMentionsResolver] })
export class AdvocatesModule {}
