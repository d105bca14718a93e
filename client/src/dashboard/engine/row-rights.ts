/** What the signed-in person may do with the rows of a resource. */
export interface RowRights {
  /** Changing rows in place: their state, their position, single fields. */
  mayChange: boolean;
  /** Writing drafts, and nothing that the public sees. */
  draftsOnly: boolean;
}
