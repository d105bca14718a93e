import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Request } from 'express';
import { pathToRegexp } from 'path-to-regexp';
import { routesOf } from './routes.js';

/** Knows which methods are answered at an address. */
@Injectable()
export class AllowedMethods {
  private known?: { method: string; pattern: RegExp }[];

  constructor(private readonly discovery: DiscoveryService) {}

  /** The methods at the address of a request; none at an address that does not exist. */
  at(request: Request): string[] {
    const address = `${request.baseUrl}${request.path}`;
    const methods = this.routes
      .filter(({ pattern }) => pattern.test(address))
      .map(({ method }) => method);
    return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
  }

  /** Read with the first unknown address, because most processes never see the need. */
  private get routes() {
    return (this.known ??= this.discovery
      .getControllers()
      .flatMap(({ metatype }) => routesOf(metatype as Type<object>))
      .map(({ method, path }) => ({ method, pattern: pathToRegexp(path).regexp })));
  }
}
