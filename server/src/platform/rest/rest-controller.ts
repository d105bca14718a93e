import {
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Inject,
  Patch,
  Post,
  Put,
  Req,
  Res,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import type { Response } from 'express';
import { isRequestKind } from '../../contract/api-tokens.js';
import { MEGABYTE, REQUEST_FILE_LIMITS } from '../../contract/request-files.js';
import type { FileLimit } from '../../contract/limits.js';
import { Access, BARRIERS_METADATA } from '../access/access.decorators.js';
import { RunsOperation } from '../access/operation-behind.js';
import { TakesFile } from '../files/form.interceptor.js';
import type { DeclaredOperation } from '../graphql/declared-operations.js';
import { addHandlers, type DynamicHandler } from '../graphql/dynamic-handlers.js';
import { Deprecated, deprecationOfHandler } from '../http/deprecation.js';
import { BareList } from '../http/envelope.interceptor.js';
import type { AppRequest } from '../request-context/request-of.js';
import { RestFront } from './rest-front.js';
import type { RestRoute } from './rest-route.js';

/** Of any operation; what the operation takes is checked there. */
const FILE_LIMIT: FileLimit = {
  maxBytes: REQUEST_FILE_LIMITS.maxMegabytes * MEGABYTE,
  rule: `fileSize:0:${REQUEST_FILE_LIMITS.maxMegabytes}`,
};

const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

/**
 * The controller of a table of routes. Each requires what its operation requires, checked before anything of the call
 * is read.
 */
export function RestController(
  routes: readonly RestRoute[],
  operations: readonly DeclaredOperation[],
): Type<object> {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));

  @Controller()
  class RestControllerOf {
    @Inject(RestFront) readonly front: RestFront;
  }
  addHandlers(
    RestControllerOf,
    routes.map((route) => handlerOf(route, byName.get(route.operation))),
  );
  return RestControllerOf;
}

function handlerOf(
  route: RestRoute,
  operation: DeclaredOperation | undefined,
): DynamicHandler<{ front: RestFront }> {
  const { method, path, list, location, file } = route;
  if (!operation?.access) throw new Error(`${method} ${path} has no operation ${route.operation}`);
  const barriers: unknown = Reflect.getMetadata(BARRIERS_METADATA, operation.handler);
  const deprecation = deprecationOfHandler(operation.handler);
  const kind = operation.access.slice(0, operation.access.indexOf('.'));
  const answered = { ...route, ...(isRequestKind(kind) && { kind }) };
  return {
    name: `${method} ${path}`,
    decorators: [
      Access(operation.access),
      RunsOperation(operation.name),
      ...(barriers ? [SetMetadata(BARRIERS_METADATA, barriers)] : []),
      ...(deprecation ? [Deprecated(deprecation)] : []),
      ...(list ? [BareList()] : []),
      ...(file ? [TakesFile(file, FILE_LIMIT)] : []),
      HttpCode(location ? HttpStatus.CREATED : HttpStatus.OK),
      METHODS[method](path),
    ],
    parameters: [Req(), Res({ passthrough: true })],
    run(request: AppRequest, response: Response) {
      return this.front.answer(answered, request, response);
    },
  };
}
