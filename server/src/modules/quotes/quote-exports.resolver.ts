import { Field, Int, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { MAX_EXPORTED_ROWS } from '../../contract/exports.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { Link } from '../../platform/graphql/answers.js';
import { Listed } from '../../platform/list/graphql-list.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { exportArgs, type ExportFormatArgs } from '../../requests/export/export-args.js';
import { QuoteExports } from './quote-exports.js';
import type { QuoteFilters } from './quote-filters.js';
import { quoteList } from './quote.inputs.js';

@ObjectType('QuoteExport', {
  description:
    'An export that is ready to be downloaded by the person of the office who asked for it; opening it is recorded.',
})
export class QuoteExportLink extends Link {
  @Field(() => Int, { description: `Number of its rows, at most ${MAX_EXPORTED_ROWS}.` })
  rows: number;
}

type ExportFilters = QuoteFilters & ExportFormatArgs;

const WHICH = 'of the quotes that the filter matches and the caller may read';

/** Quotes and payments as files. */
@Resolver()
export class QuoteExportsResolver {
  constructor(private readonly exports: QuoteExports) {}

  @Allow('quote.export')
  @Mutation(() => QuoteExportLink, {
    description: `Makes an address of a file ${WHICH}, the newest first. EXPORT_TOO_LARGE if there are too many.`,
  })
  createQuoteExport(
    @CurrentViewer() viewer: Viewer,
    @Listed(exportArgs(quoteList)) filters: ExportFilters,
  ) {
    return this.exports.link(viewer, 'quotes', filters);
  }

  @Allow('quote.export')
  @Mutation(() => QuoteExportLink, {
    description: `Makes an address of a file with the payments ${WHICH}; what cancels a payment has its amount with a minus. EXPORT_TOO_LARGE if there are too many.`,
  })
  createPaymentExport(
    @CurrentViewer() viewer: Viewer,
    @Listed(exportArgs(quoteList)) filters: ExportFilters,
  ) {
    return this.exports.link(viewer, 'payments', filters);
  }
}
