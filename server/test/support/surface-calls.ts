import { AppModule } from '../../src/app.module.js';
import { readApiSurface } from '../../src/commands/api-surface.js';
import type { Permission } from '../../src/contract/permissions.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { dummies, placesOfFiles } from './dummies.js';
import { connect, refusalOf, subscribe } from './live.js';
import { type OperationKind, operationsOf, operationText, schemaOf } from './operation.js';
import { TINY_PICTURE } from './pictures.js';
import type { Answer, CallOptions, TestApp } from './test-app.js';

const config = AppConfig.fromEnvironment({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
});
export const { entries } = readApiSurface(AppModule.forRoot(config));
export const isRoute = (name: string) => name.includes(' /');
/** Access levels that are permissions. */
export const marked = entries.filter(({ access }) => access && access !== 'public') as {
  name: string;
  access: Permission;
}[];
export const routes = marked.filter(({ name }) => isRoute(name));
export const operations = marked.filter(({ name }) => !isRoute(name));

/** Calls a route or an operation with invalid input: rights must be checked before input. */
export async function callSurface(
  app: TestApp,
  name: string,
  options: CallOptions = {},
): Promise<Answer<unknown>> {
  const [kind, target] = name.split(' ') as [string, string];
  if (isRoute(name)) {
    const path = target.replace('/api/v1', '').replace(/:\w+/g, 'x');
    const body = kind === 'GET' || kind === 'DELETE' ? undefined : { nonsense: true };
    return app.rest(kind, `${path}?nonsense=1`, { ...options, body });
  }
  const schema = schemaOf(app);
  const field = operationsOf(schema, kind as OperationKind)[target];
  const variables = dummies(field?.args ?? []);
  const text = operationText(schema, kind as OperationKind, target, Object.keys(variables));
  const places = placesOfFiles(field?.args ?? []);
  const files = Object.fromEntries(places.map((place) => [place, TINY_PICTURE]));
  const uploads = places.length > 0 ? { files } : {};
  if (kind !== 'subscription') return app.gql(text, variables, { ...options, ...uploads });
  const socket = connect(app, { token: options.token });
  const stream = subscribe(socket, text, variables);
  const code = await refusalOf(stream);
  void socket.dispose();
  const message = stream.errors[0]?.message;
  return { status: 200, data: null, code, message, fields: {}, headers: {}, body: {} };
}
