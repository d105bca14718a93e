import { ArgsType, Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, MaxLength, ValidateIf } from 'class-validator';
import { type ContentDefinition, reviewedTexts } from '../contract/content/define-content.js';
import { flagWords } from '../contract/entity-label.js';
import { CONTENT_STATUSES, type ContentStatus } from '../contract/content/content-status.js';
import { type Locale, LOCALES, toLocale } from '../contract/locales.js';
import { ContentStatusEnum, LocaleEnum } from '../platform/graphql/graphql-enums.js';
import { ListArgs, toBoolean } from '../platform/list/list.args.js';
import { IsSafeText } from '../platform/validation/text-rules.js';
import { addOwnFilters } from './own-fields.js';

/** The filters of the office, besides the flags. */
export interface ContentFilters extends ListArgs {
  status?: ContentStatus;
  deleted?: boolean;
  /** Only rows that lack something in this language. */
  missing?: Locale;
  /** Only rows that say something of the law that is not confirmed, or only the others. */
  unconfirmed?: boolean;
}

type Args<T extends ListArgs> = abstract new () => T;

/** Adds a filter that is true or false: `only those that are featured`. */
function addBoolean(prototype: object, name: string, which: string): void {
  const description = `True: only those ${which}. False: only the others.`;
  const filter = [
    Field(() => Boolean, { nullable: true, description }),
    toBoolean,
    IsOptional(),
    IsIn([true, false], { message: 'boolean' }),
  ];
  filter.forEach((decorate) => decorate(prototype, name));
}

/** Base class of an entity's public list arguments: its flags, and the fields that it is filtered by. */
export function PublicContentListArgs(definition: ContentDefinition): Args<ListArgs> {
  @ArgsType()
  abstract class PublicArgs extends ListArgs {}
  for (const name of Object.keys(definition.flags)) {
    addBoolean(PublicArgs.prototype, name, `that are ${flagWords(name)}`);
  }
  addOwnFilters(definition, PublicArgs.prototype);
  return PublicArgs;
}

/** Base class of an entity's list arguments for the office: its flags, status, trash, gaps, and what is to be confirmed. */
export function ContentListArgs(definition: ContentDefinition): Args<ContentFilters> {
  @ArgsType()
  abstract class ManagedArgs extends PublicContentListArgs(definition) implements ContentFilters {
    @Field(() => ContentStatusEnum, { nullable: true, description: 'Only rows with this status.' })
    @IsOptional()
    @IsIn(CONTENT_STATUSES, { message: 'oneOf' })
    status?: ContentStatus;

    @Field(() => Boolean, {
      nullable: true,
      description: 'True lists what is in the trash instead.',
    })
    @toBoolean
    @IsOptional()
    @IsIn([true, false], { message: 'boolean' })
    deleted?: boolean;

    @Field(() => LocaleEnum, {
      nullable: true,
      description: 'Only rows that are incomplete in this language.',
    })
    @IsOptional()
    @IsIn(LOCALES, { message: 'oneOf' })
    missing?: Locale;
  }
  if (reviewedTexts(definition).length > 0) {
    const which = 'that say something of the law in a language in which it is not confirmed';
    addBoolean(ManagedArgs.prototype, 'unconfirmed', which);
  }
  return ManagedArgs;
}

/** `?language=` of a single row. */
export class LanguageArgs {
  @Transform(({ value }: { value: unknown }) => (value === undefined ? value : toLocale(value)))
  @IsOptional()
  language?: Locale;
}

/** `?language=&deleted=` of a single row, for the office. */
export class ReadArgs extends LanguageArgs {
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  deleted?: boolean;
}

/** `GET …/check-slug?slug=&excludeId=`. */
export class SlugArgs {
  @IsNotEmpty({ message: 'required' })
  @IsSafeText({ message: 'characters' })
  slug: string;

  @IsOptional()
  @IsSafeText({ message: 'id' })
  @MaxLength(36, { message: 'id' })
  excludeId?: string;

  @IsOptional()
  language?: string;
}

/** Body of a `PATCH …/status`: without a status, it is toggled (A31); null is none that could be meant. */
export class StatusBody {
  @ValidateIf((_, value) => value !== undefined)
  @IsIn(CONTENT_STATUSES, { message: 'oneOf' })
  status?: ContentStatus;
}
