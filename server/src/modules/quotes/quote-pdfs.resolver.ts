import { Args, ArgsType, Int, Mutation, Resolver } from '@nestjs/graphql';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { Link } from '../../platform/graphql/answers.js';
import { IdArg } from '../../platform/graphql/common-args.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { EnumField, IdField } from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { NUMBER_LENGTH } from './payment.types.js';
import { QuotePdfs } from './quote-pdfs.js';

const Id = () => IdArg('Id of the quote.');
const Revision = () =>
  Args('revision', {
    type: () => Int,
    nullable: true,
    description: 'The revision; the newest one by default.',
  });

@ArgsType()
class PdfArgs {
  @EnumField(LocaleEnum, LOCALES, {
    optional: true,
    description: 'Language of the PDF; that of the quote by default.',
  })
  language?: Locale | null;
}

@ArgsType()
class ReceiptArgs extends PdfArgs {
  @IdField({ description: 'Id of the payment.' })
  paymentId: string;
}

@ArgsType()
class ClosedReceiptArgs extends PdfArgs {
  @LineField({
    max: NUMBER_LENGTH,
    description: 'Number of the receipt, such as RC-2026-000001.',
  })
  number: string;
}

const MINUTE = 'that can be opened for a minute';

/** Quotes and receipts as PDFs. */
@Resolver()
export class QuotePdfsResolver {
  constructor(private readonly pdfs: QuotePdfs) {}

  @Allow('quote.read')
  @Mutation(() => Link, {
    description: `Makes an address of a quote as a PDF in its language, ${MINUTE}; each opening is recorded.`,
  })
  createQuotePdf(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Revision() revision?: number | null,
  ) {
    return this.pdfs.link(viewer, 'office', { id, revision });
  }

  @Allow('quote.read')
  @Mutation(() => Link, {
    description: `Makes an address of the receipt of a payment as a PDF, ${MINUTE}; each opening is recorded.`,
  })
  createReceiptPdf(@CurrentViewer() viewer: Viewer, @Args() args: ReceiptArgs) {
    return this.pdfs.receiptLink(viewer, 'office', args);
  }

  @Allow('privacy.manage')
  @Mutation(() => Link, {
    description: `Makes an address of the receipt of a payment as a PDF, ${MINUTE}, of a quote whose client was erased meanwhile; for administrators, until it is blanked. Each opening is recorded. NOT_FOUND for every other receipt.`,
  })
  createClosedReceiptPdf(@CurrentViewer() viewer: Viewer, @Args() args: ClosedReceiptArgs) {
    return this.pdfs.closedReceiptLink(viewer, args);
  }

  @Allow('request.own')
  @Mutation(() => Link, {
    description: `Makes an address of a quote that was sent to the caller as a PDF, ${MINUTE}. NOT_FOUND for those of others.`,
  })
  createMyQuotePdf(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Revision() revision?: number | null,
  ) {
    return this.pdfs.link(viewer, 'mine', { id, revision });
  }

  @Allow('request.own')
  @Mutation(() => Link, {
    description: `Makes an address of the receipt of the caller's own payment as a PDF, ${MINUTE}. NOT_FOUND for those of others.`,
  })
  createMyReceiptPdf(@CurrentViewer() viewer: Viewer, @Args() args: ReceiptArgs) {
    return this.pdfs.receiptLink(viewer, 'mine', args);
  }
}
