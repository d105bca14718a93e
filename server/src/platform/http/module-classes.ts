import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';

export type ModuleLike =
  Type<object> | DynamicModule | Promise<DynamicModule> | { forwardRef: () => Type<object> };

/** The classes that a module and all that it imports name, read from the decorators without starting anything. */
export function classesOfModules(
  roots: readonly ModuleLike[],
  key: 'controllers' | 'providers',
): Type<object>[] {
  const seen = new Set<ModuleLike>();
  return roots
    .flatMap((root) => allModules(root, seen))
    .flatMap((module) => classesOf(module, key));
}

function allModules(root: ModuleLike, seen: Set<ModuleLike>): ModuleLike[] {
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
