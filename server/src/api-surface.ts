import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { ACCESS_METADATA, type AccessRequirement } from './core/access/access.decorators.js';
import {
  declaredIn,
  isResolverOfType,
  operationOf,
  pathsOf,
  routeOf,
} from './core/internals/nest-metadata.js';

type ModuleLike =
  Type<object> | DynamicModule | Promise<DynamicModule> | { forwardRef: () => Type<object> };

/** A REST route or a GraphQL operation, and who may call it. */
export interface ApiEntry {
  /** `GET /api/v1/services` or `query services`. */
  name: string;
  access: AccessRequirement | undefined;
}

/** Paths under the global prefix; see `configureApp`. */
const PREFIXED = /^(?!\/?(health|metrics|dev)(\/|$))/;

/** All routes and operations, read from the decorators of the modules without starting the application. */
export function readApiSurface(root: ModuleLike): {
  resolvers: Type<object>[];
  entries: ApiEntry[];
} {
  const modules = allModules(root);
  const controllers = modules.flatMap((module) => classesOf(module, 'controllers'));
  const resolvers = modules.flatMap((module) => classesOf(module, 'providers')).filter(isResolver);
  const entries = [...controllers.flatMap(routesOf), ...resolvers.flatMap(operationsOf)];
  return { resolvers, entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** The content of `routes.txt`, one line for each entry: reviewers see there who may call what. */
export function formatApiSurface(entries: readonly ApiEntry[]): string {
  return entries.map(({ name, access }) => `${name.padEnd(64)} ${access ?? 'UNMARKED'}\n`).join('');
}

function allModules(root: ModuleLike, seen = new Set<ModuleLike>()): ModuleLike[] {
  if (seen.has(root)) return [];
  seen.add(root);
  return [root, ...importsOf(root).flatMap((module) => allModules(module, seen))];
}

const classOf = (module: ModuleLike) =>
  ('module' in module ? module.module : module) as Type<object>;

function importsOf(module: ModuleLike): ModuleLike[] {
  const declared = declaredIn(classOf(module), 'imports') as ModuleLike[];
  const dynamic = 'module' in module ? ((module.imports ?? []) as ModuleLike[]) : [];
  return [...declared, ...dynamic].filter(
    (entry) => typeof entry === 'function' || 'module' in entry,
  );
}

function classesOf(module: ModuleLike, key: 'controllers' | 'providers'): Type<object>[] {
  const declared = declaredIn(classOf(module), key);
  const dynamic = 'module' in module ? (module[key] ?? []) : [];
  return [...declared, ...dynamic].filter(
    (entry): entry is Type<object> => typeof entry === 'function',
  );
}

const isResolver = (provider: Type<object>) =>
  isResolverOfType(provider) || operationsOf(provider).length > 0;

/** The methods of a class, including inherited ones. Getters are skipped, because reading them runs them. */
function methodsOf(target: Type<object>): { name: string; handler: object }[] {
  const methods = new Map<string, object>();
  for (let prototype = target.prototype as object; prototype !== Object.prototype;) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value === 'function' && name !== 'constructor' && !methods.has(name))
        methods.set(name, value as object);
    }
    prototype = Object.getPrototypeOf(prototype) as object;
  }
  return [...methods].map(([name, handler]) => ({ name, handler }));
}

function accessOf(handler: object, target: Type<object>): AccessRequirement | undefined {
  return (Reflect.getMetadata(ACCESS_METADATA, handler) ??
    Reflect.getMetadata(ACCESS_METADATA, target)) as AccessRequirement;
}

function routesOf(controller: Type<object>): ApiEntry[] {
  return methodsOf(controller).flatMap(({ handler }) => {
    const { method, paths = [] } = routeOf(handler) ?? {};
    const access = accessOf(handler, controller);
    return pathsOf(controller).flatMap((base) =>
      paths.map((path) => ({ name: `${method} ${routePath(base, path)}`, access })),
    );
  });
}

function routePath(base: string, path: string): string {
  const joined = `/${base}/${path}`.replace(/\/+/g, '/').replace(/(?!^)\/$/, '');
  return PREFIXED.test(joined) ? `/api/v1${joined}` : joined;
}

function operationsOf(resolver: Type<object>): ApiEntry[] {
  return methodsOf(resolver)
    .map(({ name, handler }) => ({
      name,
      ...operationOf(handler),
      access: accessOf(handler, resolver),
    }))
    .filter(({ kind = '' }) => /^(query|mutation|subscription)$/i.test(kind))
    .map(({ kind = '', name, access }) => ({ name: `${kind.toLowerCase()} ${name}`, access }));
}
