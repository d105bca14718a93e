import { Injectable } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';
import {
  LOW_RATING_MAX,
  RATED_STATUS,
  type RatedKind,
  RATING_CHANGE_DAYS,
  RATING_LIMITS,
  RATINGS_CATEGORY,
} from '../../contract/ratings.js';
import { charactersIn } from '../../contract/characters.js';
import { holdSession } from '../../platform/access/session-hold.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { TestimonialSources } from '../testimonials/testimonial-sources.js';
import { RatingAccess } from './rating-access.js';
import { RatingEvents } from './rating-events.js';
import { CaseRatingEntity } from './rating.entity.js';
import type {
  MyCaseRating,
  RateCaseInput,
  RatedRequestArgs,
  RatingInvitations,
} from './rating.types.js';

const DAY_MS = 86_400_000;
const REMOVE = 'DELETE FROM case_ratings WHERE id = $1';
/** Kept where what somebody wants to be told of is kept, so that it goes with the account. */
const WANTED = `
  SELECT by_mail AS "isInvited" FROM notification_preferences WHERE user_id = $1 AND category = '${RATINGS_CATEGORY}'`;
const SET_WANTED = `
  INSERT INTO notification_preferences (user_id, category, in_app, by_mail)
  VALUES ($1, '${RATINGS_CATEGORY}', $2, $2)
  ON CONFLICT (user_id, category) DO UPDATE SET in_app = excluded.in_app, by_mail = excluded.by_mail`;

/** The part of a request of a service that other kinds do not have. */
interface OfService {
  serviceId?: number | null;
  serviceTitles?: Trilingual<string> | null;
}

export const changeableUntil = ({ createdAt }: Pick<CaseRatingEntity, 'createdAt'>) =>
  new Date(createdAt.getTime() + RATING_CHANGE_DAYS * DAY_MS);
const isSettled = (rating: CaseRatingEntity) => changeableUntil(rating).getTime() < Date.now();

/** What clients say of their own cases that are over, and may take back at any time. */
@Injectable()
export class MyRatingsService {
  constructor(
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly kinds: RequestKinds,
    private readonly access: RatingAccess,
    private readonly testimonials: TestimonialSources,
    private readonly events: RatingEvents,
  ) {}

  /** Whether the caller may rate one of their own cases, and what they said of it. */
  async get(viewer: Viewer, { kind, requestId }: RatedRequestArgs): Promise<MyCaseRating> {
    const request = await this.kinds.partsOf(kind).reads.getMine(viewer, requestId);
    const [rating = null, isInvited] = await Promise.all([
      this.access.ofRequest(requestId),
      this.isInvited(viewer),
    ]);
    const isOver = request.status === RATED_STATUS && request.erasedAt === null;
    return {
      ...{ id: request.id, isInvited, rating },
      isOpen: isOver && !(rating && isSettled(rating)),
      changeableUntil: rating && changeableUntil(rating),
    };
  }

  /** Writes or changes a rating: a second one is a change of the first. */
  rate(
    viewer: Viewer,
    { kind, requestId }: RatedRequestArgs,
    input: RatingInput,
  ): Promise<CaseRatingEntity> {
    const said = contentOf(input);
    return this.transactionOf(viewer, async (transaction) => {
      const locked = await this.access.lockMine(transaction, viewer, { kind, requestId });
      const { request, rating: before } = locked;
      if (request.status !== RATED_STATUS) throw new AppError('RATING_TOO_EARLY');
      if (before && isSettled(before)) throw new AppError('RATING_SETTLED');
      const after = before
        ? await this.change(transaction, viewer, before, said)
        : await this.create(transaction, viewer, { kind, request, said });
      if (after.stars <= LOW_RATING_MAX && after.stars !== before?.stars)
        await this.events.tellOffice(transaction, viewer, 'rated_low', after);
      return after;
    });
  }

  /** Takes a rating back for good, with what was made of it. Answers it as it was. */
  withdraw(viewer: Viewer, request: RatedRequestArgs): Promise<CaseRatingEntity> {
    return this.changeMine(viewer, request, async (transaction, before) => {
      await this.endConsent(transaction, viewer, before);
      await transaction.execute(REMOVE, [before.id]);
      await this.events.record(transaction, viewer, 'removed', { before, after: null });
      return before;
    });
  }

  /** Takes back the consent to a testimonial; the rating itself stays with the office. */
  withdrawConsent(viewer: Viewer, request: RatedRequestArgs): Promise<CaseRatingEntity> {
    return this.changeMine(viewer, request, async (transaction, before) => {
      if (!before.consentedAt) return before;
      await this.endConsent(transaction, viewer, before);
      const after = await this.write(transaction, before.id, WITHOUT_CONSENT());
      await this.events.record(transaction, viewer, 'consent_withdrawn', { before, after });
      return after;
    });
  }

  /** Whether the caller wants to be invited by mail to rate what is over. */
  async setInvited(viewer: Viewer, isInvited: boolean): Promise<RatingInvitations> {
    await this.transactionOf(viewer, (transaction) =>
      transaction.execute(SET_WANTED, [viewer.id, isInvited]),
    );
    return { isInvited };
  }

  private async isInvited({ id }: Viewer): Promise<boolean> {
    const [wanted] = await this.database.query<RatingInvitations>(WANTED, [id]);
    return wanted?.isInvited ?? true;
  }

  private async create(
    transaction: Transaction,
    viewer: Viewer,
    { kind, request, said }: { kind: RatedKind; request: RequestBase; said: Said },
  ): Promise<CaseRatingEntity> {
    const { person } = this.kinds.of(kind).table;
    const { serviceId = null, serviceTitles = null } = request as RequestBase & OfService;
    const after = await this.entityWriter.insert(transaction, CaseRatingEntity, {
      ...said,
      ...{ requestKind: kind, requestId: request.id, requestReference: request.reference },
      clientName: request[person.name] as string,
      ...{ serviceId, serviceTitles },
      ...{ assigneeId: request.assigneeId, assigneeName: request.assigneeName },
    });
    await this.events.record(transaction, viewer, 'created', { before: null, after });
    if (after.consentedAt)
      await this.events.record(transaction, viewer, 'consented', { before: null, after });
    return after;
  }

  /** A consent holds for what was said when it was given: other words end it. */
  private async change(
    transaction: Transaction,
    viewer: Viewer,
    before: CaseRatingEntity,
    said: Said,
  ): Promise<CaseRatingEntity> {
    const isSame = COMPARED.every((name) => before[name] === said[name]);
    const isAgreed = said.consentedAt !== null;
    if (isSame && isAgreed === (before.consentedAt !== null)) return before;
    if (before.consentedAt) await this.endConsent(transaction, viewer, before);
    const ended = before.consentedAt && !isAgreed ? WITHOUT_CONSENT() : {};
    const after = await this.write(transaction, before.id, { ...said, ...ended });
    await this.events.record(transaction, viewer, 'updated', { before, after });
    if (isAgreed) await this.events.record(transaction, viewer, 'consented', { before, after });
    else if (before.consentedAt)
      await this.events.record(transaction, viewer, 'consent_withdrawn', { before, after });
    return after;
  }

  private async endConsent(
    transaction: Transaction,
    viewer: Viewer,
    rating: CaseRatingEntity,
  ): Promise<void> {
    const wasPublic = await this.testimonials.end(transaction, viewer, rating.id);
    if (wasPublic) await this.events.tellOffice(transaction, viewer, 'consent_withdrawn', rating);
  }

  private changeMine(
    viewer: Viewer,
    request: RatedRequestArgs,
    work: (transaction: Transaction, rating: CaseRatingEntity) => Promise<CaseRatingEntity>,
  ): Promise<CaseRatingEntity> {
    return this.transactionOf(viewer, async (transaction) => {
      const { rating } = await this.access.lockMine(transaction, viewer, request);
      if (!rating) throw new AppError('NOT_FOUND');
      return work(transaction, rating);
    });
  }

  private async write(
    transaction: Transaction,
    id: string,
    patch: Partial<CaseRatingEntity>,
  ): Promise<CaseRatingEntity> {
    const row = await this.entityWriter.update(transaction, CaseRatingEntity, { id }, patch);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** A transaction of somebody whose session does not end before it does. */
  private transactionOf<T>(
    viewer: Viewer,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (transaction) => {
      await holdSession(transaction, viewer);
      return work(transaction);
    });
  }
}

type RatingInput = Omit<RateCaseInput, keyof RatedRequestArgs>;

/** What the client decides about. */
type Said = Pick<
  CaseRatingEntity,
  | 'stars'
  | 'comment'
  | 'language'
  | 'publicName'
  | 'consentVersion'
  | 'consentLanguage'
  | 'consentedAt'
>;
const COMPARED = ['stars', 'comment', 'language', 'publicName', 'consentVersion'] as const;

const WITHOUT_CONSENT = () => ({
  ...{ publicName: null, consentVersion: null, consentLanguage: null, consentedAt: null },
  consentWithdrawnAt: new Date(),
});

/** Checks what a consent asks for: something to publish, and the name under which it stands. */
function contentOf({ stars, language, ...input }: RatingInput): Said {
  const { comment = null, consentVersion = null, publicName = null } = input;
  if (!consentVersion)
    return {
      ...{ stars, comment, language, publicName: null },
      ...{ consentVersion, consentLanguage: null, consentedAt: null },
    };
  const { min, max } = RATING_LIMITS.publishedComment;
  if (comment === null) throw invalidFields({ field: 'comment', rule: 'required' });
  if (charactersIn(comment) < min)
    throw invalidFields({ field: 'comment', rule: `length:${min}:${max}` });
  if (publicName === null) throw invalidFields({ field: 'publicName', rule: 'required' });
  const consent = { consentVersion, consentLanguage: language, consentedAt: new Date() };
  return { stars, comment, language, publicName, ...consent };
}
