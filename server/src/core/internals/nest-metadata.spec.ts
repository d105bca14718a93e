import { Controller, Get, Module } from '@nestjs/common';
import { Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { declaredIn, isResolverOfType, operationOf, pathsOf, routeOf } from './nest-metadata.js';

@Controller('things')
class ThingsController {
  @Get(['all', 'every'])
  list(): void {}
  helper(): void {}
}

@ObjectType()
class Thing {}

@Resolver(() => Thing)
class ThingsResolver {
  @Query(() => String)
  things(): void {}
  @Mutation(() => String, { name: 'removeThing' })
  remove(): void {}
}

@Module({ controllers: [ThingsController], providers: [ThingsResolver] })
class ThingsModule {}

it('reads what Nest keeps of controllers, resolvers and modules', () => {
  const { list, helper } = ThingsController.prototype;
  const { things, remove } = ThingsResolver.prototype;
  expect(pathsOf(ThingsController)).toEqual(['things']);
  expect(routeOf(list)).toEqual({ method: 'GET', paths: ['all', 'every'] });
  expect(routeOf(helper)).toBeUndefined();
  expect(operationOf(things)).toMatchObject({ kind: 'Query' });
  expect(operationOf(remove)).toEqual({ kind: 'Mutation', name: 'removeThing' });
  expect(operationOf(helper)).toBeUndefined();
  expect(isResolverOfType(ThingsResolver)).toBe(true);
  expect(isResolverOfType(ThingsController)).toBe(false);
  expect(declaredIn(ThingsModule, 'controllers')).toEqual([ThingsController]);
  expect(declaredIn(ThingsModule, 'imports')).toEqual([]);
});
