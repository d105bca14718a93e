import type { Type } from '@nestjs/common';
import { IsOptional, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { IsSafeText } from '../validation/text-rules.js';
import type { ListArgs } from './list.args.js';

/** `GET …/search?q=`: a list with its search under another name. */
export function SearchArgs<T extends ListArgs>(listArgs: Type<T>): Type<T & { q?: string }> {
  class SearchArgsOf extends (listArgs as Type<ListArgs>) {
    @IsOptional()
    @IsSafeText({ message: 'characters' })
    @MaxLength(LIMITS.search.max, { message: `maxLength:0:${LIMITS.search.max}` })
    q?: string;
  }
  return SearchArgsOf as Type<T & { q?: string }>;
}
