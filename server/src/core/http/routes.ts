import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner } from '@nestjs/core';

/** A method and the pattern of the addresses at which a handler answers it. */
export interface Route {
  method: string;
  path: string;
  handler: object;
}

/** Paths under the global prefix; see `configureApp`. */
const PREFIXED = /^(?!\/?(health|metrics|dev)(\/|$))/;

const scanner = new MetadataScanner();

/** The methods of a class, including inherited ones. */
export function methodsOf(target: Type<object>): { name: string; handler: object }[] {
  const prototype = target.prototype as Record<string, object>;
  return scanner.getAllMethodNames(prototype).map((name) => ({ name, handler: prototype[name]! }));
}

/** What the decorators of a controller say of its routes. */
export function routesOf(controller: Type<object>): Route[] {
  const bases = pathsOf(controller);
  return methodsOf(controller).flatMap(({ handler }) => {
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    const paths = pathsOf(handler).flatMap((path) => bases.map((base) => fullPath(base, path)));
    return paths.map((path) => ({ method, path, handler }));
  });
}

/** The paths of `@Controller` or of `@Get` and its like; none for a method without. */
const pathsOf = (target: object) =>
  [(Reflect.getMetadata(PATH_METADATA, target) ?? []) as string | string[]].flat();

function fullPath(base: string, path: string): string {
  const joined = `/${base}/${path}`.replace(/\/+/g, '/').replace(/(?!^)\/$/, '');
  return PREFIXED.test(joined) ? `/api/v1${joined}` : joined;
}
