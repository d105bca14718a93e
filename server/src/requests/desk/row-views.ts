import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import type { Viewer } from '../../platform/request-context/viewer.js';

/** Name of the events that tell who has a request open. */
export const ROW_VIEW = 'rowView';

/** A browser says again and again that the request is open; one that died counts for so long. */
const OPEN_SECONDS = 45;
const MAX_VIEWERS = 20;

const IS_OPEN = `
  SELECT open_until > now() AS "isOpen" FROM row_views
  WHERE row_id = $1 AND user_id = $2 FOR UPDATE`;
const OPEN = `
  INSERT INTO row_views (row_id, user_id, user_name, seen_at, open_until)
  VALUES ($1, $2, $3, now(), now() + interval '${OPEN_SECONDS} seconds')
  ON CONFLICT (row_id, user_id) DO UPDATE
  SET user_name = excluded.user_name, seen_at = now(), open_until = excluded.open_until`;
const CLOSE = `
  UPDATE row_views SET open_until = NULL, seen_at = now()
  WHERE row_id = $1 AND user_id = $2 AND open_until IS NOT NULL`;
/** Nobody is shown who sent it, so their name is not kept. */
const SEE = `
  INSERT INTO row_views (row_id, user_id, user_name, seen_at) VALUES ($1, $2, '', now())
  ON CONFLICT (row_id, user_id) DO UPDATE SET seen_at = now()`;
const VIEWERS = `
  SELECT user_id AS "id", user_name AS "fullName" FROM row_views
  WHERE row_id = $1 AND user_id <> $2 AND open_until > now()
  ORDER BY user_name, user_id LIMIT ${MAX_VIEWERS}`;

/** Somebody of the office who has a request open. */
export interface RowViewer {
  id: string;
  fullName: string;
}

/** Who saw a row, and who of the office has it open now. */
@Injectable()
export class RowViews {
  constructor(
    private readonly database: Database,
    private readonly events: ChangeEventBus,
  ) {}

  /** The caller has the row open, and has seen it. To be repeated while it is open. */
  async open(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [known] = await transaction.execute<{ isOpen: boolean | null }>(IS_OPEN, [
        id,
        viewer.id,
      ]);
      await transaction.execute(OPEN, [id, viewer.id, viewer.fullName]);
      if (!known?.isOpen) this.announce(transaction, id);
    });
  }

  async close(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.execute(CLOSE, [id, viewer.id]);
      this.announce(transaction, id);
    });
  }

  /** The person who sent the request has seen what the office answered. */
  async see(viewer: Viewer, id: string): Promise<void> {
    await this.database.query(SEE, [id, viewer.id]);
  }

  /** Who has the row open, without the caller. */
  others(viewer: Viewer, id: string): Promise<RowViewer[]> {
    return this.database.query<RowViewer>(VIEWERS, [id, viewer.id]);
  }

  private announce(transaction: Transaction, id: string): void {
    this.events.announce(transaction, { entity: ROW_VIEW, id, ownerId: id });
  }
}
