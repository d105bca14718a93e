import { ERROR_ADVICE } from '../../contract/error-advice.js';
import { type ErrorCode, ERRORS } from '../../contract/errors.js';
import { VERIFIED_PERMISSIONS, type Permission } from '../../contract/permissions.js';
import type { AccessRequirement } from '../../platform/access/access.decorators.js';
import type { JsonSchema } from '../../platform/http/described.js';
import { objectSchema } from './class-schemas.js';

/** What refusals of a route follow from. */
export interface RouteFacts {
  method: string;
  access: AccessRequirement;
  /** It can be called with a locked session, or without the second factor that the office requires. */
  barriers: readonly string[];
  hasBody: boolean;
  /** Whether the token of a program may have it. */
  takesTokens: boolean;
  hasQuery: boolean;
  hasKey: boolean;
  hasIds: boolean;
  /** Something of the path is a parameter. */
  hasPath: boolean;
  /** A file that is opened by a link. */
  isLink: boolean;
  /** The names of the body's fields. */
  fields: readonly string[];
  /** What the operation and its fields say in words. */
  texts: readonly (string | undefined)[];
  /** What the route declares. */
  declared: readonly ErrorCode[];
}

/** Any call can be refused so. */
const ALWAYS: ErrorCode[] = [
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'TOKEN_ADDRESS_REFUSED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
];
const OF_CHANGES: ErrorCode[] = [
  'INSUFFICIENT_STORAGE',
  'MALFORMED_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'REQUEST_TIMEOUT',
];
const OF_PEOPLE: ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN'];
const BARRIERS: ErrorCode[] = ['SESSION_LOCKED', 'SECOND_FACTOR_MISSING'];
const OF_VERIFIED: ErrorCode[] = ['EMAIL_NOT_VERIFIED', 'PHONE_NOT_VERIFIED'];

/** A password, and a second factor where there is one. */
const OF_PROOFS: ErrorCode[] = [
  'ACCOUNT_LOCKED',
  'CHALLENGE_EXPIRED',
  'EMAIL_NOT_PROVED',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_REQUIRED',
  'WRONG_CODE',
  'WRONG_PASSKEY',
  'WRONG_PASSWORD',
];
/** A link says itself who may open it, and until when. */
const OF_LINKS: ErrorCode[] = ['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN', 'DATA_ERASED'];

const isPassword = (field: string) => /password$/i.test(field);

const CODE = /\b[A-Z]+(?:_[A-Z]+)+\b/g;
const isCode = (word: string): word is ErrorCode => Object.hasOwn(ERRORS, word);

/** The codes with which a route can refuse a call. */
export function listCodes(facts: RouteFacts): ErrorCode[] {
  const { method, access, hasBody, hasQuery, hasKey, hasIds, fields } = facts;
  const isOpen = access === 'public';
  const isVerified = VERIFIED_PERMISSIONS.some((permission: Permission) => permission === access);
  const named = facts.texts.flatMap((text) => text?.match(CODE) ?? []).filter(isCode);
  const codes: ErrorCode[] = [
    ...ALWAYS,
    ...(method === 'GET' ? [] : OF_CHANGES),
    ...when(!isOpen, facts.takesTokens ? 'TOKEN_SCOPE_MISSING' : 'SESSION_NEEDED'),
    ...(isOpen ? [] : [...OF_PEOPLE, ...BARRIERS.filter((code) => !facts.barriers.includes(code))]),
    ...(isVerified ? OF_VERIFIED : []),
    ...when(access === 'user.manage' && method !== 'GET', 'TOKEN_OFFICE_ACCOUNT'),
    ...when(hasBody || hasQuery || hasKey || facts.hasPath, 'BAD_USER_INPUT'),
    ...when(hasIds, 'NOT_FOUND', 'ROUTE_NOT_FOUND'),
    // what the key answered before can be gone by now, or its caller
    ...when(hasKey, 'IDEMPOTENCY_MISMATCH', 'NOT_FOUND', 'UNAUTHENTICATED'),
    ...when(fields.includes('version'), 'STALE_WRITE'),
    ...when(fields.includes('passkey') && fields.some(isPassword), ...OF_PROOFS),
    ...when(facts.isLink, ...OF_LINKS),
    ...named,
    ...facts.declared,
  ];
  return [...new Set(codes)].sort();
}

const when = (holds: boolean, ...codes: ErrorCode[]) => (holds ? codes : []);

/** The schemas that all refusals share. */
export const REFUSAL_SCHEMAS: Record<string, JsonSchema> = {
  Refusal: objectSchema(
    {
      success: { type: 'boolean', const: false },
      message: {
        type: 'string',
        description: 'For people, in their language; it may be reworded.',
      },
      error: { $ref: '#/components/schemas/RefusalCode' },
      errors: {
        type: 'array',
        items: objectSchema(
          {
            field: { type: 'string' },
            message: { type: 'string' },
            params: objectSchema({ allowed: { type: 'array', items: {} } }, ['allowed'], {
              description: 'The accepted values, where there are only some.',
            }),
          },
          ['field', 'message'],
        ),
        description: 'Every wrong field at once, by its path.',
      },
      retryAfter: {
        type: 'number',
        description: 'Seconds to wait, as the header Retry-After says them.',
      },
      requestId: { type: 'string', description: 'Id of the call, beside an unexpected error.' },
    },
    ['success', 'message', 'error'],
    {
      additionalProperties: true,
      description:
        'A call that was refused: nothing was changed. Some codes come with more, such as `conflict` or `challenge`.',
    },
  ),
  RefusalCode: {
    type: 'string',
    enum: Object.keys(ERRORS).sort(),
    description: 'What programs decide by; the code stays, whatever the message says.',
  },
};

const WAIT = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const HEADERS: Partial<Record<number, JsonSchema>> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } },
  429: WAIT,
  503: WAIT,
};

/** GraphQL has in its extensions what REST has beside the code. */
const adviceFor = (code: ErrorCode) =>
  ERROR_ADVICE[code].replace(/\b(t)he extensions\b/gi, '$1he fields of the answer');

/** The answers of refusals, each status once and by reference, so that routes with the same codes share them. */
export class Refusals {
  readonly components: Record<string, JsonSchema> = {};

  /** `{ "404": { "$ref": … } }`. */
  responses(codes: readonly ErrorCode[]): Record<string, JsonSchema> {
    const statuses = [...new Set(codes.map((code) => ERRORS[code].http))].sort();
    return Object.fromEntries(
      statuses.map((status) => {
        const ofStatus = codes.filter((code) => ERRORS[code].http === status);
        return [String(status), this.response(status, ofStatus)];
      }),
    );
  }

  private response(status: number, codes: readonly ErrorCode[]): JsonSchema {
    const name = [status, ...codes].join('.');
    this.components[name] ??= {
      description: codes.map((code) => `- \`${code}\`: ${adviceFor(code)}`).join('\n'),
      ...(HEADERS[status] && { headers: HEADERS[status] }),
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Refusal' },
              { properties: { error: { enum: codes } } },
            ],
          },
        },
      },
    };
    return { $ref: `#/components/responses/${name}` };
  }
}
