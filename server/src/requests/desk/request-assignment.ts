import { requestPermission, roleCan } from '../../contract/permissions.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestStore } from '../store/request-store.js';
import type { RequestBase } from '../store/request.entity.js';
import type { AssignRequestInput } from '../store/request.types.js';
import type { StaffNames } from '../people/request-accounts.js';

type Assignee = Pick<RequestBase, 'assigneeId' | 'assigneeName'>;

/** Who in the office deals with a request. The client is not told. */
export class RequestAssignment<E extends RequestBase> {
  constructor(
    private readonly staff: StaffNames,
    private readonly store: RequestStore<E>,
  ) {}

  /** Gives the request to somebody in the office, or to nobody. Who may not manage takes what nobody has. */
  async assign(viewer: Viewer, id: string, input: AssignRequestInput): Promise<E> {
    const { assigneeId = null, version } = input;
    return this.store.transactionOf(viewer, async (transaction) => {
      const before = await this.store.lockCurrent(transaction, viewer, id, version);
      this.refuseOthers(viewer, before, assigneeId);
      if (before.assigneeId === assigneeId) return before;
      const assignee = await this.findAssignee(transaction, assigneeId);
      return this.apply(transaction, viewer, before, assignee);
    });
  }

  private refuseOthers(viewer: Viewer, before: E, assigneeId: string | null): void {
    const { name } = this.store.kind.definition;
    if (roleCan(viewer.role, requestPermission(name, 'manage'))) return;
    const takes = before.assigneeId === null || before.assigneeId === viewer.id;
    if (assigneeId !== viewer.id || !takes) throw new AppError('FORBIDDEN');
  }

  /** The person in the office with this id, as the columns of a request; refused if there is none. */
  async findAssignee(
    transaction: Transaction,
    assigneeId: string | null,
    field = 'assigneeId',
  ): Promise<Assignee> {
    if (assigneeId === null) return { assigneeId, assigneeName: null };
    const assigneeName = await this.staff.nameOfStaff(transaction, assigneeId);
    if (!assigneeName) throw invalidFields({ field, rule: 'oneOf' });
    return { assigneeId, assigneeName };
  }

  /** Gives a row that is locked to somebody else. */
  async apply(transaction: Transaction, viewer: Viewer, before: E, assignee: Assignee): Promise<E> {
    if (before.assigneeId === assignee.assigneeId) return before;
    const after = await this.store.write(transaction, before.id, assignee as Partial<E>);
    const event = { type: 'assigned', note: assignee.assigneeName, public: false } as const;
    await this.store.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }
}
