/** What a query reads of its rows. */
export interface Selection {
  /** `t."title_fr" AS "title", …`: a select list, from names that exist; left out: the whole row. */
  columns?: string;
  /** False: nobody asked how many rows match. */
  total: boolean;
}
