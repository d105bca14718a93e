import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Request } from 'express';
import { pathToRegexp } from 'path-to-regexp';

/** A method and the pattern of the addresses at which a handler answers it. */
export interface Route {
  method: string;
  path: string;
  /** The method of the controller that answers. */
  name: string;
  handler: object;
}

/** Paths under the global prefix; see `configureApp`. */
const PREFIXED = /^(?!\/?(health|metrics|dev)(\/|$))/;

/** The methods of a class, including inherited ones. */
export function findMethods(target: Type<object>): { name: string; handler: object }[] {
  const prototype = target.prototype as Record<string, object>;
  // a scanner keeps what it has found, and a class may get further methods
  const names = new MetadataScanner().getAllMethodNames(prototype);
  return names.map((name) => ({ name, handler: prototype[name]! }));
}

/** What the decorators of a controller say of its routes. */
export function findRoutes(controller: Type<object>): Route[] {
  const bases = pathsOf(controller);
  return findMethods(controller).flatMap(({ name, handler }) => {
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    const paths = pathsOf(handler).flatMap((path) => bases.map((base) => fullPath(base, path)));
    return paths.map((path) => ({ method, path, name, handler }));
  });
}

/** The paths of `@Controller` or of `@Get` and its like; none for a method without. */
const pathsOf = (target: object) =>
  [(Reflect.getMetadata(PATH_METADATA, target) ?? []) as string | string[]].flat();

function fullPath(base: string, path: string): string {
  const joined = `/${base}/${path}`.replace(/\/+/g, '/').replace(/(?!^)\/$/, '');
  return PREFIXED.test(joined) ? `/api/v1${joined}` : joined;
}

/** Knows which methods are answered at an address. */
@Injectable()
export class AllowedMethods {
  private known?: { method: string; pattern: RegExp }[];

  constructor(private readonly discovery: DiscoveryService) {}

  /** The methods at the address of a request; none at an address that does not exist. */
  at(request: Pick<Request, 'baseUrl' | 'path'>): string[] {
    const address = `${request.baseUrl}${request.path}`;
    const methods = this.routes
      .filter(({ pattern }) => pattern.test(address))
      .map(({ method }) => method);
    if (methods.length === 0) return [];
    const implied = methods.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
    return [...new Set([...methods, ...implied])].sort();
  }

  /** Read with the first unknown address, because most processes never see the need. */
  private get routes() {
    return (this.known ??= this.discovery
      .getControllers()
      .flatMap(({ metatype }) => findRoutes(metatype as Type<object>))
      .map(({ method, path }) => ({ method, pattern: pathToRegexp(path).regexp })));
  }
}
