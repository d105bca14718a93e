import { type DynamicModule, Module } from '@nestjs/common';
import { GraphqlModule } from '../../platform/graphql/graphql.module.js';
import { operationsOf } from '../../platform/graphql/declared-operations.js';
import { classesOfModules, type ModuleLike } from '../../platform/http/module-classes.js';
import { addPatchRoutes } from '../../platform/http/patch-routes.js';
import { RestController } from '../../platform/rest/rest-controller.js';
import { RestFront } from '../../platform/rest/rest-front.js';
import { REST_ROUTES } from './rest-routes.js';

/** REST beside the controllers of the features: the routes of the table, and PATCH for rows that PUT changes. */
@Module({})
export class RestModule {
  /** @param modules those whose operations the routes run; they come before this one, whose routes then shadow none of theirs */
  static of(modules: readonly ModuleLike[]): DynamicModule {
    addPatchRoutes(classesOfModules(modules, 'controllers'));
    const operations = classesOfModules(modules, 'providers').flatMap((each) => operationsOf(each));
    return {
      module: RestModule,
      imports: [GraphqlModule],
      controllers: [RestController(REST_ROUTES, operations)],
      providers: [RestFront],
    };
  }
}
