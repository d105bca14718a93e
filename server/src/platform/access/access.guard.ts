import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { isStaff } from '../../contract/enums.js';
import { type Permission, roleCan, VERIFIED_PERMISSIONS } from '../../contract/permissions.js';
import { AppConfig } from '../config/app-config.js';
import { AppError } from '../errors/app-error.js';
import { Settings } from '../settings/settings.js';
import { type AppRequest, getRequest, getResponse } from '../request-context/request-of.js';
import { ACCESS_METADATA, type AccessRequirement, BARRIERS_METADATA } from './access.decorators.js';
import { Authenticator, isUserActivity } from './authenticator.js';
import { SessionReader } from './session-reader.js';
import { bearerToken, cookieToken } from './token-extractors.js';
import { SecurityLog } from './security-log.js';
import { isProgram, TokenGrantsGuard } from './token-grants.js';
import { clearSessionCookies } from './session-cookies.js';
import { findBarrier, type SessionBarrier, type Viewer } from '../request-context/viewer.js';

const isGraphql = (context: ExecutionContext) => context.getType<GqlContextType>() === 'graphql';
const isMutation = (context: ExecutionContext) =>
  isGraphql(context) &&
  GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>().operation.operation ===
    'mutation';
const handlerName = (context: ExecutionContext) =>
  `${context.getClass().name}.${context.getHandler().name}`;

/** Checks every REST and GraphQL operation, before validation and before any lookup (S14 to S17). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly sessions: SessionReader,
    private readonly config: AppConfig,
    private readonly log: SecurityLog,
    private readonly settings: Settings,
    private readonly grants: TokenGrantsGuard,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const mark = this.markOf(context);
    const viewer = await this.viewerOf(context);
    if (mark === 'public') return true;
    if (!viewer) throw this.unauthenticated(context);
    await this.requirePermission(mark, viewer, context);
    return true;
  }

  /** What the operation requires. One without a decorator is refused to everybody. */
  private markOf(context: ExecutionContext): AccessRequirement {
    const mark = this.reflector.getAllAndOverride<AccessRequirement | undefined>(ACCESS_METADATA, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (mark) return mark;
    this.log.warn('access.unmarked', { operation: handlerName(context) });
    throw new ForbiddenException(`${handlerName(context)} has neither @Public() nor @Allow()`);
  }

  /** Authenticates once for each request, and reads the session again for each further change: the one before may have taken long. */
  private async viewerOf(context: ExecutionContext): Promise<Viewer | undefined> {
    const request = getRequest(context);
    const before = await request.viewerLookup;
    if (before && isMutation(context)) request.viewerLookup = this.sessions.readAgain(before);
    request.viewerLookup ??= this.authenticate(request, context);
    const viewer = await request.viewerLookup;
    request.viewer = viewer;
    request.requireSameViewer = async () => {
      if (viewer) this.requireSame(viewer, await this.sessions.readAgain(viewer), context);
    };
    return viewer;
  }

  private async authenticate(
    request: AppRequest,
    context: ExecutionContext,
  ): Promise<Viewer | undefined> {
    const source = isGraphql(context) ? 'bearer-or-cookie' : 'bearer';
    const { headers, ip } = request;
    const isActivity = isUserActivity(request);
    const viewer = await this.authenticator.authenticate(headers, source, isActivity);
    if (viewer && isProgram(viewer)) await this.grants.admit(viewer, ip);
    return viewer;
  }

  /** The session has to be open still, with the same rights. */
  private requireSame(before: Viewer, now: Viewer | undefined, context: ExecutionContext): void {
    if (now?.role !== before.role) throw this.unauthenticated(context);
    const barrier = findBarrier(now);
    if (barrier && !this.isOpenDespite(barrier, context)) throw this.refused(barrier, now, context);
  }

  private async requirePermission(
    permission: Permission,
    viewer: Viewer,
    context: ExecutionContext,
  ): Promise<void> {
    const barrier = findBarrier(viewer);
    if (barrier && !this.isOpenDespite(barrier, context))
      throw this.refused(barrier, viewer, context);
    if (!roleCan(viewer.role, permission)) throw this.refused('FORBIDDEN', viewer, context);
    if (isProgram(viewer)) this.grants.requireScope(viewer, permission, context);
    if (isStaff(viewer.role) || !VERIFIED_PERMISSIONS.includes(permission)) return;
    const { requireEmailVerification, requirePhoneVerification } = await this.settings.all();
    if (requireEmailVerification && !viewer.isEmailVerified)
      throw this.refused('EMAIL_NOT_VERIFIED', viewer, context);
    if (requirePhoneVerification && !viewer.isPhoneVerified)
      throw this.refused('PHONE_NOT_VERIFIED', viewer, context);
  }

  private isOpenDespite(barrier: SessionBarrier, context: ExecutionContext): boolean {
    const open = this.reflector.get<SessionBarrier[] | undefined>(
      BARRIERS_METADATA,
      context.getHandler(),
    );
    return open?.includes(barrier) === true;
  }

  private refused(
    code: SessionBarrier | 'FORBIDDEN' | 'EMAIL_NOT_VERIFIED' | 'PHONE_NOT_VERIFIED',
    viewer: Viewer,
    context: ExecutionContext,
  ): AppError {
    this.log.warn('access.refused', { code, userId: viewer.id, operation: handlerName(context) });
    return new AppError(code);
  }

  /** Scripts cannot remove an HttpOnly cookie, so the refusal clears the cookies of an ended session. */
  private unauthenticated(context: ExecutionContext): AppError {
    const { headers, ip } = getRequest(context);
    const hasBearer = headers.authorization !== undefined;
    const hasCookie = isGraphql(context) && cookieToken(headers) !== undefined;
    if (hasBearer || hasCookie) {
      this.log.warn('token.refused', { address: ip, operation: handlerName(context) });
    }
    if (hasCookie && !bearerToken(headers)) {
      clearSessionCookies(getResponse(context), this.config);
    }
    return new AppError('UNAUTHENTICATED');
  }
}
