/** A REST route that is a front of an operation of GraphQL: same rights, rules, limits and record of changes. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api/v1, such as `/quotes/:id/payments`. */
  path: string;
  /** By its name in `routes.txt`: a query for GET, else a mutation, or a query that is asked with more than texts. */
  operation: `query ${string}` | `mutation ${string}`;
  /** What the operation calls a part of the path, where it is another word: `{ id: 'quoteId' }`. */
  names?: Readonly<Record<string, string>>;
  /** What the path says without a part of its own: `{ kind: 'serviceRequest' }`. */
  fixed?: Readonly<Record<string, string>>;
  /** It answers a page: the rows are `data`, and the counts `meta`. */
  list?: true;
  /** It creates something, and answers 201 with this address, whose parts are fields of the answer or of the path. */
  location?: string;
  /** The field of a multipart form that holds a file. */
  file?: string;
}
