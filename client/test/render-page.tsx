import { render, type RenderResult } from '@testing-library/react';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Locale } from '@contract/locales';
import ar from '../public/locales/ar/translation.json';
import en from '../public/locales/en/translation.json';
import fr from '../public/locales/fr/translation.json';
import { Providers } from '../src/app/providers';
import type { ServerErrorCode, WireError } from '../src/lib/api-error';
import type { AuthUser } from '../src/lib/auth';
import { createI18n } from '../src/lib/i18n';
import { loadSections } from '../src/lib/section-code';
import { QueryStore } from '../src/lib/query-store';
import type { Transport } from '../src/lib/transport';

const RESOURCES = { ar: { translation: ar }, fr: { translation: fr }, en: { translation: en } };

/** Answers one operation by its name: data, a `refusal`, or an error thrown, which is a broken line. */
export type Handlers = Record<string, (variables: Record<string, unknown>) => unknown>;

class Refusal {
  readonly error: WireError;

  constructor(error: WireError) {
    this.error = error;
  }
}

/** A refusal of the server, for a handler to answer. */
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
    language: 'en',
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

/** Shows where the router is, for tests of redirects. */
function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export interface PageOptions {
  page: ReactNode;
  /** Route pattern of the page; every other address shows nothing but itself. */
  path?: string;
  at?: string;
  handlers?: Handlers;
  /** Who is there; `unasked` when the page came without anybody having looked. */
  user?: AuthUser | null | 'unasked';
  locale?: Locale;
}

/** Renders a page with everything around it, over a made-up server. */
export async function renderPage(options: PageOptions): Promise<RenderResult> {
  const { page, path = '/', at = path, handlers = {}, user = null, locale = 'en' } = options;
  const context = {
    locale,
    i18n: await createI18n(locale, RESOURCES),
    transport: transportOf(handlers),
    store: new QueryStore(),
    site: { origin: 'https://mizan.test' },
    initialUser: user === 'unasked' ? undefined : user,
  };
  await loadSections();
  return render(
    <Providers context={context}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Whereabouts />
      </MemoryRouter>
    </Providers>,
  );
}
