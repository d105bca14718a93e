import { Injectable } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { ApplicationConfig } from '@nestjs/core';
import type { GqlModuleOptions, GraphQLFactory } from '@nestjs/graphql';
import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';

type Resolve = GraphQLField<unknown, unknown>['resolve'];
type Attached =
  NonNullable<Resolve> | Pick<GraphQLField<unknown, unknown>, 'resolve' | 'subscribe'>;

/** What GraphQLFactory keeps for itself (@nestjs/graphql 14.0). */
interface FactoryParts {
  gqlSchemaBuilder: {
    build(file: true, options: GqlModuleOptions, constructors: unknown[]): Promise<GraphQLSchema>;
  };
  resolversExplorerService: {
    getAllCtors(): unknown[];
    explore(): Record<string, Record<string, Attached>>;
  };
}

/**
 * Apollo's driver with a shorter way to the schema. Nest's own prints the schema it made, parses it,
 * builds it again with the resolvers, and copies these back to the first one, which takes half a second
 * of each start; here they are attached to the first one at once, and without global interceptors. Interfaces
 * with resolvers of their own are not supported. If a new version of @nestjs/graphql breaks it, look at `GraphQLFactory.generateSchema`,
 * or use ApolloDriver again.
 */
@Injectable()
export class DirectSchemaDriver extends ApolloDriver {
  override async generateSchema(options: GqlModuleOptions & ApolloDriverConfig) {
    const { gqlSchemaBuilder, resolversExplorerService } = partsOf(this.graphQlFactory);
    // exploring comes first: it names the handlers that the schema is then made of
    const resolvers = withoutInterceptors(this.applicationConfig, () =>
      resolversExplorerService.explore(),
    );
    const constructors = resolversExplorerService.getAllCtors();
    const schema = await gqlSchemaBuilder.build(true, options, constructors);
    attach(schema, resolvers);
    return (await options.transformSchema?.(schema)) ?? schema;
  }
}

/**
 * Makes handlers that no global interceptor wraps: those that there are shape the bodies of REST, and Nest would
 * run each operation through streams for them, a twentieth of what a list costs (P04). Decorators of a resolver
 * can still name interceptors.
 */
function withoutInterceptors<T>(config: ApplicationConfig | undefined, make: () => T): T {
  const global = config?.getGlobalInterceptors() ?? [];
  const ofRest = global.splice(0);
  try {
    return make();
  } finally {
    global.push(...ofRest);
  }
}

function attach(schema: GraphQLSchema, byType: Record<string, Record<string, Attached>>): void {
  for (const [typeName, byField] of Object.entries(byType)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`Resolvers of ${typeName}, which is no object type`);
    const fields = type.getFields();
    for (const [fieldName, attached] of Object.entries(byField)) {
      const field = fields[fieldName];
      if (!field)
        throw new Error(`A resolver of ${typeName}.${fieldName}, which is not in the schema`);
      if (typeof attached === 'function') field.resolve = attached;
      else Object.assign(field, attached);
    }
  }
}

function partsOf(factory: GraphQLFactory): FactoryParts {
  const parts = factory as unknown as Partial<FactoryParts>;
  const { gqlSchemaBuilder, resolversExplorerService } = parts;
  if (!gqlSchemaBuilder || !resolversExplorerService)
    throw new Error('GraphQLFactory of @nestjs/graphql no longer keeps its builder and explorer');
  return { gqlSchemaBuilder, resolversExplorerService };
}
