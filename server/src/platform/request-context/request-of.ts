import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import type { ViewerRequest } from './viewer.js';

export type AppRequest = Request & ViewerRequest;

/** What a GraphQL operation runs with; the same over HTTP, WebSocket and in-process rendering. */
export interface GraphqlContext {
  req: AppRequest;
  /** Absent on a WebSocket. */
  res?: Response;
}

/** The HTTP request behind a REST call or a GraphQL operation. */
export function getRequest(context: ExecutionContext): AppRequest {
  if (context.getType<GqlContextType>() === 'graphql') {
    return GqlExecutionContext.create(context).getContext<GraphqlContext>().req;
  }
  return context.switchToHttp().getRequest<AppRequest>();
}

/** The HTTP response, where there is one. */
export function getResponse(context: ExecutionContext): Response | undefined {
  if (context.getType<GqlContextType>() === 'graphql') {
    return GqlExecutionContext.create(context).getContext<GraphqlContext>().res;
  }
  return context.switchToHttp().getResponse<Response>();
}
