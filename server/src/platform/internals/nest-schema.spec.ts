import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type CallHandler, Module, type Type } from '@nestjs/common';
import { APP_INTERCEPTOR, ApplicationConfig, NestFactory } from '@nestjs/core';
import {
  Args,
  Field,
  GraphQLModule,
  GraphQLSchemaHost,
  Mutation,
  ObjectType,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { graphql, type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { DirectSchemaDriver } from './nest-schema.js';

@ObjectType()
class Thing {
  @Field()
  name!: string;
}

@Resolver(() => Thing)
class ThingsResolver {
  @Query(() => [Thing])
  things(): Thing[] {
    return [{ name: 'scales' }];
  }

  @Mutation(() => Thing, { name: 'renameThing' })
  rename(@Args('name') name: string): Thing {
    return { name };
  }

  @Subscription(() => Thing, { resolve: ({ name }: Thing) => ({ name: name.toUpperCase() }) })
  async *thingChanged(): AsyncGenerator<Thing> {
    yield await Promise.resolve({ name: 'scales' });
  }

  @ResolveField(() => Number)
  length(@Parent() { name }: Thing): number {
    return name.length;
  }
}

async function schemaOf(driver: Type<ApolloDriver>): Promise<GraphQLSchema> {
  @Module({
    imports: [GraphQLModule.forRoot<ApolloDriverConfig>({ driver, autoSchemaFile: true })],
    providers: [ThingsResolver],
  })
  class ThingsModule {}
  const app = await NestFactory.create(ThingsModule, { logger: false });
  await app.init();
  const { schema } = app.get(GraphQLSchemaHost);
  await app.close();
  return schema;
}

it('our builder makes the schema that Nest makes, with the same resolvers', async () => {
  const [direct, nest] = [await schemaOf(DirectSchemaDriver), await schemaOf(ApolloDriver)];
  const print = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
  expect(print(direct)).toBe(print(nest));
  const source = 'mutation { renameThing(name: "gavel") { name length } }';
  expect(await graphql({ schema: direct, source })).toEqual(
    await graphql({ schema: nest, source }),
  );
  const { thingChanged } = direct.getSubscriptionType()!.getFields();
  const changes = await (thingChanged!.subscribe!({}, {}, {}, {} as never) as Promise<
    AsyncGenerator<Thing>
  >);
  const { value: changed } = await changes.next();
  expect(thingChanged!.resolve!(changed, {}, {}, {} as never)).toEqual({ name: 'SCALES' });
});

it('operations pass no global interceptor, which REST still has', async () => {
  const ofRest = { intercept: jest.fn((_: unknown, next: CallHandler) => next.handle()) };
  @Module({
    imports: [
      GraphQLModule.forRoot<ApolloDriverConfig>({
        driver: DirectSchemaDriver,
        autoSchemaFile: true,
      }),
    ],
    providers: [ThingsResolver, { provide: APP_INTERCEPTOR, useValue: ofRest }],
  })
  class ThingsModule {}
  const app = await NestFactory.create(ThingsModule, { logger: false });
  await app.init();
  const { schema } = app.get(GraphQLSchemaHost);
  const { data } = await graphql({ schema, source: '{ things { name } }' });
  expect(data).toEqual({ things: [{ name: 'scales' }] });
  expect(ofRest.intercept).not.toHaveBeenCalled();
  expect(app.get(ApplicationConfig).getGlobalInterceptors()).toEqual([ofRest]);
  await app.close();
});
