const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

/** Only introspection types refer to themselves, so only they allow a query of any depth. */
export const nested = (depth: number) =>
  `{ __schema { types { ${'ofType { '.repeat(depth)} name ${'} '.repeat(depth)} } } }`;

/** Queries that are expensive or invalid; each must be refused as a whole. */
export const ABUSES = [
  {
    title: 'more than 15 aliases',
    query: `{ ${times(16, (n) => `a${n}: publicServices { total }`)} }`,
  },
  {
    title: 'a mutation repeated 30 times under aliases',
    query: `mutation { ${times(30, (n) => `a${n}: login(input: {email: "a@b.dz", password: "p${n}"}) { token }`)} }`,
  },
  {
    title: 'the same mutation twice',
    query:
      'mutation { a: login(input: {email: "a@b.dz", password: "x"}) { token } login(input: {email: "a@b.dz", password: "y"}) { token } }',
  },
  {
    title: 'mutations hidden in a fragment',
    query: `mutation { ...F } fragment F on Mutation { ${times(3, (n) => `a${n}: login(input: {email: "a@b.dz", password: "p"}) { token }`)} }`,
  },
  {
    title: 'too many directives',
    query: `{ publicServices { total ${'@include(if: true) '.repeat(6)} } }`,
  },
  {
    title: 'unknown directives',
    query: `{ __typename ${'@aa'.repeat(10)} }`,
  },
  { title: 'more than 480 tokens', query: `{ ${'__typename '.repeat(500)} }` },
  { title: 'the same field 500 times', query: `{ publicServices { ${'total '.repeat(500)} } }` },
  {
    title: 'fragments that each use the next one twice',
    query: `{ ...A0 } ${times(40, (n) => `fragment A${n} on Query { ...A${n + 1} ...A${n + 1} }`)} fragment A40 on Query { nowhere }`,
  },
  {
    title: 'fragments that use each other in a circle',
    query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  },
  {
    title: 'a fragment that uses itself',
    query: '{ publicServices { ...A } } fragment A on PublicServicePage { items { ...A } }',
  },
  {
    title: 'twelve pages of 100 services with all their fields',
    query: `{ ${times(12, (n) => `a${n}: publicServices(limit: 100) { items { ...F } }`)} } fragment F on PublicService { id slug title description details availability order tags updatedAt sections { kind items } }`,
  },
  {
    title: 'pages of any length with the timeline of each row',
    query: `query ($n: Int) { ${times(12, (n) => `a${n}: myServiceRequests(limit: $n) { items { timeline { id type note } } }`)} }`,
  },
  { title: 'many operations', query: times(50, (n) => `query q${n} { __typename }`) },
  { title: 'a name of 100,000 letters', query: `{ ${'a'.repeat(100_000)} }` },
  {
    title: 'a text of 500,000 letters',
    query: `{ publicService(slug: "${'x'.repeat(500_000)}") { nowhere } }`,
  },
  { title: 'half an operation', query: '{ publicServices { ' },
  { title: '400 opening braces', query: '{'.repeat(400) },
  {
    title: 'a list nested 200 deep',
    query: `{ publicServices(limit: ${'['.repeat(200)}) { total } }`,
  },
  { title: 'an unknown field', query: '{ publicServicez { total } }' },
  { title: 'an unknown argument', query: '{ publicServices(colour: "red") { total } }' },
  { title: 'an unknown type', query: 'query ($a: Nothing) { publicServices { total } }' },
  { title: 'a literal of the wrong type', query: '{ publicServices(limit: "ten") { total } }' },
  {
    title: 'a subscription, which needs a WebSocket',
    query: 'subscription { serviceRequestChanged { id } }',
  },
  { title: 'an empty query', query: '' },
  { title: 'a number as the query', query: 5 },
  { title: 'a NUL character', query: '{ \u0000 }' },
];
