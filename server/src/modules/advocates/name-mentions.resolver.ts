import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { Allow } from '../../platform/access/access.decorators.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import { NameMentions } from './name-mentions.service.js';
import { NameMention } from './name-mentions.types.js';

@Resolver()
export class NameMentionsResolver {
  constructor(private readonly mentions: NameMentions) {}

  @Allow('consultant.publish')
  @Query(() => [NameMention], {
    description:
      "What the public reads that names a consultant, in any of the languages, beside the consultant's own texts; for administrators. NOT_FOUND if there is no such consultant.",
  })
  consultantMentions(
    @Args('id', { type: () => ID, description: 'Id of the consultant.' }, UuidPipe) id: string,
    @Context() { req }: GraphqlContext,
  ) {
    return this.mentions.of(id, callerLocale(req));
  }
}
