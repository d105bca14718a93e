import { text } from 'node:stream/consumers';

/** Where the script is, reports what it saw, and where what was seen is asked for; no address of the product. */
const ADDRESS = '/watched-pages';

/** Headers that hold for the text as it was. */
const OF_THE_TEXT = new Set(['content-length', 'transfer-encoding', 'etag']);

/** Runs before the page's own scripts, and tells of what a console would show as an error. */
const SCRIPT = `(() => {
  const tell = (text) =>
    navigator.sendBeacon('${ADDRESS}/report', JSON.stringify({ page: location.pathname, text: String(text).slice(0, 2000) }));
  const nameOf = (value) => (value instanceof Error ? value.stack || value.message : String(value));
  // Firefox ends the loads of a page that is left as failures
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
    setTimeout(() => (isLeft = false), 2000);
  });
  addEventListener('error', ({ target, error, message }) => {
    if (target !== window && isLeft) return;
    if (target !== window) tell('not loaded: ' + (target.src || target.href || target.localName));
    // the browser only puts off what it would draw twice: it is no error of the page
    else if (!/^ResizeObserver loop/.test(message)) tell(error ? nameOf(error) : message);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + nameOf(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('refused by the policy: ' + violatedDirective + ' ' + blockedURI));
  const print = console.error;
  console.error = (...words) => {
    tell(words.map(nameOf).join(' '));
    print.apply(console, words);
  };
})();`;

/**
 * For a proxy: puts a script into every page before the page's own, as a file, so that the security policy
 * holds as it is, and keeps what the script saw and which answers were errors, by browser.
 */
export class WatchedPages {
  #seen = new Map();

  /** Answers what is asked of the watching itself; false for everything else. */
  async answers(request, response) {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    if (!pathname.startsWith(ADDRESS)) return false;
    if (pathname === `${ADDRESS}/script.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(SCRIPT);
    } else if (pathname === `${ADDRESS}/report`) {
      const { page, text: words } = JSON.parse(await text(request));
      this.#tell(browserOf(request), `${page}: ${words}`);
      response.writeHead(204).end();
    } else {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.#seen.get(searchParams.get('browser')) ?? []));
    }
    return true;
  }

  /** Sends the product's answer on; false if it is no page. */
  async sends(request, answer, response) {
    const { statusCode, headers } = answer;
    if (statusCode >= 400)
      this.#tell(browserOf(request), `${request.method} ${request.url}: ${statusCode}`);
    if (!headers['content-type']?.startsWith('text/html')) return false;
    const page = await text(answer);
    const watched = page.replace(/<head>/i, `$&<script src="${ADDRESS}/script.js"></script>`);
    const kept = Object.entries(headers).filter(([name]) => !OF_THE_TEXT.has(name));
    response.writeHead(statusCode, Object.fromEntries(kept)).end(watched);
    return true;
  }

  #tell(browser, words) {
    if (!browser) return;
    this.#seen.set(browser, [...(this.#seen.get(browser) ?? []), words]);
  }
}

/** Undefined for whatever is no browser, such as the calls of a test. */
function browserOf({ headers: { 'user-agent': agent = '' } }) {
  if (agent.includes('Firefox/')) return 'firefox';
  if (agent.includes('Chrome/')) return 'chromium';
  return agent.includes('AppleWebKit/') ? 'webkit' : undefined;
}
