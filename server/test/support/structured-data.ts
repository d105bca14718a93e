import type { SchemaVocabulary } from './schema-vocabulary.js';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const nodesOf = (value: unknown): Node[] => listOf(value).filter(isNode);
const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => isFilled(value) && /^https?:\/\/[^/]/.test(String(value));

/** Every block of structured data in a page. */
export const jsonLdIn = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Node,
  );

const DATA_TYPES: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string',
  URL: isAddress,
  Date: (value) => /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(String(value)),
  DateTime: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(String(value)),
  Time: (value) => /^\d\d:\d\d(?::\d\d)?/.test(String(value)),
  Number: (value) => Number.isFinite(value),
  Float: (value) => Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

/** Properties that hold addresses, also where a text is allowed. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'sameAs']);

interface Needed {
  property: string;
  holds(value: unknown, node: Node): boolean;
}

const needs = (property: string, holds: Needed['holds'] = isFilled): Needed => ({
  property,
  holds,
});
const isCounted = (value: unknown) =>
  listOf(value).length > 0 && nodesOf(value).every(({ position }, place) => position === place + 1);
const namesSomebody = (value: unknown) => nodesOf(value).some(({ name }) => isFilled(name));

/** What search engines require of the kinds that they show, as their documentation lists it. */
const REQUIRED: Record<string, readonly Needed[]> = {
  BreadcrumbList: [
    needs('itemListElement', isCounted),
    needs('itemListElement', (value) =>
      nodesOf(value).every(({ name, item }) => isFilled(name) && isAddress(item)),
    ),
  ],
  FAQPage: [needs('mainEntity', (value) => nodesOf(value).length > 0)],
  Question: [
    needs('name'),
    needs('acceptedAnswer', (value) => nodesOf(value).some(({ text }) => isFilled(text))),
  ],
  ItemList: [
    needs('itemListElement', isCounted),
    needs('itemListElement', (value) => {
      const addresses = nodesOf(value).map(({ url }) => url);
      return addresses.every(isAddress) && new Set(addresses).size === addresses.length;
    }),
  ],
  HowTo: [needs('name'), needs('step', (value) => nodesOf(value).length > 0)],
  HowToStep: [needs('text')],
  LegalService: [
    needs('name'),
    needs('address', (value) =>
      nodesOf(value).some(
        (place) => isFilled(place['addressCountry']) && isFilled(place['streetAddress']),
      ),
    ),
    needs('telephone'),
    needs('url', isAddress),
    needs('image', isAddress),
  ],
  JobPosting: [
    ...[needs('title'), needs('description'), needs('datePosted', DATA_TYPES['Date'])],
    needs('hiringOrganization', namesSomebody),
    needs('jobLocation', (value, { jobLocationType }) =>
      jobLocationType === 'TELECOMMUTE'
        ? true
        : nodesOf(value).some((place) => nodesOf(place['address']).length > 0),
    ),
    needs('applicantLocationRequirements', (value, { jobLocationType }) =>
      jobLocationType === 'TELECOMMUTE' ? namesSomebody(value) : true,
    ),
  ],
};

/** Finds what is wrong with structured data: by the vocabulary of schema.org, and by what search engines require. */
export class StructuredDataCheck {
  private readonly problems: string[] = [];

  constructor(
    private readonly vocabulary: SchemaVocabulary,
    private readonly origin: string,
  ) {}

  /** Each problem with its place in the data; none if all is well. */
  of(data: Node): string[] {
    this.problems.length = 0;
    if (data['@context'] !== 'https://schema.org')
      this.report('@context', 'is not https://schema.org');
    this.checkNode(data, String(data['@type']));
    return [...this.problems];
  }

  private report(place: string, what: string): void {
    this.problems.push(`${place} ${what}`);
  }

  private checkNode(node: Node, place: string): void {
    const type = node['@type'];
    if (typeof type !== 'string' || !this.vocabulary.isType(type))
      return this.report(place, `has the unknown type ${String(type)}`);
    for (const [property, value] of Object.entries(node)) {
      if (property !== '@context' && property !== '@type')
        this.checkProperty(type, property, value, `${place}.${property}`);
    }
    for (const { property, holds } of REQUIRED[type] ?? [])
      if (!holds(node[property], node)) this.report(place, `needs another ${property}`);
  }

  private checkProperty(type: string, property: string, value: unknown, place: string): void {
    const values = listOf(value);
    if (ADDRESSES.has(property))
      for (const each of values)
        if (typeof each === 'string') this.checkAddress(property, each, place);
    if (property === '@id') return;
    const range = this.vocabulary.rangeOf(type, property);
    if (!range) return this.report(place, `is no property of ${type}`);
    if (values.length === 0) this.report(place, 'is empty');
    values.forEach((each, index) =>
      this.checkValue(each, range, Array.isArray(value) ? `${place}[${index}]` : place),
    );
  }

  private checkAddress(property: string, address: string, place: string): void {
    const isOwn = address === this.origin || address.startsWith(`${this.origin}/`);
    if (!isAddress(address)) this.report(place, `is no absolute address: ${address}`);
    else if (property !== 'sameAs' && !isOwn)
      this.report(place, `leads to another host: ${address}`);
  }

  private checkValue(value: unknown, range: readonly string[], place: string): void {
    if (isNode(value)) {
      const type = value['@type'];
      if (type === undefined && isAddress(value['@id']))
        return this.checkAddress('@id', String(value['@id']), place);
      this.checkNode(value, place);
      if (typeof type === 'string' && !this.vocabulary.isOneOf(type, range))
        this.report(place, `may be ${range.join(', ')}, and is ${type}`);
      return;
    }
    if (value === '' || value === null) return this.report(place, 'is empty');
    const dataTypes = range.filter((name) => name in DATA_TYPES);
    const fits =
      dataTypes.some((name) => DATA_TYPES[name]?.(value)) ||
      (typeof value === 'string' && this.vocabulary.isWordOf(value, range)) ||
      // something that has an address of its own
      (isAddress(value) && dataTypes.length < range.length);
    if (!fits) this.report(place, `may be ${range.join(', ')}, and is ${JSON.stringify(value)}`);
  }
}
