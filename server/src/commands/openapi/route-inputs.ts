import { PARAMTYPES_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { Type, ValidationPipe } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { LIMITS } from '../../contract/limits.js';
import { SLUG_PATTERN } from '../../contract/patterns.js';
import type { JsonSchema } from '../../platform/http/described.js';
import { NumberIdPipe, SlugPipe, UuidPipe } from '../../platform/http/id.pipe.js';
import { DeletedPipe, LocalePipe, PositionBodyPipe } from '../../platform/http/parameter.pipes.js';

/** What a handler takes of a call, as its decorators say it. */
export interface RouteInputs {
  /** The parts of the path by their names. */
  path: Record<string, JsonSchema>;
  /** Single parameters of the query by their names. */
  query: Record<string, JsonSchema>;
  /** The class that all parameters of the query are checked by. */
  queryClass?: object;
  /** The class of the body, or what its pipe takes. */
  bodyClass?: object;
  bodySchema?: JsonSchema;
  /** Whether it takes an idempotency key. */
  hasKey: boolean;
  /** Whether a part of the path can name nothing. */
  hasIds: boolean;
}

interface RouteArgument {
  index: number;
  data?: string;
  pipes: unknown[];
}

const LANGUAGE: JsonSchema = { $ref: '#/components/schemas/Locale' };
const POSITION: JsonSchema = {
  type: 'object',
  properties: {
    order: {
      ...{ type: 'integer', minimum: 0, maximum: LIMITS.order.max },
      description: 'The new place, from 0.',
    },
  },
  required: ['order'],
};

/** What the pipes of single parameters take. */
const PIPES = new Map<unknown, JsonSchema>([
  [UuidPipe, { type: 'string', format: 'uuid' }],
  [NumberIdPipe, { type: 'integer', minimum: 1 }],
  [SlugPipe, { type: 'string', pattern: SLUG_PATTERN.source, maxLength: LIMITS.slug.max }],
  [LocalePipe, LANGUAGE],
  [DeletedPipe, { type: 'boolean' }],
  [PositionBodyPipe, POSITION],
]);
const ID_PIPES: unknown[] = [UuidPipe, NumberIdPipe, SlugPipe];

/** A pipe of one controller says itself what it takes. */
const schemaOf = (pipe: unknown): JsonSchema | undefined =>
  PIPES.get(pipe) ?? (pipe as { schema?: JsonSchema }).schema;

export function readRouteInputs(controller: Type<object>, method: string): RouteInputs {
  const types = (Reflect.getMetadata(PARAMTYPES_METADATA, controller.prototype as object, method) ??
    []) as object[];
  const inputs: RouteInputs = { path: {}, query: {}, hasKey: false, hasIds: false };
  for (const [kind, argument] of argumentsOf(controller, method))
    add(inputs, kind, argument, types[argument.index]);
  return inputs;
}

function argumentsOf(controller: Type<object>, method: string): [RouteParamtypes, RouteArgument][] {
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    RouteArgument
  >;
  return Object.entries(declared)
    .map(([key, value]): [number, RouteArgument] => [Number(key.split(':')[0]), value])
    .sort(([, a], [, b]) => a.index - b.index);
}

function add(
  inputs: RouteInputs,
  kind: RouteParamtypes,
  { data, pipes }: RouteArgument,
  type: object | undefined,
): void {
  const schema = pipes.map(schemaOf).find(Boolean);
  switch (kind) {
    case RouteParamtypes.PARAM:
      inputs.path[data ?? ''] = schema ?? { type: 'string' };
      inputs.hasIds ||= pipes.some((pipe) => ID_PIPES.includes(pipe));
      break;
    case RouteParamtypes.QUERY:
      if (data) inputs.query[data] = schema ?? { type: 'string' };
      else inputs.queryClass = classOf(pipes, type);
      break;
    case RouteParamtypes.BODY:
      if (schema) inputs.bodySchema = schema;
      else inputs.bodyClass = classOf(pipes, type);
      break;
    case RouteParamtypes.HEADERS:
      inputs.hasKey ||= data === 'idempotency-key';
      break;
    default:
  }
}

/** The class that a pipe was made for, or the type of the parameter. */
function classOf(pipes: unknown[], type: object | undefined): object | undefined {
  const [made] = pipes.flatMap((pipe) => {
    const { expectedType } = pipe as ValidationPipe & { expectedType?: object };
    return expectedType ? [expectedType] : [];
  });
  return made ?? (type === Object ? undefined : type);
}
