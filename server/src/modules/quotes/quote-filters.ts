import { ColumnTest, type Where } from '../../platform/list/list-engine.js';
import type { QuoteEntity } from './quote.entity.js';
import type { QuoteListArgs } from './quote.inputs.js';

/** What lists and exports of quotes are narrowed by. */
export type QuoteFilters = Pick<
  QuoteListArgs,
  'search' | 'statuses' | 'kind' | 'open' | 'language'
>;

const isOpen = new ColumnTest((column) => `${column} > 0`);
const isNotOpen = new ColumnTest((column) => `${column} = 0`);

/** The filters as a condition. */
export const quoteFilters = ({ statuses, kind, open }: QuoteFilters): Where<QuoteEntity> => ({
  status: statuses?.length ? statuses : undefined,
  requestKind: kind,
  openAmount: open === undefined || open === null ? undefined : open ? isOpen : isNotOpen,
});
