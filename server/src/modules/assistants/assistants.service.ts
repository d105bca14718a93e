import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { CallToolResult, Server, Tool } from '@modelcontextprotocol/server';
import type { Response as HttpResponse } from 'express';
import { isProgram } from '../../platform/access/token-grants.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { toErrorResponse } from '../../platform/errors/error-response.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { AppRequest } from '../../platform/request-context/request-of.js';
import { Settings } from '../../platform/settings/settings.js';
import { type AssistantCall, AssistantTools, type ToolAnswer } from './assistant-tools.js';
import { listedTool, pageOfTools } from './tool-listing.js';
import { instructionsIn, listPrompts, promptFor } from './assistant-prompts.js';

/** Loaded with the first call, because most processes never see one. */
const loadProtocol = () => import('@modelcontextprotocol/server');
type Protocol = Awaited<ReturnType<typeof loadProtocol>>;

/** Answers the Model Context Protocol, one call at a time without a session of its own (B53). */
@Injectable()
export class AssistantsService {
  constructor(
    private readonly config: AppConfig,
    private readonly settings: Settings,
    private readonly tools: AssistantTools,
  ) {}

  /** Reads one message of an assistant and writes its answer. */
  async answer(request: AppRequest, response: HttpResponse): Promise<void> {
    if (!(await this.settings.get('assistantTools'))) throw new AppError('ASSISTANTS_OFF');
    this.requireOwnOrigin(request);
    const { viewer } = request;
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    if (!isProgram(viewer)) throw new AppError('PROGRAM_TOKEN_NEEDED');
    const protocol = await loadProtocol();
    const server = () => this.serverFor(protocol, { request, program: viewer });
    // nothing is told later, so that nobody has to listen
    const handler = protocol.createMcpHandler(server, { maxSubscriptions: 0 });
    await send(await handler.fetch(webRequest(request), { parsedBody: request.body }), response);
  }

  /**
   * Refuses pages of other sites, as the protocol asks; programs send no origin. The name of the host says nothing here:
   * a page whose name was made to lead to this machine has the same.
   */
  private requireOwnOrigin({ headers: { origin } }: AppRequest): void {
    const own = new URL(this.config.publicUrl).origin;
    if (origin === undefined || [own, ...this.config.http.corsOrigins].includes(origin)) return;
    throw new AppError('ORIGIN_REFUSED');
  }

  private serverFor({ Server, ProtocolError, ProtocolErrorCode }: Protocol, call: AssistantCall) {
    const locale = callerLocale(call.request);
    const server: Server = new Server(
      { name: 'mizan', version: '1' },
      {
        capabilities: { tools: {}, prompts: {} },
        instructions: instructionsIn(locale, this.tools.shared),
      },
    );
    const invalid = (error: AppError) => {
      const { code, message } = toErrorResponse(error, locale);
      return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code });
    };
    server.setRequestHandler('tools/list', ({ params }) => {
      const page = pageOfTools(this.tools.list(call.program), params?.cursor);
      if (!page) throw invalid(new AppError('BAD_REQUEST'));
      const tools = page.tools.map((tool) => listedTool(tool, this.tools.shared));
      return { ...page, tools: tools as Tool[] };
    });
    server.setRequestHandler('tools/call', async ({ params }) => {
      const answer = await this.tools.use(call, params.name, params.arguments ?? {});
      if (!answer) throw invalid(new AppError('NOT_FOUND'));
      return toResult(answer);
    });
    server.setRequestHandler('prompts/list', () => ({
      prompts: listPrompts(locale, this.tools.readableKinds(call.program)),
    }));
    server.setRequestHandler('prompts/get', async ({ params }) => {
      const prompt = promptFor(params.name, params.arguments ?? {}, locale);
      if (!prompt || !this.tools.readableKinds(call.program).has(prompt.tool))
        throw invalid(new AppError('BAD_REQUEST'));
      const answer = await this.tools.use(call, prompt.tool, { id: prompt.id });
      if (!answer || 'refusal' in answer) {
        const refusal = answer?.refusal ?? { code: 'NOT_FOUND', message: '' };
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, refusal.message, refusal);
      }
      const texts = [prompt.words, JSON.stringify(answer.value)];
      return {
        description: prompt.description,
        messages: texts.map((text) => ({
          role: 'user' as const,
          content: { type: 'text' as const, text },
        })),
      };
    });
    return server;
  }
}

/** A refusal is for the model to read, so it is a result and no error of the protocol. */
const toResult = (answer: ToolAnswer): CallToolResult =>
  'refusal' in answer
    ? { content: [{ type: 'text', text: JSON.stringify(answer.refusal) }], isError: true }
    : { content: [{ type: 'text', text: JSON.stringify(answer.value) }] };

/** The call as the protocol's library reads it; its body was read before. */
function webRequest({ method, headers, originalUrl, body }: AppRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith('content-l') ? [] : [[name, [value].flat().join(', ')]],
  );
  return new Request(new URL(originalUrl, 'http://localhost'), {
    method,
    headers: given,
    body: JSON.stringify(body),
  });
}

async function send(answer: Response, response: HttpResponse): Promise<void> {
  response.status(answer.status);
  answer.headers.forEach((value, name) => void response.setHeader(name, value));
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response);
  else response.end();
}
