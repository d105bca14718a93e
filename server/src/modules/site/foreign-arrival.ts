import type { Request, Response } from 'express';
import { escapeHtml } from '../../core/mail/mail-html.js';

/** Set while a page asks for itself again, so that it never does so twice. */
const AGAIN = 'again=1';
const AGAIN_SECONDS = 10;

/**
 * Whether somebody followed a link of another site. The browser then keeps the session's cookie to itself
 * (SameSite=Strict), so that a signed-in person looks like a stranger.
 */
export function arrivesFromElsewhere({ headers }: Pick<Request, 'headers'>): boolean {
  const isLink =
    headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
  return isLink && !headers.cookie?.includes(AGAIN);
}

/** A page without content that asks for the same address again, now from this site and with the cookie. */
export function askAgain(response: Response, title: string): void {
  response.append(
    'Set-Cookie',
    `${AGAIN}; Max-Age=${AGAIN_SECONDS}; Path=/; HttpOnly; SameSite=Lax`,
  );
  response
    .status(200)
    .type('html')
    .end(
      `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0"><title>${escapeHtml(title)}</title>`,
    );
}
