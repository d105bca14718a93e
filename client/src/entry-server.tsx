import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { DEFAULT_LOCALE, type Locale } from '@contract/locales';
import type { PageOperation, RenderInput, RenderResult } from '@contract/page-rendering';
import type { SiteState } from '@contract/site-state';
import { App } from './app/app';
import { assetTags } from './app/asset-tags';
import { type PageState, Providers } from './app/providers';
import { ROUTE_LOADERS } from './app/route-loaders';
import { findRoute, preloadRoute, type RouteMatch } from './app/routes';
import { ScriptNotice } from './account/script-notice';
import { JsonLd } from './components/page-head';
import { contactInfoQuery } from './features/contact-info/contact-info.queries';
import { MeDocument } from './graphql/generated/graphql';
import { authAddress } from './lib/addresses';
import { createRequest, type Request } from './lib/api/api';
import type { AuthUser } from './lib/auth';
import type { ContactData } from './lib/contact-defaults';
import { toBasename, createI18n, pathInLocale } from './lib/i18n/i18n';
import { QueryStore } from './lib/api/query-store';
import { loadSections } from './lib/section-code';
import { hashOf, type Transport, type WireResult } from './lib/api/transport';
import { PlainMenu } from './site/layout/menu-content';

/** Transport of server rendering: calls the API in the same process, without HTTP. */
function createServerTransport(
  execute: (operation: PageOperation) => Promise<WireResult<unknown>>,
): Transport {
  return async <TData, TVariables>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ) =>
    (await execute({
      hash: hashOf(document) ?? '',
      variables: variables as Record<string, unknown>,
    })) as WireResult<TData>;
}

export { canonicalPath } from './app/canonical-path';

type Input = RenderInput<WireResult<unknown>>;

const instances = new WeakMap<object, Map<Locale, ReturnType<typeof createI18n>>>();

/** Translations never change while the process runs: one instance for each language serves all. */
async function i18nOf({ translations, locale, site }: Input) {
  const known = instances.get(translations) ?? new Map<Locale, ReturnType<typeof createI18n>>();
  instances.set(translations, known);
  const { ar, fr, en } = translations;
  const found =
    known.get(locale) ??
    createI18n(locale, site.words, {
      ar: { translation: ar },
      fr: { translation: fr },
      en: { translation: en },
    });
  known.set(locale, found);
  const i18n = await found;
  // the firm may have been renamed since the instance was made
  Object.assign(i18n.options.interpolation ?? {}, { defaultVariables: site.words });
  return i18n;
}

const redirectTo = (path: string, locale: Locale, status = 302): RenderResult => ({
  status,
  redirect: pathInLocale(path, locale),
  head: '',
  html: '',
  state: '',
  end: '',
});

async function readUser(signedIn: boolean, request: Request): Promise<AuthUser | null> {
  if (!signedIn) return null;
  // A session that has ended, or a database that is away: the page is shown as to a stranger.
  return request(MeDocument, {}).then(
    ({ me }) => me,
    () => null,
  );
}

/** Where somebody who may not see the page is sent, if anywhere. */
function refusal(
  { route }: RouteMatch,
  user: AuthUser | null,
  { path, site }: { path: string; site: SiteState },
): string | undefined {
  if (!route.guard || (route.guard === 'detail' && site.publicDetailPages)) return undefined;
  if (!user) return authAddress(path);
  return route.guard === 'staff' && user.role === 'client' ? '/' : undefined;
}

const WITHOUT_SCRIPT = { menu: <PlainMenu />, form: <ScriptNotice /> };

/** React writes title, meta and links at the start of what it renders; they belong into the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders one page in one language. Pages for somebody signed in must not be cached. */
export async function render(input: Input): Promise<RenderResult> {
  const { locale, signedIn } = input;
  const { origin } = input.site;
  const path = pathInLocale(input.url, DEFAULT_LOCALE);
  const [, pathname = '/', search = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const match = findRoute(pathname);
  const { route, params } = match;
  const data = ROUTE_LOADERS[route.path];
  const transport = createServerTransport(input.execute);
  const request = createRequest(transport);
  const store = new QueryStore();
  const context = { request, store, locale, params, search };
  const [user, address] = await Promise.all([
    readUser(signedIn, request),
    data?.resolve?.(context).catch(() => undefined),
  ]);
  if (address?.redirect) return redirectTo(address.redirect + search, locale, 301);
  const isMissing = address?.found === false;
  const elsewhere = isMissing ? undefined : refusal(match, user, { path, site: input.site });
  if (elsewhere) return redirectTo(elsewhere, locale);

  const [i18n] = await Promise.all([
    i18nOf(input),
    data?.load?.(context).catch(() => undefined),
    preloadRoute(route).then(loadSections),
    // Header and footer of every page; the built-in data stand in when it cannot be read.
    route.bare ? undefined : store.load(contactInfoQuery(request, locale)),
  ]);
  const site = { ...input.site, withoutScript: WITHOUT_SCRIPT };
  const missingAt = isMissing ? pathname : undefined;
  const rendered = renderToString(
    <Providers context={{ locale, i18n, transport, store, site, initialUser: user }}>
      <StaticRouter basename={toBasename(locale)} location={input.url}>
        <App missingAt={missingAt} />
      </StaticRouter>
    </Providers>,
  );
  const hoisted = HOISTED.exec(rendered)?.[0] ?? '';
  const contact = store.get<ContactData>(contactInfoQuery(request, locale).key);
  const facts = contact && data?.jsonLd?.({ t: i18n.t, locale, origin, contact });
  const jsonLd = facts ? renderToStaticMarkup(<JsonLd data={facts} />) : '';
  const state: PageState = { locale, site: input.site, user, missingAt, store: store.toState() };
  const tags = assetTags(route.page, locale);
  return {
    status: route.path === '*' || isMissing ? 404 : 200,
    head: hoisted + jsonLd + tags.head,
    html: rendered.slice(hoisted.length),
    state: JSON.stringify(state).replaceAll('<', '\\u003c'),
    end: tags.end,
  };
}
