import { Args, ArgsType, Context, Mutation, Resolver } from '@nestjs/graphql';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { Link } from '../../platform/graphql/answers.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { DayField, EnumField, IdField } from '../../platform/validation/fields.js';
import { DaySheets } from './day-sheets.js';

@ArgsType()
class DaySheetArgs {
  @DayField({ description: 'The day in Algiers, written as YYYY-MM-DD.' })
  day: string;

  @IdField({
    optional: true,
    description: 'Only appointments with the consultant with this id.',
  })
  consultantId?: string | null;

  @EnumField(LocaleEnum, LOCALES, {
    optional: true,
    description: 'Language of the PDF; that of the caller by default.',
  })
  language?: Locale | null;
}

@Resolver()
export class DaySheetsResolver {
  constructor(private readonly sheets: DaySheets) {}

  @Allow('consultation.read')
  @Mutation(() => Link, {
    description:
      "Makes an address of a PDF with the appointments of a day that the caller may read, without the cancelled ones; the caller's browser can open it for a minute, and each opening is recorded.",
  })
  createDaySheet(
    @CurrentViewer() viewer: Viewer,
    @Args() { language, ...args }: DaySheetArgs,
    @Context() { req }: GraphqlContext,
  ) {
    return this.sheets.link(viewer, { ...args, language: language ?? callerLocale(req) });
  }
}
