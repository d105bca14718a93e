import { Args, ArgsType, Context, Mutation, Resolver } from '@nestjs/graphql';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { REQUEST_PDF_TYPES, type RequestPdfType } from '../../contract/requests/request-pdfs.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { Link } from '../../platform/graphql/answers.js';
import { graphqlEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { EnumField, IdField } from '../../platform/validation/fields.js';
import { RequestKindEnum } from '../people/request-person.types.js';
import { RequestPdfs } from './request-pdfs.js';

const RequestPdfTypeEnum = graphqlEnum(
  'RequestPdfType',
  REQUEST_PDF_TYPES,
  'What a PDF of a request holds.',
  {
    receipt: 'What was sent and when, for the person who sent it.',
    summary: 'Everything that the office has of it, with notes and history; for the office.',
    engagement:
      'The engagement letter of the office with the facts of it; for service requests and consultations.',
  },
);

@ArgsType()
class RequestReceiptArgs {
  @EnumField(RequestKindEnum, REQUEST_KINDS, { description: 'Kind of the request.' })
  kind: RequestKindName;

  @IdField({ description: 'Id of the request.' })
  id: string;

  @EnumField(LocaleEnum, LOCALES, {
    optional: true,
    description: 'Language of the PDF; that of the caller by default.',
  })
  language?: Locale | null;
}

@ArgsType()
class RequestPdfArgs extends RequestReceiptArgs {
  @EnumField(RequestPdfTypeEnum, REQUEST_PDF_TYPES, { description: 'What the PDF holds.' })
  type: RequestPdfType;
}

@Resolver()
export class RequestPdfsResolver {
  constructor(private readonly pdfs: RequestPdfs) {}

  @Allow('desk.use')
  @Mutation(() => Link, {
    description:
      "Makes an address of a PDF of a request that the caller's browser can open for a minute; each opening is recorded. NOT_FOUND for a request that the caller may not read, DATA_ERASED if its personal data was erased.",
  })
  createRequestPdf(
    @CurrentViewer() viewer: Viewer,
    @Args() { language, ...args }: RequestPdfArgs,
    @Context() { req }: GraphqlContext,
  ) {
    return this.pdfs.link(viewer, { ...args, language: language ?? callerLocale(req) });
  }

  @Allow('request.own')
  @Mutation(() => Link, {
    description:
      'Makes an address of a PDF that says what the caller sent and when; it can be opened for a minute. NOT_FOUND for a request of somebody else, DATA_ERASED if its personal data was erased.',
  })
  createMyRequestReceipt(
    @CurrentViewer() viewer: Viewer,
    @Args() { language, ...args }: RequestReceiptArgs,
    @Context() { req }: GraphqlContext,
  ) {
    return this.pdfs.ownLink(viewer, { ...args, language: language ?? callerLocale(req) });
  }
}
