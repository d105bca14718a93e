import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { batchLoader } from '../../platform/database/batch-loader.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { KeyedCall } from '../../platform/idempotency/idempotency.js';
import { IS_NULL, type Where } from '../../platform/list/list-engine.js';
import { consentTo } from '../../platform/validation/consent.js';
import { forClient, type Intake, type NewRequest, type Submission } from '../request-kind.js';
import type { RequestDependencies } from '../request-dependencies.js';
import { type GivenValues, newValues } from '../store/request-field-kinds.js';
import type { RequestStore } from '../store/request-store.js';
import type { RequestBase } from '../store/request.entity.js';

/** `next_reference` is made in database/migrations/sql-functions.ts. */
const REFERENCES = `
  SELECT next_reference(prefix) AS reference
  FROM unnest($1::text[]) WITH ORDINALITY AS asked(prefix, place) ORDER BY place`;

/** A submission. `body` is what was sent where more is stored, `sender` whom the limits count where it is no account. */
type SubmittedBody = Submission & { body?: object; sender?: string };

/** Takes in new requests of a kind. */
export class RequestSubmission<E extends RequestBase> {
  /** `SR` -> `SR-2026-000001`, another one each time. */
  private readonly nextReference = batchLoader((prefixes: readonly string[]) =>
    this.references(prefixes),
  );

  constructor(
    private readonly dependencies: RequestDependencies,
    private readonly store: RequestStore<E>,
  ) {}

  /**
   * Stores a new request once for each key, with its first event and the receipt by mail. `sender` is
   * whom the limits count: the account, or what stands for it when nobody is signed in. With `intake`, the viewer
   * writes it down for somebody else, and it belongs to no account.
   */
  async submitOnce(
    viewer: Viewer | undefined,
    values: GivenValues<E>,
    { key, clientInfo, consentVersion, intake, ...sent }: SubmittedBody,
  ): Promise<E> {
    const { body = values, sender: account = viewer?.id } = sent;
    const { idempotency, submissionLimits } = this.dependencies;
    const { store } = this;
    const { name } = store.kind.definition;
    const owner = viewer?.id ?? idempotency.ownerWithoutAccount(account);
    const call = intake
      ? await idempotency.keyedCall(owner, `${name}.taken`, { key, body: { ...body, ...intake } })
      : await idempotency.keyedCall(owner, name, { key, body });
    const sender = {
      ...{ account, address: clientInfo.address },
      ...{ isSignedIn: viewer !== undefined, isOffice: intake !== undefined },
    };
    const given = {
      ...newValues<E>(store.kind.definition, values),
      ...consentTo(consentVersion, intake?.language ?? clientInfo.locale),
      ...takenBy(viewer, intake),
    };
    const row = await idempotency.once(
      call,
      () => submissionLimits.run(name, sender, () => this.create(viewer, given, call)),
      (id) => this.readAgain(viewer, id, intake),
    );
    return intake ? row : forClient(store.kind, row);
  }

  /** Stores the row with everything that belongs to it. The statements are independent and sent together. */
  async insert(transaction: Transaction, { viewer, row, call }: NewRequest<E>): Promise<E> {
    const type = row.intakeChannel ? 'taken' : 'submitted';
    const event = { type, note: null, public: true } as const;
    const { kind } = this.store;
    const papers = (await kind.papersFor?.({ after: row })) ?? [];
    const inserting = this.store.insert(transaction, row);
    await allSettledOrThrow(
      inserting,
      this.dependencies.idempotency.claim(transaction, call, row.id),
      this.store.recordEvent(transaction, viewer, { after: row }, event),
      this.dependencies.paperRows.add(
        transaction,
        { kind: kind.definition.name, id: row.id },
        papers,
      ),
    );
    return inserting;
  }

  /** Puts what was sent again in the place of what was sent before; the request starts anew. */
  async replace(
    transaction: Transaction,
    before: E,
    { viewer, row, call }: NewRequest<E>,
  ): Promise<E> {
    const { id: _, reference: __, userId, ...sent } = row;
    const patch = {
      ...sent,
      ...(userId && { userId }),
      unansweredSince: new Date(),
      clientWroteAt: new Date(),
    } as unknown as Partial<E>;
    const after = await this.store.write(transaction, before.id, patch);
    const event = { type: 'resubmitted', note: null, public: true } as const;
    await allSettledOrThrow(
      this.dependencies.idempotency.claim(transaction, call, before.id),
      this.store.recordEvent(transaction, viewer, { before, after }, event),
    );
    return after;
  }

  private async create(
    viewer: Viewer | undefined,
    values: Partial<E>,
    call?: KeyedCall,
  ): Promise<E> {
    const { kind } = this.store;
    const { initialStatus, referencePrefix } = kind.definition;
    const reference = await this.nextReference(referencePrefix);
    const userId = values.intakeChannel ? null : (viewer?.id ?? null);
    const own = { reference, id: uuidv7(), userId, status: initialStatus };
    const request = { viewer, row: { ...values, ...own } as E, call };
    if (kind.storeNew) return kind.storeNew(request);
    return this.store.transactionOf(viewer, (transaction) => this.insert(transaction, request));
  }

  /** What a repeat answers. It may have left the account since, or joined another one (A79). */
  private readAgain(viewer: Viewer | undefined, id: string, intake?: Intake): Promise<E> {
    const { store } = this;
    const readable = viewer && intake ? store.scopeOf(viewer) : { userId: viewer?.id ?? IS_NULL };
    return store.transactionOf(viewer, () =>
      store.find({ id, ...readable, deletedAt: IS_NULL } as Where<E>),
    );
  }

  private async references(prefixes: readonly string[]): Promise<string[]> {
    const { database } = this.dependencies;
    const rows = await database.query<{ reference: string }>(REFERENCES, [prefixes]);
    return rows.map(({ reference }) => reference);
  }
}

/** Who wrote a request down, for whom. */
function takenBy(viewer: Viewer | undefined, intake: Intake | undefined): Partial<RequestBase> {
  if (!viewer || !intake) return {};
  const { channel: intakeChannel, language: mailLanguage } = intake;
  return { intakeChannel, mailLanguage, takenById: viewer.id, takenByName: viewer.fullName };
}
