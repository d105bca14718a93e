import { ArgsType, Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { CONTENT_STATUSES, type ContentStatus } from '../../contract/enums.js';
import { type Locale, toLocale } from '../../contract/locales.js';
import { ContentStatusEnum } from '../graphql/enums.js';
import { ListArgs, toBoolean } from '../list/list.args.js';
import { IsSafeText } from '../validation/text-rules.js';

/** What administrators filter a content list by. */
@ArgsType()
export class ContentListArgs extends ListArgs {
  @Field(() => ContentStatusEnum, { nullable: true, description: 'Only rows of this status.' })
  @IsOptional()
  @IsIn(CONTENT_STATUSES, { message: 'oneOf' })
  status?: ContentStatus;

  @Field(() => Boolean, { nullable: true, description: 'True: the trash instead of the list.' })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  deleted?: boolean;
}

/** `?language=` of a single thing. */
export class LanguageArgs {
  @Transform(({ value }: { value: unknown }) => (value === undefined ? value : toLocale(value)))
  @IsOptional()
  language?: Locale;
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
