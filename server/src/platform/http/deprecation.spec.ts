import 'reflect-metadata';
import { Controller, Get, Module, Put } from '@nestjs/common';
import { APP_INTERCEPTOR, NestFactory, Reflector } from '@nestjs/core';
import {
  Args,
  GraphQLSchemaBuilderModule,
  GraphQLSchemaFactory,
  Mutation,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { type GraphQLSchema, printSchema } from 'graphql';
import request from 'supertest';
import { Limits } from '../access/declared-limits.js';
import { describeRootTypes } from '../graphql/root-types.js';
import { toDeprecation } from '../../commands/openapi/class-schemas.js';
import { Deprecated, deprecationReason, readDeprecation } from './deprecation.js';
import { SameAs } from './described.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';
import { AllowedMethods } from './routes.js';

const OLD = { since: '2026-12-01', until: '2027-06-01', instead: 'Use repaintWall.' };

@Resolver()
class WallsResolver {
  @Query(() => Number, { description: 'How high the wall is.' })
  wallHeight(): number {
    return 2;
  }

  @Limits(
    { name: 'paint', points: 5, seconds: 3600, per: 'account' },
    { name: 'guess', points: 50, seconds: 900, per: 'address', counts: 'wrong colours' },
  )
  @Deprecated(OLD)
  @Mutation(() => Boolean, { description: 'Paints the wall.' })
  paintWall(@Args('colour') colour: string): boolean {
    return colour !== '';
  }
}

@Controller('walls')
class WallsController {
  @SameAs('wallHeight')
  @Get()
  height(): number {
    return 2;
  }

  @SameAs('paintWall')
  @Put()
  paint(): boolean {
    return true;
  }

  @Deprecated({ ...OLD, until: '2027-01-01' })
  @SameAs('wallHeight')
  @Get('height')
  oldHeight(): number {
    return 2;
  }
}

@Module({
  controllers: [WallsController],
  providers: [
    Reflector,
    { provide: AllowedMethods, useValue: { at: (): string[] => [] } },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
  ],
})
class WallsModule {}

let schema: GraphQLSchema;

// the decorators of operations are read when a schema is made
beforeAll(async () => {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, {
    logger: false,
  });
  schema = describeRootTypes(await builder.get(GraphQLSchemaFactory).create([WallsResolver]));
  await builder.close();
});

describe('what will be gone', () => {
  it.each([
    {
      title: 'a route of a deprecated operation',
      method: 'put',
      path: '/walls',
      until: 'Tue, 01 Jun 2027 00:00:00 GMT',
    },
    {
      title: 'a route that is deprecated itself',
      method: 'get',
      path: '/walls/height',
      until: 'Fri, 01 Jan 2027 00:00:00 GMT',
    },
    { title: 'any other route', method: 'get', path: '/walls', until: undefined },
  ] as const)('$title says in its headers until when it stays', async ({ method, path, until }) => {
    const app = await NestFactory.create(WallsModule, { logger: false });
    await app.init();
    const { headers, status } = await request(app.getHttpServer() as never)[method](path);
    await app.close();
    expect(status).toBe(200);
    expect(headers['sunset']).toBe(until);
    expect(headers['deprecation']).toBe(until && `@${Date.UTC(2026, 11, 1) / 1000}`);
  });

  it('an operation says in the schema until when it stays, and what its limits are', () => {
    const text = printSchema(schema);
    expect(text).toContain(
      `paintWall(colour: String!): Boolean! @deprecated(reason: "${deprecationReason(OLD)}")`,
    );
    expect(text).toContain(
      'Paints the wall. At most 5 calls in an hour of one account; 50 wrong colours in 15 minutes from one address.',
    );
    expect(text).toContain('"""How high the wall is."""');
  });

  it('the OpenAPI document has the days of a reason, and takes none without them', () => {
    expect(toDeprecation(deprecationReason(OLD))).toEqual({
      deprecated: true,
      'x-deprecated-since': '2026-12-01',
      'x-sunset': '2027-06-01',
    });
    expect(toDeprecation(undefined)).toEqual({});
    expect(() => readDeprecation('Use repaintWall.')).toThrow(/no days/);
  });
});
