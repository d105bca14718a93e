import { render, type RenderResult } from '@testing-library/react';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import type { Locale } from '@contract/locales';
import type { SiteState } from '@contract/site-state';
import ar from '../public/locales/ar/translation.json';
import en from '../public/locales/en/translation.json';
import fr from '../public/locales/fr/translation.json';
import arRequests from '../../server/locales/requests/ar.json';
import enRequests from '../../server/locales/requests/en.json';
import frRequests from '../../server/locales/requests/fr.json';
import { pageTexts } from '../build/page-texts';
import { defaultSite } from '../src/app/default-site';
import { Providers } from '../src/app/providers';
import type { ServerErrorCode, WireError } from '../src/lib/api/api-error';
import type { AuthUser } from '../src/lib/auth';
import { createI18n } from '../src/lib/i18n/i18n';
import { loadSections } from '../src/lib/section-code';
import { QueryStore } from '../src/lib/api/query-store';
import type { Transport } from '../src/lib/api/transport';

const RESOURCES = {
  ar: { translation: pageTexts(ar, arRequests) },
  fr: { translation: pageTexts(fr, frRequests) },
  en: { translation: pageTexts(en, enRequests) },
};

/** Answers operations by name: returns data or a `refusal`; a thrown error is a network error. */
export type Handlers = Record<string, (variables: Record<string, unknown>) => unknown>;

class Refusal {
  readonly error: WireError;

  constructor(error: WireError) {
    this.error = error;
  }
}

/** An error response of the server, for a handler to return. */
export function refusal(
  code: ServerErrorCode,
  extra: Partial<WireError['extensions']> = {},
): Refusal {
  return new Refusal({ message: `refused: ${code}`, extensions: { code, ...extra } });
}

const nameOf = (document: DocumentNode) =>
  document.definitions.find(
    (part): part is OperationDefinitionNode => part.kind === 'OperationDefinition',
  )?.name?.value ?? '';

function transportOf(handlers: Handlers): Transport {
  const answer = async (document: DocumentNode, variables: unknown) => {
    const name = nameOf(document);
    const handler = handlers[name];
    if (!handler) throw new Error(`No handler for ${name}`);
    const data = await handler(variables as Record<string, unknown>);
    return data instanceof Refusal ? { errors: [data.error] } : { data: data as never };
  };
  return (document, variables) => answer(document, variables);
}

export function aUser(changes: Partial<AuthUser> = {}): AuthUser {
  return {
    __typename: 'User',
    id: 'user-1',
    fullName: 'Amina Benyoucef',
    email: 'amina@example.com',
    phoneNumber: '0550123456',
    role: 'client',
    isActive: true,
    isEmailVerified: true,
    isEmailProved: true,
    hasSecondFactor: false,
    isPhoneVerified: false,
    language: 'en',
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

/** Shows the router's location, for tests of redirects. */
function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export interface PageOptions {
  page: ReactNode;
  /** Route pattern of the page. Any other address renders only its location. */
  path?: string;
  at?: string;
  /** What a link hands over beside its address. */
  state?: unknown;
  handlers?: Handlers;
  /** The signed-in user; `unasked` when the server did not look it up. */
  user?: AuthUser | null | 'unasked';
  locale?: Locale;
  /** Settings that differ from the defaults. */
  site?: Partial<SiteState>;
}

/** Renders a page with its providers and a fake transport. */
export async function renderPage(options: PageOptions): Promise<RenderResult> {
  const { page, path = '/', at = path, handlers = {}, user = null, locale = 'en' } = options;
  const site = { ...defaultSite(locale, 'https://mizan.test'), ...options.site };
  const context = {
    locale,
    i18n: await createI18n(locale, site.words, RESOURCES),
    transport: transportOf(handlers),
    store: new QueryStore(),
    site,
    initialUser: user === 'unasked' ? undefined : user,
  };
  await loadSections();
  return render(
    <Providers context={context}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state: options.state }]}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Whereabouts />
      </MemoryRouter>
    </Providers>,
  );
}
