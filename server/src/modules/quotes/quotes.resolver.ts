import {
  Args,
  ArgsType,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { roleCan } from '../../contract/permissions.js';
import { QUOTED_KINDS, type QuotedKind } from '../../contract/quotes.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { IdArg, INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import { KeyArg } from '../../platform/idempotency/key-parameters.js';
import { Listed } from '../../platform/list/graphql-list.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { EnumField, IdField } from '../../platform/validation/fields.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';
import { VERSION } from '../../requests/store/request.types.js';
import type { PaymentEntity } from './payment.entity.js';
import {
  CancelPaymentInput,
  ClosedQuotePayment,
  Payment,
  RecordClosedQuotePaymentInput,
  RecordPaymentInput,
} from './payment.types.js';
import { PaymentsService } from './payments.service.js';
import { QuoteDecisionsService } from './quote-decisions.service.js';
import { QuoteReads } from './quote-reads.js';
import type { QuoteAcceptanceEntity, QuoteEntity } from './quote.entity.js';
import {
  AcceptQuoteInput,
  CreateQuoteInput,
  quoteList,
  type QuoteListArgs,
  RefuseQuoteInput,
  UpdateQuoteInput,
  WithdrawQuoteInput,
} from './quote.inputs.js';
import {
  Quote,
  QuoteAcceptance,
  QuotePage,
  QuoteStats,
  QuoteTerms,
  QuoteVersion,
} from './quote.types.js';
import { QuotesService } from './quotes.service.js';

const Id = (what = 'quote') => IdArg(`Id of the ${what}.`);
const Input = () => Args('input', INPUT_ARG_OPTIONS);

@ArgsType()
class QuotesOfRequestArgs {
  @EnumField(RequestKindEnum, QUOTED_KINDS, { description: 'Kind of the request.' })
  kind: QuotedKind;

  @IdField({ description: 'Id of the request.' })
  requestId: string;
}

/** What the office does with quotes and payments. */
@Resolver(() => Quote)
export class QuotesResolver {
  constructor(
    private readonly service: QuotesService,
    private readonly payments: PaymentsService,
  ) {}

  @Allow('quote.read')
  @Query(() => QuotePage, {
    description:
      'Quotes for the requests that the caller may read, the newest first; for the office.',
  })
  quotes(@CurrentViewer() viewer: Viewer, @Listed(quoteList) args: QuoteListArgs) {
    return this.service.list(viewer, args);
  }

  @Allow('quote.read')
  @Query(() => QuoteStats, {
    description:
      'How the quotes stand that the caller may read, and how much is open; for the office.',
  })
  quoteStats(@CurrentViewer() viewer: Viewer) {
    return this.service.stats(viewer);
  }

  @Allow('quote.read')
  @Query(() => QuoteTerms, {
    description: 'What new quotes begin with, as the settings say; for the office.',
  })
  quoteTerms() {
    return this.service.terms();
  }

  @Allow('quote.read')
  @Query(() => Quote, {
    description: 'The quote with this id, for the office; NOT_FOUND if the caller may not read it.',
  })
  quote(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.get(viewer, id);
  }

  @Allow('quote.read')
  @Query(() => [Quote], {
    description: 'The quotes for one request, the newest first; for the office.',
  })
  requestQuotes(
    @CurrentViewer() viewer: Viewer,
    @IdArg('Id of the request.', 'requestId') requestId: string,
  ) {
    return this.service.ofRequest(viewer, requestId);
  }

  @Allow('quote.write')
  @Mutation(() => Quote, {
    description:
      'Writes a quote for a request that the caller answers, as a draft that the client does not see.',
  })
  createQuote(
    @CurrentViewer() viewer: Viewer,
    @Input() input: CreateQuoteInput,
    @KeyArg() key?: string,
  ) {
    return this.service.create(viewer, input, key);
  }

  @Allow('quote.write')
  @Mutation(() => Quote, { description: 'Changes a draft; QUOTE_NOT_DRAFT once it was sent.' })
  updateQuote(@CurrentViewer() viewer: Viewer, @Id() id: string, @Input() input: UpdateQuoteInput) {
    return this.service.update(viewer, id, input);
  }

  @Allow('quote.write')
  @Mutation(() => Quote, {
    description:
      'Deletes a draft for good; QUOTE_NOT_DRAFT once it was sent. Answers it as it was.',
  })
  eraseQuote(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.remove(viewer, id);
  }

  @Allow('quote.write')
  @Mutation(() => Quote, {
    description: 'Sends a draft to the client by mail and in the account; it gets its number.',
  })
  sendQuote(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('version', {
      type: () => Int,
      nullable: true,
      description: VERSION.description,
    })
    version?: number,
  ) {
    return this.service.send(viewer, id, version);
  }

  @Allow('quote.write')
  @Mutation(() => Quote, {
    description:
      'Sends other content as a new revision under the same number; QUOTE_CLOSED for one that is accepted or withdrawn.',
  })
  reviseQuote(@CurrentViewer() viewer: Viewer, @Id() id: string, @Input() input: UpdateQuoteInput) {
    return this.service.revise(viewer, id, input);
  }

  @Allow('quote.write')
  @Mutation(() => Quote, {
    description: 'Takes back a quote that is not decided yet; the client is told by mail.',
  })
  withdrawQuote(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Input() { reason }: WithdrawQuoteInput,
  ) {
    return this.service.withdraw(viewer, id, reason);
  }

  @Allow('payment.record')
  @Mutation(() => Quote, {
    description:
      'Records money that came for an accepted quote, and numbers its receipt. PAYMENT_TOO_HIGH for more than is open.',
  })
  recordPayment(
    @CurrentViewer() viewer: Viewer,
    @Input() input: RecordPaymentInput,
    @KeyArg() key?: string,
  ) {
    return this.payments.record(viewer, input, key);
  }

  @Allow('privacy.manage')
  @Mutation(() => ClosedQuotePayment, {
    description:
      'Records money that came for an accepted quote whose client was erased meanwhile; for administrators, by the number of the quote. NOT_FOUND for every other quote.',
  })
  recordClosedQuotePayment(
    @CurrentViewer() viewer: Viewer,
    @Input() input: RecordClosedQuotePaymentInput,
    @KeyArg() key?: string,
  ) {
    return this.payments.recordClosed(viewer, input, key);
  }

  @Allow('payment.record')
  @Mutation(() => Quote, {
    description:
      'Cancels a payment by an entry with a reason; the payment and its receipt stay. Answers the quote.',
  })
  cancelPayment(
    @CurrentViewer() viewer: Viewer,
    @Id('payment') id: string,
    @Input() { reason }: CancelPaymentInput,
  ) {
    return this.payments.cancel(viewer, id, reason);
  }
}

/** What a client does with their own quotes, and what belongs to each quote. */
@Resolver(() => Quote)
export class MyQuotesResolver {
  constructor(
    private readonly decisions: QuoteDecisionsService,
    private readonly reads: QuoteReads,
  ) {}

  @Allow('request.own')
  @Query(() => [Quote], {
    description:
      "The quotes that were sent for one of the caller's own requests, the newest first.",
  })
  myQuotes(@CurrentViewer() viewer: Viewer, @Args() { kind, requestId }: QuotesOfRequestArgs) {
    return this.decisions.mine(viewer, kind, requestId);
  }

  @Allow('request.own')
  @Query(() => Quote, {
    description: 'A quote that was sent to the caller; NOT_FOUND for those of others.',
  })
  myQuote(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.decisions.getMine(viewer, id);
  }

  @Allow('request.own')
  @Mutation(() => Quote, {
    description:
      'Accepts a quote in the revision that was read. Refused for an older one, and for a quote that is expired, withdrawn or refused.',
  })
  acceptQuote(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Input() { revision }: AcceptQuoteInput,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.decisions.accept(viewer, { id, revision }, clientInfo);
  }

  @Allow('request.own')
  @Mutation(() => Quote, {
    description: 'Refuses a quote in the revision that was read; the office may send another one.',
  })
  refuseQuote(@CurrentViewer() viewer: Viewer, @Id() id: string, @Input() input: RefuseQuoteInput) {
    return this.decisions.refuse(viewer, { id, ...input });
  }

  @ResolveField(() => [QuoteVersion], {
    description: 'The revisions that were sent, oldest first.',
  })
  versions(@Parent() { id }: QuoteEntity) {
    return this.reads.versionsOf(id);
  }

  @ResolveField(() => QuoteAcceptance, {
    nullable: true,
    description: 'That the client accepted it; null while nobody has.',
  })
  async acceptance(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: QuoteEntity,
  ): Promise<QuoteAcceptanceEntity | null> {
    const [acceptance] = await this.reads.acceptancesOf(id);
    if (!acceptance) return null;
    return isOffice(viewer) ? acceptance : { ...acceptance, address: null };
  }

  @ResolveField(() => [Payment], { description: 'What was paid and cancelled, oldest first.' })
  async payments(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: QuoteEntity,
  ): Promise<PaymentEntity[]> {
    const payments = await this.reads.paymentsOf(id);
    return isOffice(viewer) ? payments : payments.map((each) => ({ ...each, recordedBy: null }));
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Name of who wrote it; shown to the office only.',
  })
  authorName(@CurrentViewer() viewer: Viewer, @Parent() { authorName }: QuoteEntity) {
    return isOffice(viewer) ? authorName : null;
  }
}

const isOffice = ({ role }: Viewer) => roleCan(role, 'quote.read');
