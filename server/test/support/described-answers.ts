import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Json = Record<string, unknown>;
interface Described {
  headers?: Json;
  content?: Record<string, { schema: Json }>;
  $ref?: string;
}
interface Operation {
  responses: Record<string, Described>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Described>; schemas: Json };
}

interface SentAnswer {
  status: number;
  headers: Record<string, string>;
  body: Json;
}

/** How calls are refused that reach no route. */
const ROUTELESS = new Set([
  'ROUTE_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'REQUEST_TIMEOUT',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
]);
const REST = /^\/(?:api|public|health|metrics)(?:\/|$)/i;
const DOCUMENT = 'openapi';
/** What is sent there without an account is read by the office alone. */
const UNREAD = '/api/v1/join-team-applications';

/** The answers that the OpenAPI document describes. Validators are made when they are first wanted. */
class DescribedAnswers {
  private readonly document: Document;
  private readonly ajv = new Ajv2020({ strict: false, validateSchema: false });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly paths: { path: string; pattern: RegExp }[];

  /** @param isRequired whether a field may not be missing, by its schema */
  constructor(isRequired: (schema: Json) => boolean = () => true) {
    this.document = closed(readDocument(), isRequired) as Document;
    this.paths = Object.keys(this.document.paths)
      .map((path) => ({ path, pattern: patternOf(path) }))
      // what is written out wins over a part that stands for anything
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
    formats.default(this.ajv);
    this.ajv.addSchema(this.document, DOCUMENT);
  }

  /** What the answer has that the document does not say; undefined if it is as described. */
  problem(method: string, address: string, { status, headers, body }: SentAnswer) {
    const asked = address.replace(/[?#].*$/, '').replace(/^\/public\//, '/api/v1/public/');
    // what is no REST, or speaks another protocol there
    if (!REST.test(asked) || 'jsonrpc' in body) return undefined;
    const { path } = this.paths.find(({ pattern }) => pattern.test(asked)) ?? {};
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = path === undefined ? undefined : this.document.paths[path]?.[verb];
    if (path === undefined || !operation) {
      const code = codeOf(body);
      return ROUTELESS.has(code) ? undefined : `no such route is described (${status} ${code})`;
    }
    if (method === 'HEAD' || status === 304) return undefined;
    const described = operation.responses[status];
    if (!described) return `status ${status} ${codeOf(body)} is not described`;
    if (described.headers?.['Location'] && !headers['location'] && path !== UNREAD)
      return 'there is no Location';
    return this.contentProblem([path, verb, String(status)], described, { headers, body });
  }

  private contentProblem(
    [path = '', verb = '', status = '']: string[],
    { $ref, ...direct }: Described,
    { headers, body }: Omit<SentAnswer, 'status'>,
  ): string | undefined {
    const name = $ref?.replace('#/components/responses/', '');
    const { content = {} } = name ? (this.document.components.responses[name] ?? {}) : direct;
    const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!content[type]) return `content of type ${type} is not described`;
    if (type !== 'application/json') return undefined;
    const place = name
      ? ['components', 'responses', name]
      : ['paths', path, verb, 'responses', status];
    const validate = this.validatorOf([...place, 'content', type, 'schema']);
    if (validate(body)) return undefined;
    return validate.errors
      ?.map((one) => `body${one.instancePath} ${one.message} ${JSON.stringify(one.params)}`)
      .join(', ');
  }

  private validatorOf(place: string[]): ValidateFunction {
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
    const ref = `${DOCUMENT}#/${pointer.map(encodeURIComponent).join('/')}`;
    const validator = this.validators.get(ref) ?? this.ajv.compile({ $ref: ref });
    this.validators.set(ref, validator);
    return validator;
  }
}

const codeOf = ({ error }: Json) => (typeof error === 'string' ? error : '');

const readDocument = () =>
  JSON.parse(readFileSync(join(__dirname, '..', '..', 'openapi.json'), 'utf8')) as unknown;

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');

/** Programs pass over fields that they do not know; a test must not. */
function closed(value: unknown, isRequired: (schema: Json) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => closed(entry, isRequired));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, entry]) => [key, closed(entry, isRequired)] as const,
  );
  const made: Json = Object.fromEntries(entries);
  const properties = made['properties'] as Record<string, Json> | undefined;
  if (made['type'] !== 'object' || !properties) return made;
  const required = ((made['required'] ?? []) as string[]).filter((name) =>
    isRequired(properties[name] ?? {}),
  );
  return { additionalProperties: false, ...made, required };
}

/** What a program that reads nothing about people is not given of requests. */
const isOpen = (schema: Json) => schema['x-personal'] !== true;

let described: DescribedAnswers | undefined;
let describedForPrograms: DescribedAnswers | undefined;

/** Fails when a route answers something else than the OpenAPI document says. */
export function expectDescribed(
  method: string,
  address: string,
  { isProgram = false, ...answer }: SentAnswer & { isProgram?: boolean },
): void {
  described ??= new DescribedAnswers();
  const problem = described.problem(method, address, answer);
  if (problem === undefined) return;
  if (isProgram) {
    describedForPrograms ??= new DescribedAnswers(isOpen);
    if (describedForPrograms.problem(method, address, answer) === undefined) return;
  }
  const text = `${method} ${address} is not as server/openapi.json describes it: ${problem}`;
  throw new Error(`${text}\n${JSON.stringify(answer.body).slice(0, 2000)}`);
}
