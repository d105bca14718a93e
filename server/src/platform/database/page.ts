/** One page of a list. `total` counts every row that matches, not only the page. */
export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  limit: number;
  offset: number;
}
