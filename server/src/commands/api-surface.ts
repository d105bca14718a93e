import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { RESOLVER_NAME_METADATA, RESOLVER_TYPE_METADATA } from '@nestjs/graphql';
import { scopeOf } from '../contract/api-tokens.js';
import { ACCESS_METADATA, type AccessRequirement } from '../platform/access/access.decorators.js';
import { findMethods, findRoutes } from '../platform/http/routes.js';

type ModuleLike =
  Type<object> | DynamicModule | Promise<DynamicModule> | { forwardRef: () => Type<object> };

/** A REST route or a GraphQL operation, and who may call it. */
export interface ApiEntry {
  /** `GET /api/v1/services` or `query services`. */
  name: string;
  access: AccessRequirement | undefined;
}

/** All routes and operations, read from the decorators of the modules without starting the application. */
export function readApiSurface(root: ModuleLike): {
  resolvers: Type<object>[];
  entries: ApiEntry[];
} {
  const modules = allModules(root);
  const controllers = modules.flatMap((module) => classesOf(module, 'controllers'));
  const resolvers = modules.flatMap((module) => classesOf(module, 'providers')).filter(isResolver);
  const entries = [...controllers.flatMap(routeEntriesOf), ...resolvers.flatMap(operationsOf)];
  return { resolvers, entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** The content of `routes.txt`, one line for each entry: who may call what, and the scope that a token needs for it. */
export function formatApiSurface(entries: readonly ApiEntry[]): string {
  const lineOf = ({ name, access = 'UNMARKED' as never }: ApiEntry) =>
    `${name.padEnd(64)} ${access.padEnd(25)} ${tokenScope(name, access)}`.trimEnd();
  return `${entries.map(lineOf).join('\n')}\n`;
}

const tokenScope = (name: string, access: AccessRequirement) =>
  access === 'public' ? '' : (scopeOf(access, name) ?? '');

function allModules(root: ModuleLike, seen = new Set<ModuleLike>()): ModuleLike[] {
  if (seen.has(root)) return [];
  seen.add(root);
  return [root, ...importsOf(root).flatMap((module) => allModules(module, seen))];
}

const classOf = (module: ModuleLike) =>
  ('module' in module ? module.module : module) as Type<object>;

function importsOf(module: ModuleLike): ModuleLike[] {
  const declared = declaredIn<ModuleLike>(module, MODULE_METADATA.IMPORTS);
  const dynamic = 'module' in module ? ((module.imports ?? []) as ModuleLike[]) : [];
  return [...declared, ...dynamic].filter(
    (entry) => typeof entry === 'function' || 'module' in entry,
  );
}

function classesOf(module: ModuleLike, key: 'controllers' | 'providers'): Type<object>[] {
  const dynamic = 'module' in module ? (module[key] ?? []) : [];
  return [...declaredIn<unknown>(module, key), ...dynamic].filter(
    (entry): entry is Type<object> => typeof entry === 'function',
  );
}

/** What `@Module` was given under a key. */
const declaredIn = <T>(module: ModuleLike, key: string) =>
  (Reflect.getMetadata(key, classOf(module)) ?? []) as T[];

const isResolver = (provider: Type<object>) =>
  Reflect.hasMetadata(RESOLVER_TYPE_METADATA, provider) || operationsOf(provider).length > 0;

function accessOf(handler: object, target: Type<object>): AccessRequirement | undefined {
  return (Reflect.getMetadata(ACCESS_METADATA, handler) ??
    Reflect.getMetadata(ACCESS_METADATA, target)) as AccessRequirement;
}

function routeEntriesOf(controller: Type<object>): ApiEntry[] {
  return findRoutes(controller).map(({ method, path, handler }) => ({
    name: `${method} ${path}`,
    access: accessOf(handler, controller),
  }));
}

function operationsOf(resolver: Type<object>): ApiEntry[] {
  return findMethods(resolver).flatMap(({ name, handler }) => {
    const kind = String(Reflect.getMetadata(RESOLVER_TYPE_METADATA, handler)).toLowerCase();
    if (!/^(query|mutation|subscription)$/.test(kind)) return [];
    const given = Reflect.getMetadata(RESOLVER_NAME_METADATA, handler) as string | undefined;
    return [{ name: `${kind} ${given ?? name}`, access: accessOf(handler, resolver) }];
  });
}
