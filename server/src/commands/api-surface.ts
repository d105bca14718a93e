import type { Type } from '@nestjs/common';
import { RESOLVER_TYPE_METADATA } from '@nestjs/graphql';
import { scopeOf, type TokenScope } from '../contract/api-tokens.js';
import type { AccessRequirement } from '../platform/access/access.decorators.js';
import { operationBehind } from '../platform/access/operation-behind.js';
import { getAccess, operationsOf } from '../platform/graphql/declared-operations.js';
import { classesOfModules, type ModuleLike } from '../platform/http/module-classes.js';
import { findRoutes, type Route } from '../platform/http/routes.js';

/** A REST route or a GraphQL operation, and who may call it. */
export interface ApiEntry {
  /** `GET /api/v1/services` or `query services`. */
  name: string;
  access: AccessRequirement | undefined;
  /** The operation of GraphQL that a route is a front of. */
  operation?: string;
}

/** A route with what its decorators say. */
export interface DescribedRoute extends Route {
  controller: Type<object>;
  entry: ApiEntry;
}

/** All routes and operations, read from the decorators of the modules without starting the application. */
export function readApiSurface(root: ModuleLike): {
  resolvers: Type<object>[];
  entries: ApiEntry[];
  routes: DescribedRoute[];
} {
  const controllers = classesOfModules([root], 'controllers');
  const resolvers = classesOfModules([root], 'providers').filter(isResolver);
  const operations = resolvers.flatMap((resolver) => operationsOf(resolver));
  const routes = controllers.flatMap(routesOf);
  const entries = [
    ...routes.map(({ entry }) => entry),
    ...operations.map(({ name, access }) => ({ name, access })),
  ];
  return { resolvers, routes, entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** The content of `routes.txt`, one line for each entry: who may call what, and the scope that a token needs for it. */
export function formatApiSurface(entries: readonly ApiEntry[]): string {
  const lineOf = (entry: ApiEntry) => {
    const { name, access = 'UNMARKED' } = entry;
    return `${name.padEnd(64)} ${access.padEnd(25)} ${getTokenScope(entry) ?? ''}`.trimEnd();
  };
  return `${entries.map(lineOf).join('\n')}\n`;
}

/** The scope that a token needs; undefined for what everybody may call, and for what no token may. */
export function getTokenScope({ name, access, operation }: ApiEntry): TokenScope | undefined {
  return !access || access === 'public' ? undefined : scopeOf(access, operation ?? name);
}

const isResolver = (provider: Type<object>) =>
  Reflect.hasMetadata(RESOLVER_TYPE_METADATA, provider) || operationsOf(provider).length > 0;

function routesOf(controller: Type<object>): DescribedRoute[] {
  return findRoutes(controller).map((route) => {
    const operation = operationBehind(route.handler);
    const access = getAccess(route.handler, controller);
    const name = `${route.method} ${route.path}`;
    return { ...route, controller, entry: { name, access, ...(operation && { operation }) } };
  });
}
