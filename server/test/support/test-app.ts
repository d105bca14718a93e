import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { createApp } from '../../src/create-app.js';
import { PersonComparisons } from '../../src/modules/people/person-comparisons.js';
import { requireDeclaredLimits } from './declared-limits.js';
import { expectDescribed } from './described-answers.js';
import { type FormAnswer, sendForm, sendUpload, type TestFile } from './multipart.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

// Jest captures a hundred frames of every error and looks each up in the source maps, which is slow
// because every refusal is an error. Ten frames are Node's default.
Error.stackTraceLimit = 10;
requireDeclaredLimits();

export const JWT_SECRET = 'a-secret-for-tests-of-the-product-and-only-them';
export const ADMIN = { email: 'admin@mizan.test', password: 'a-long-test-password' };

/** An answer of either transport, reduced to what tests check. */
export interface Answer<T> {
  status: number;
  /** `data` of the REST envelope or of the GraphQL answer. */
  data: T;
  /** The error code, undefined on success. */
  code?: string;
  message?: string;
  /** The message of each refused field. */
  fields: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  body?: object;
  /** Files of a multipart form: by field name in REST, by place in the variables in GraphQL. */
  files?: Record<string, TestFile>;
}

interface GraphqlBody {
  data?: unknown;
  errors?: {
    message: string;
    extensions?: { code?: string; errors?: { field: string; message: string }[] };
  }[];
}

const fieldsOf = (errors: { field: string; message: string }[] = []) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** The product on a free port with its own database. Nothing in it is mocked. */
export class TestApp {
  private readonly connections = new Agent({ keepAlive: true });

  private constructor(
    readonly app: NestExpressApplication,
    readonly database: TestDatabase,
    readonly url: string,
    private readonly folder: string,
  ) {}

  static async start(testFile: string, env: Record<string, string> = {}): Promise<TestApp> {
    const database = await createTestDatabase(testFile);
    return TestApp.launch(database, env);
  }

  /** Starts the product on an existing database, which is kept when the product closes. */
  static async startOn(databaseUrl: string, env: Record<string, string> = {}): Promise<TestApp> {
    return TestApp.launch({ url: databaseUrl, drop: async () => undefined }, env);
  }

  /** A second application on the same database; close it before the first. */
  async beside(env: Record<string, string> = {}): Promise<TestApp> {
    return TestApp.startOn(this.database.url, env);
  }

  private static async launch(
    database: TestDatabase,
    env: Record<string, string>,
  ): Promise<TestApp> {
    const folder = mkdtempSync(join(tmpdir(), 'mizan-test-'));
    const config = AppConfig.fromEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATABASE_POOL: '10',
      DATA_DIR: folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      JWT_SECRET,
      PUBLIC_URL: 'http://mizan.test',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      SERVE_SITE: 'false',
      SEED: 'none',
      ...env,
    });
    const app = await createApp(config);
    // run by the tests that mean it: its statements would be counted with those of a request
    app.get(PersonComparisons, { strict: false }).onModuleDestroy();
    await app.listen(0, '127.0.0.1');
    const server = app.getHttpServer();
    const { port } = server.address() as AddressInfo;
    return new TestApp(app, database, `http://127.0.0.1:${port}`, folder);
  }

  async close(): Promise<void> {
    this.connections.destroy();
    await this.app.close();
    await this.database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** `await app.rest('POST', '/auth/login', { body })`; paths are under /api/v1 unless they begin with `//`. */
  async rest<T = Record<string, unknown>>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const address = path.startsWith('//') ? path.slice(1) : `/api/v1${path}`;
    const response = await this.send(method, address, options);
    const isProgram = options.token?.startsWith('mizan_') ?? false;
    const { status, headers, body: sent } = response;
    expectDescribed(method, address, { status, headers, body: sent, isProgram });
    const body = response.body;
    return {
      status: response.status,
      data: body['data'] as T,
      code: body['error'] as string | undefined,
      message: body['message'] as string | undefined,
      fields: fieldsOf(body['errors'] as { field: string; message: string }[] | undefined),
      headers: response.headers,
      body,
    };
  }

  async gql<T = Record<string, unknown>>(
    query: string,
    variables: object = {},
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const response = await this.sendOperation({ query, variables }, options);
    const body = response.body as GraphqlBody;
    const error = body.errors?.[0];
    return {
      status: response.status,
      data: body.data as T,
      code: error?.extensions?.code,
      message: error?.message,
      fields: fieldsOf(error?.extensions?.errors),
      headers: response.headers,
      body: response.body,
    };
  }

  private async send(method: string, address: string, options: CallOptions): Promise<FormAnswer> {
    const { body = {}, files } = options;
    if (files) return sendForm(method, this.url + address, headersOf(options), body, files);
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const call = request(this.url)[verb](address).agent(this.connections).set(headersOf(options));
    const response = await (options.body ? call.send(options.body) : call);
    return response;
  }

  private async sendOperation(
    operation: { query: string; variables: object },
    options: CallOptions,
  ): Promise<FormAnswer> {
    const { files } = options;
    if (files) return sendUpload(`${this.url}/graphql`, headersOf(options), operation, files);
    const call = request(this.url).post('/graphql').agent(this.connections).set(headersOf(options));
    return await call.send(operation);
  }

  async signIn(email: string, password: string): Promise<string> {
    const answer = await this.rest<{ token: string }>('POST', '/auth/login', {
      body: { email, password },
    });
    if (answer.status !== 200)
      throw new Error(`Sign-in of ${email}: ${answer.status} ${answer.message}`);
    return answer.data.token;
  }

  adminToken(): Promise<string> {
    return this.signIn(ADMIN.email, ADMIN.password);
  }

  /** The mails to an address, newest first. */
  async mailsTo(
    email: string,
  ): Promise<{ to: string; subject: string; text: string; html: string }[]> {
    const response = await request(this.url)
      .get('/dev/mails')
      .query({ to: email })
      .set('Accept', 'application/json');
    return response.body as { to: string; subject: string; text: string; html: string }[];
  }
}

function headersOf({ token, headers = {} }: CallOptions): Record<string, string> {
  return { ...(token && { Authorization: `Bearer ${token}` }), ...headers };
}
