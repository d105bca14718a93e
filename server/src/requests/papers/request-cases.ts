import { Injectable } from '@nestjs/common';
import { type Permission, requestPermission, roleCan } from '../../contract/permissions.js';
import type { FileSender } from '../../contract/request-files.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKinds, type RequestParts } from '../request-kinds.js';
import type { RequestBase } from '../store/request.entity.js';

/** A request of any kind. */
export interface RequestId {
  kind: RequestKindName;
  id: string;
}

/** Somebody on one side of a request: its client, or somebody of the office in whose scope it is. */
export interface CaseReader {
  viewer: Viewer;
  side: FileSender;
}

/** Finds the request that papers and files belong to, for both sides; one of somebody else is not found (A67). */
@Injectable()
export class RequestCases {
  constructor(private readonly kinds: RequestKinds) {}

  partsOf(kind: RequestKindName): RequestParts {
    return this.kinds.partsOf(kind);
  }

  /** What whoever opens a link of this side must be allowed to. */
  permissionOf(side: FileSender, kind: RequestKindName): Permission {
    return side === 'client' ? 'request.own' : requestPermission(kind, 'read');
  }

  async read({ viewer, side }: CaseReader, { kind, id }: RequestId): Promise<RequestBase> {
    const { reads } = this.partsOf(kind);
    this.requireRight({ viewer, side }, kind, 'read');
    const row = side === 'client' ? await reads.getMine(viewer, id) : await reads.get(viewer, id);
    if (row.erasedAt) throw new AppError('DATA_ERASED');
    return row;
  }

  /** Locks the request for a change by this side. Nobody of the office decides about what they sent themselves. */
  async lock(
    transaction: Transaction,
    { viewer, side }: CaseReader,
    { kind, id }: RequestId,
  ): Promise<RequestBase> {
    const { store } = this.partsOf(kind);
    if (side === 'client') return store.lockOwn(transaction, viewer, id);
    this.requireRight({ viewer, side }, kind, 'answer');
    const row = await store.lockCurrent(transaction, viewer, id);
    await store.refuseOwn(transaction, viewer, row);
    return row;
  }

  private requireRight(
    { viewer, side }: CaseReader,
    kind: RequestKindName,
    right: 'read' | 'answer',
  ): void {
    if (side === 'office' && !roleCan(viewer.role, requestPermission(kind, right)))
      throw new AppError('NOT_FOUND');
  }
}
