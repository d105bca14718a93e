/** Something said over and over. */
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

/** Introspection is the one place of the schema that may be as deep as one likes. */
export const nested = (depth: number) =>
  `{ __schema { types { ${'ofType { '.repeat(depth)} name ${'} '.repeat(depth)} } } }`;

/** Queries that cost much or mean nothing; each is refused as a whole. */
export const ABUSES = [
  {
    title: 'more than 15 aliases',
    query: `{ ${times(16, (n) => `a${n}: publicServices { total }`)} }`,
  },
  {
    title: 'a mutation tried 30 times under other names',
    query: `mutation { ${times(30, (n) => `a${n}: login(input: {email: "a@b.dz", password: "p${n}"}) { token }`)} }`,
  },
  {
    title: 'a mutation that stands twice',
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
    title: 'directives that there are not',
    query: `{ __typename ${'@aa'.repeat(10)} }`,
  },
  { title: 'more than 480 tokens', query: `{ ${'__typename '.repeat(500)} }` },
  { title: 'the same field 500 times', query: `{ publicServices { ${'total '.repeat(500)} } }` },
  {
    title: 'fragments that double each other',
    query: `{ ...A0 } ${times(40, (n) => `fragment A${n} on Query { ...A${n + 1} ...A${n + 1} }`)} fragment A40 on Query { nowhere }`,
  },
  {
    title: 'fragments in a circle',
    query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  },
  {
    title: 'a fragment that spreads itself',
    query: '{ publicServices { ...A } } fragment A on PublicServicePage { items { ...A } }',
  },
  { title: 'many operations', query: times(50, (n) => `query q${n} { __typename }`) },
  { title: 'a long name', query: `{ ${'a'.repeat(100_000)} }` },
  { title: 'a long text', query: `{ publicService(slug: "${'x'.repeat(500_000)}") { nowhere } }` },
  { title: 'half an operation', query: '{ publicServices { ' },
  { title: 'brackets', query: '{'.repeat(400) },
  { title: 'a deep list', query: `{ publicServices(limit: ${'['.repeat(200)}) { total } }` },
  { title: 'an unknown field', query: '{ publicServicez { total } }' },
  { title: 'an unknown argument', query: '{ publicServices(colour: "red") { total } }' },
  { title: 'an unknown type', query: 'query ($a: Nothing) { publicServices { total } }' },
  { title: 'a wrong literal', query: '{ publicServices(limit: "ten") { total } }' },
  {
    title: 'a subscription, which needs a WebSocket',
    query: 'subscription { serviceRequestChanged { id } }',
  },
  { title: 'nothing', query: '' },
  { title: 'a number for a query', query: 5 },
  { title: 'NUL', query: '{ \u0000 }' },
];
