import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ExecutionResult } from 'graphql';
import { isRequestKind } from '../../contract/api-tokens.js';
import { isContentKind } from '../../contract/content/content-kinds.js';
import { roleCan } from '../../contract/permissions.js';
import { API_TOKEN } from '../../accounts/api-tokens/api-tokens.service.js';
import type { Program } from '../../platform/access/token-grants.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { logFailure, toErrorResponse } from '../../platform/errors/error-response.js';
import { formatErrors } from '../../platform/graphql/format-error.js';
import { OperationExecutor } from '../../platform/graphql/operation-executor.js';
import { operationsOf } from '../../platform/graphql/declared-operations.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { AppRequest } from '../../platform/request-context/request-of.js';
import { unknownPath } from './input-schema.js';
import { findTools, type Tool, type ToolSource } from './operation-tools.js';
import { sharedWords, type SharedWords } from './tool-listing.js';

/** A call of an assistant: the HTTP request, and the program whose token it carries. */
export interface AssistantCall {
  request: AppRequest;
  program: Program;
}

/** What a tool answers: the value of its operation, or why there is none. */
export type ToolAnswer = { value: unknown } | { refusal: { code: string; message: string } };

type Values = Record<string, unknown>;

/** The operations that assistants call by their names, each within the rights of its token (B53). */
@Injectable()
export class AssistantTools {
  private found?: ReadonlyMap<string, ToolSource>;
  private said?: SharedWords;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly executor: OperationExecutor,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** The tools that a token's scopes and its account's role include. */
  list(program: Program): Tool[] {
    return [...this.sources.values()].flatMap((source) => {
      const tool = this.toolFor(program, source);
      return tool instanceof AppError ? [] : tool;
    });
  }

  /** What is said once of the arguments of all tools. */
  get shared(): SharedWords {
    return (this.said ??= sharedWords([...this.sources.values()].map(({ whole }) => whole)));
  }

  /** The kinds of content and requests of which a token reads whole rows. */
  readableKinds(program: Program): ReadonlySet<string> {
    const names = this.list(program).map(({ name }) => name);
    const isWhole = (name: string) =>
      isContentKind(name) || (isRequestKind(name) && program.grants.personal);
    return new Set(names.filter(isWhole));
  }

  /** Runs a tool and records that it was used; undefined if there is none of this name. */
  async use(call: AssistantCall, name: string, args: Values): Promise<ToolAnswer | undefined> {
    const source = this.sources.get(name);
    if (!source) return undefined;
    const answer = await this.run(call, source, args);
    try {
      await this.record(call, source, { args, answer });
    } catch (error) {
      return this.refused(call, error);
    }
    return answer;
  }

  /** Read with the first call, because the schema does not exist when this class is created. */
  private get sources(): ReadonlyMap<string, ToolSource> {
    const operations = () =>
      this.discovery
        .getProviders()
        .flatMap(({ metatype }) =>
          typeof metatype === 'function' ? operationsOf(metatype as never) : [],
        );
    return (this.found ??= findTools(this.executor.schema, operations()));
  }

  private toolFor({ role, grants }: Program, source: ToolSource): Tool | AppError {
    const { permission, scope, whole, impersonal } = source;
    if (!roleCan(role, permission)) return new AppError('FORBIDDEN');
    const tool = grants.personal ? whole : impersonal;
    if (grants.scopes.includes(scope) && tool) return tool;
    const missing = grants.scopes.includes(scope) ? 'personal' : scope;
    return new AppError('TOKEN_SCOPE_MISSING', { scope: missing });
  }

  private async run(call: AssistantCall, source: ToolSource, args: Values): Promise<ToolAnswer> {
    const { request, program } = call;
    const tool = this.toolFor(program, source);
    if (tool instanceof AppError) return this.refused(call, tool);
    const field = unknownPath(args, tool.inputSchema);
    if (field !== undefined)
      return this.refused(call, invalidFields({ field, rule: 'unknownField' }));
    const { data, errors } = (await this.executor.executeText(tool.operation, {
      variableValues: args,
      contextValue: { req: request },
    })) as ExecutionResult<Values>;
    const [error] = formatErrors(errors ?? [], callerLocale(request));
    if (!error) return { value: data?.[tool.name] };
    const { message, extensions } = error;
    return { refusal: { code: 'INTERNAL_ERROR', ...extensions, message } };
  }

  private refused({ request }: AssistantCall, error: unknown): ToolAnswer {
    logFailure(error);
    const { code, message, errors } = toErrorResponse(error, callerLocale(request));
    return { refusal: { code, message, ...(errors && { errors }) } };
  }

  /** The tool, what it does and to which row; neither what it was given nor what it answered. */
  private async record(
    { program }: AssistantCall,
    { name, action }: ToolSource,
    { args, answer }: { args: Values; answer: ToolAnswer },
  ): Promise<void> {
    const after = {
      tool: name,
      action,
      row: rowOf(args) ?? ('value' in answer ? rowOf(answer.value) : null) ?? null,
      refusal: 'refusal' in answer ? answer.refusal.code : null,
    };
    await this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        viewer: program,
        action: `${API_TOKEN}.tool_used`,
        entity: API_TOKEN,
        entityId: program.sessionId,
        label: program.grants.name,
        before: null,
        after,
      }),
    );
  }
}

/** The id of a row, as long as it can be one: the value comes from outside. */
function rowOf(value: unknown): string | undefined {
  const { id } = (value ?? {}) as { id?: unknown };
  const text = typeof id === 'number' ? String(id) : id;
  return typeof text === 'string' && /^[\w-]{1,60}$/.test(text) ? text : undefined;
}
