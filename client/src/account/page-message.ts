/** The message in a navigation's state (`navigate('/', { state: { message } })`), if any. */
export function messageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'string' ? state.message : undefined;
}
