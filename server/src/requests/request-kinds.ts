import { Injectable } from '@nestjs/common';
import { REQUEST_KINDS } from '../contract/requests/request-kinds.js';
import { RequestAssignment } from './desk/request-assignment.js';
import { RequestBulk } from './desk/request-bulk.js';
import { RequestDependencies } from './request-dependencies.js';
import type { RequestKind } from './request-kind.js';
import { RequestNotices } from './thread/request-notices.js';
import { RequestReads } from './store/request-reads.js';
import { RequestDecisions } from './desk/request-decisions.js';
import { RequestStore } from './store/request-store.js';
import { RequestIntake } from './submission/request-intake.js';
import { RequestSubmission } from './submission/request-submission.js';
import { RequestThread } from './thread/request-thread.js';
import type { RequestBase } from './store/request.entity.js';

/** What can be done with the requests of one kind; each part has one job. */
export class RequestParts<E extends RequestBase = RequestBase> {
  readonly notices: RequestNotices<E>;
  readonly store: RequestStore<E>;
  readonly reads: RequestReads<E>;
  readonly submission: RequestSubmission<E>;
  readonly intake: RequestIntake<E>;
  readonly thread: RequestThread<E>;
  readonly decisions: RequestDecisions<E>;
  readonly assignment: RequestAssignment<E>;
  readonly bulk: RequestBulk<E>;

  constructor(
    readonly kind: RequestKind<E>,
    dependencies: RequestDependencies,
  ) {
    this.notices = new RequestNotices(dependencies, kind);
    this.store = new RequestStore(dependencies, kind, this.notices);
    this.reads = new RequestReads(dependencies, this.store);
    this.submission = new RequestSubmission(dependencies, this.store);
    this.intake = new RequestIntake(kind);
    this.thread = new RequestThread(dependencies, this.store);
    this.decisions = new RequestDecisions(this.store);
    this.assignment = new RequestAssignment(dependencies.staff, this.store);
    this.bulk = new RequestBulk(dependencies.auditLog, this);
  }
}

/** The service of a kind of request: what the kind does itself, and the parts that every kind has. */
export interface RequestService<E extends RequestBase = RequestBase> extends RequestKind<E> {
  readonly parts: RequestParts<E>;
}

/**
 * Finds the kind of a request that is known at run time alone. Each service adds its own; whoever knows the kind injects
 * its service instead.
 */
@Injectable()
export class RequestKinds {
  private readonly parts = new Map<string, RequestParts>();

  constructor(private readonly dependencies: RequestDependencies) {}

  /** Makes a kind known, and its parts; its service calls this once. */
  add<E extends RequestBase>(kind: RequestKind<E>): RequestParts<E> {
    const parts = new RequestParts<E>(kind, this.dependencies);
    // whoever works on all kinds knows only what they have in common
    this.parts.set(kind.definition.name, parts as unknown as RequestParts);
    return parts;
  }

  of(name: string): RequestKind {
    return this.partsOf(name).kind;
  }

  all(): RequestKind[] {
    return this.allParts().map(({ kind }) => kind);
  }

  partsOf(name: string): RequestParts {
    const parts = this.parts.get(name);
    if (!parts) throw new Error(`There is no kind of request ${name}`);
    return parts;
  }

  /** Always in the same order, in which rows of several kinds are locked, too. */
  allParts(): RequestParts[] {
    return REQUEST_KINDS.flatMap((name) => this.parts.get(name) ?? []);
  }
}
