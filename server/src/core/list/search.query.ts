import { IsOptional, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { IsSafeText } from '../validation/text-rules.js';
import { ListArgs } from './list.args.js';

/** `GET …/search?q=`: a list with its search under another name (dashboard 7). */
export class SearchQuery extends ListArgs {
  @IsOptional()
  @IsSafeText({ message: 'characters' })
  @MaxLength(LIMITS.search.max, { message: `maxLength:0:${LIMITS.search.max}` })
  q?: string;
}
