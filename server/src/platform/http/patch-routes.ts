import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { findMethods, findRoutes } from './routes.js';

/** What is a row, or one of a kind that there is one of. */
const ROW = /\/(?::id|settings|profile)$/;

/**
 * Lets PATCH change a row wherever PUT does, which changes only what it names, too: the same handler under the other
 * method, which HTTP has for it.
 */
export function addPatchRoutes(controllers: readonly Type<object>[]): void {
  for (const controller of controllers) addPatches(controller);
}

function addPatches(controller: Type<object>): void {
  const isPut = (handler: object) =>
    Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.PUT;
  const rows = new Set(
    findRoutes(controller)
      .filter(({ method, path }) => method === 'PUT' && ROW.test(path))
      .map(({ handler }) => handler),
  );
  const prototype = controller.prototype as Record<string, (...values: unknown[]) => unknown>;
  for (const { name, handler } of findMethods(controller)) {
    const patched = `${name}ByPatch`;
    if (!isPut(handler) || !rows.has(handler) || Object.hasOwn(prototype, patched)) continue;
    const run = function (this: typeof prototype, ...values: unknown[]) {
      return this[name]?.(...values);
    };
    Object.defineProperty(prototype, patched, { value: run, configurable: true, writable: true });
    for (const key of Reflect.getMetadataKeys(handler) as string[])
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), run);
    Reflect.defineMetadata(METHOD_METADATA, RequestMethod.PATCH, run);
    copyParameters(controller, name, patched);
  }
}

function copyParameters(controller: Type<object>, from: string, to: string): void {
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, from);
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, parameters, controller, to);
  const types: unknown = Reflect.getMetadata(
    'design:paramtypes',
    controller.prototype as object,
    from,
  );
  Reflect.defineMetadata('design:paramtypes', types, controller.prototype as object, to);
}
