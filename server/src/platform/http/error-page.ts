import type { Request } from 'express';
import { directionOf, type Locale, localized } from '../../contract/locales.js';
import type { ErrorResponse } from '../errors/error-response.js';

const AGAIN = localized('أعد المحاولة', 'Réessayer', 'Try again');

/** Whether somebody reads the answer: their browser opens the address itself, as it does that of a PDF. */
export const isOpenedInBrowser = ({ method, headers }: Pick<Request, 'method' | 'headers'>) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** A refusal as a page that needs no script and no style, with a way to try again. */
export const errorPage = (
  { message }: Pick<ErrorResponse, 'message'>,
  locale: Locale,
) => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${message}</title>
<h1>${message}</h1>
<p><a href="">${AGAIN[locale]}</a></p>
</html>
`;
