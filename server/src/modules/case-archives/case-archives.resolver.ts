import { Args, ArgsType, Context, Mutation, Resolver } from '@nestjs/graphql';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { Link } from '../../platform/graphql/answers.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { EnumField } from '../../platform/validation/fields.js';
import { RequestPapersArgs } from '../../requests/papers/request-papers.types.js';
import { CaseArchives } from './case-archives.js';

@ArgsType()
class CaseArchiveArgs extends RequestPapersArgs {
  @EnumField(LocaleEnum, LOCALES, {
    optional: true,
    description: 'Language of what is written for it; that of the caller by default.',
  })
  language?: Locale | null;
}

@Resolver()
export class CaseArchivesResolver {
  constructor(private readonly archives: CaseArchives) {}

  @Allow('desk.use')
  @Mutation(() => Link, {
    description:
      "Makes an address at which the caller's browser can save everything of a request as a ZIP archive within a minute: summary, history, files of both sides, quotes and receipts. Each saving is recorded. NOT_FOUND for a request that the caller may not read.",
  })
  createCaseArchive(
    @CurrentViewer() viewer: Viewer,
    @Args() { language, ...request }: CaseArchiveArgs,
    @Context() { req }: GraphqlContext,
  ) {
    const order = { ...request, language: language ?? callerLocale(req) };
    return this.archives.link({ viewer, side: 'office' }, order);
  }

  @Allow('request.own')
  @Mutation(() => Link, {
    description:
      'The same for a request of the caller, also after it is closed, without what only the office knows. NOT_FOUND for a request of somebody else.',
  })
  createMyCaseArchive(
    @CurrentViewer() viewer: Viewer,
    @Args() { language, ...request }: CaseArchiveArgs,
    @Context() { req }: GraphqlContext,
  ) {
    const order = { ...request, language: language ?? callerLocale(req) };
    return this.archives.link({ viewer, side: 'client' }, order);
  }
}
