import type { Type } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { AccessRequirement } from '../access/access.decorators.js';
import type { StatusChange } from './request-change.types.js';
import type { RequestBase } from './request.entity.js';
import type { RequestFilters } from './request-list.args.js';

/** What the resolver and the controller of one kind of request are made from. */
export interface RequestApiOptions {
  definition: RequestDefinition;
  /** Who may send one: everybody, or people whose role holds this permission. */
  submitAccess: AccessRequirement;
  item: Type<object>;
  page: Type<object>;
  stats: Type<object>;
  listArgs: Type<RequestFilters>;
  submitInput: Type<object>;
  updateInput: Type<object>;
  statusInput: Type<StatusChange<RequestBase>>;
  /** What a row shows over REST. */
  serialize: (row: never, locale: Locale) => object;
}
