import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Permission } from '../../contract/permissions.js';
import { getRequest } from '../request-context/request-of.js';
import type { SessionBarrier, Viewer } from '../request-context/viewer.js';

export const ACCESS_METADATA = 'mizan:access';
/** `public`, or the permission that the viewer's role must hold. */
export type AccessRequirement = 'public' | Permission;

/** What an operation requires, where a declaration says it. */
export const Access = (requirement: AccessRequirement) => SetMetadata(ACCESS_METADATA, requirement);

/** Everybody may call this, signed in or not. */
export const Public = () => SetMetadata(ACCESS_METADATA, 'public' satisfies AccessRequirement);

/** Only people whose role holds the permission may call this (401 without a session, 403 without the right). */
export const Allow = (permission: Permission) =>
  SetMetadata(ACCESS_METADATA, permission satisfies AccessRequirement);

export const BARRIERS_METADATA = 'mizan:barriers';

const AllowDespite = (...barriers: SessionBarrier[]) => SetMetadata(BARRIERS_METADATA, barriers);

/** May also be called with a locked session: unlocking it, ending it, or reading its owner (A12). */
export const AllowWhileLocked = () => AllowDespite('SESSION_LOCKED', 'SECOND_FACTOR_MISSING');

/** May also be called without the second factor that the settings require: setting it up (B27). */
export const AllowWithoutSecondFactor = () => AllowDespite('SECOND_FACTOR_MISSING');

const isPublic = (context: ExecutionContext) =>
  [context.getHandler(), context.getClass()]
    .map((place): unknown => Reflect.getMetadata(ACCESS_METADATA, place))
    .find((requirement) => requirement !== undefined) === 'public';

/**
 * The signed-in person; undefined only on public operations. Those need no scope, so that a program calls them as
 * nobody.
 */
export const CurrentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Viewer | undefined => {
    const { viewer } = getRequest(context);
    return viewer?.grants && isPublic(context) ? undefined : viewer;
  },
);
