import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { SCOPE_ACTIONS, SCOPE_KINDS } from '../../src/contract/api-tokens.js';
import { expectDone } from './refusals.js';
import { ADMIN, type TestApp } from './test-app.js';

type Revision = 'legacy' | 'auto';

/** What a tool answered: its value, or the code and fields of its refusal. */
export interface ToolResult {
  value?: Record<string, unknown>;
  code?: string;
  message?: string;
  errors?: { field: string }[];
}

export interface MadeToken {
  token: string;
  apiToken: { id: string };
}
interface Options {
  revision?: Revision;
  headers?: Record<string, string>;
}

export const EVERYTHING = SCOPE_KINDS.map((kind) => ({ kind, actions: [...SCOPE_ACTIONS] }));
export const scope = (kind: string, ...actions: string[]) => ({ kind, actions });

const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id } } }`;

/** The product with the tools of assistants switched on, and what its administrator makes for them. */
export class AssistantOffice {
  private constructor(
    private readonly app: TestApp,
    readonly admin: string,
    private readonly adminId: string,
  ) {}

  static async open(app: TestApp): Promise<AssistantOffice> {
    const admin = await app.adminToken();
    const me = await app.gql<{ me: { id: string } }>('{ me { id } }', {}, { token: admin });
    const office = new AssistantOffice(app, admin, me.data.me.id);
    await office.switchTo(true);
    return office;
  }

  async switchTo(assistantTools: boolean): Promise<void> {
    const body = { integrations: { assistantTools } };
    expectDone(await this.app.rest('PUT', '/settings', { token: this.admin, body }));
  }

  /** A token of the administrator with every scope, unless the input says otherwise. */
  async createToken(input: object): Promise<MadeToken> {
    const whose = { userId: this.adminId, password: ADMIN.password };
    const answer = await this.app.gql<{ createApiToken: MadeToken }>(
      CREATE,
      { input: { name: 'Assistant', scopes: EVERYTHING, ...whose, ...input } },
      { token: this.admin },
    );
    return expectDone(answer).createApiToken;
  }

  async assistant(input: object, options: Options = {}): Promise<Client> {
    return connectAssistant(this.app, (await this.createToken(input)).token, options);
  }
}

export const toolNames = async (client: Client) =>
  (await client.listTools()).tools.map(({ name }) => name);

/** An assistant as the protocol's own client makes it; `auto` speaks the newest revision that both know. */
export async function connectAssistant(
  app: TestApp,
  token: string | undefined,
  { revision = 'auto', headers = {} }: Options = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: revision } },
  );
  const authorization = token && { Authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/api/v1/mcp`), {
    requestInit: { headers: { ...authorization, ...headers } },
  });
  await client.connect(transport);
  return client;
}

export async function useTool(client: Client, name: string, args = {}): Promise<ToolResult> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [part] = content;
  if (part?.type !== 'text') throw new Error(`${name} answered no text`);
  const value = JSON.parse(part.text) as Record<string, unknown>;
  return isError ? value : { value };
}
