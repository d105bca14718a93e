import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { env } from '../lib/env';
import { DEFAULT_HEADERS, DEFAULT_QUERY } from './examples';
import { SignInBox } from './sign-in-box';

const HTTP_ADDRESS = new URL(`${env.apiBase}/graphql`, window.location.href).href;

const fetcher = createGraphiQLFetcher({
  url: HTTP_ADDRESS,
  subscriptionUrl: HTTP_ADDRESS.replace(/^http/, 'ws'),
  headers: { 'apollo-require-preflight': 'true' },
});

/** GraphiQL with a sign-in form. Nothing is loaded from another host. */
function Playground() {
  // A signed-in user may see more of the schema, so the editor is mounted again.
  const [person, setPerson] = useState(0);
  return (
    <>
      <header className="playground-bar">
        <strong>Mizan · GraphQL Playground</strong>
        <SignInBox address={HTTP_ADDRESS} onChange={() => setPerson((count) => count + 1)} />
      </header>
      <main className="playground-editor">
        <GraphiQL
          key={person}
          fetcher={fetcher}
          defaultQuery={DEFAULT_QUERY}
          initialHeaders={DEFAULT_HEADERS}
          defaultEditorToolsVisibility="headers"
          isHeadersEditorEnabled
          shouldPersistHeaders={false}
        />
      </main>
    </>
  );
}

const root = document.getElementById('playground');
if (root) createRoot(root).render(<Playground />);
