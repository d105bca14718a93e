import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { env } from '../lib/env';
import { EXAMPLE_VARIABLES, examplesIn } from './examples';
import { createPlaygroundFetcher } from './playground-fetcher';
import { SignInBox } from './sign-in-box';
import { playgroundLocale, playgroundTexts } from './texts';

const HTTP_ADDRESS = new URL(`${env.apiBase}/graphql`, window.location.href).href;

const send = createGraphiQLFetcher({
  url: HTTP_ADDRESS,
  subscriptionUrl: HTTP_ADDRESS.replace(/^http/, 'ws'),
  headers: { 'apollo-require-preflight': 'true' },
});
let file: File | undefined;
const fetcher = createPlaygroundFetcher({ address: HTTP_ADDRESS, send, chosenFile: () => file });

const locale = playgroundLocale(window.location.search, navigator.languages);
const texts = playgroundTexts(locale);
const examples = examplesIn(locale, texts);
const variables = JSON.stringify(EXAMPLE_VARIABLES, undefined, 2);

/** Chooses the file of an upload; variables cannot hold one. */
function FileChooser() {
  const [name, setName] = useState<string>();
  const choose = (chosen: File | undefined) => {
    file = chosen;
    setName(chosen?.name);
  };
  return (
    <label className="playground-file">
      <input type="file" onChange={({ target }) => choose(target.files?.[0])} />
      <span className="playground-choose">{texts.file}</span>
      <span>{name ? <bdi>{name}</bdi> : texts.fileUse}</span>
    </label>
  );
}

/** GraphiQL with a sign-in form. Nothing is loaded from another host. */
function Playground() {
  // A signed-in user may see more of the schema, so the editor is mounted again.
  const [person, setPerson] = useState(0);
  return (
    <>
      <header className="playground-bar" lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        <strong>Mizan · GraphQL Playground</strong>
        <FileChooser />
        <SignInBox
          address={HTTP_ADDRESS}
          texts={texts}
          onChange={() => setPerson((count) => count + 1)}
        />
      </header>
      <main className="playground-editor">
        <GraphiQL
          key={person}
          fetcher={fetcher}
          defaultQuery={examples}
          initialVariables={variables}
          defaultEditorToolsVisibility="variables"
          isHeadersEditorEnabled
          shouldPersistHeaders={false}
        />
      </main>
    </>
  );
}

const root = document.getElementById('playground');
if (root) createRoot(root).render(<Playground />);
