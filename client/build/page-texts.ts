type Texts = Record<string, object>;

/** The words of requests: `server/locales/requests`. */
interface RequestTexts {
  /** Said by pages, mails and exports. */
  terms: object;
  /** Said by pages only. */
  pages: Texts;
}

/** Both texts under one name. @throws where a key would stand twice */
function joined(name: string, own: object = {}, texts: object): object {
  const twice = Object.keys(texts).find((key) => key in own);
  if (twice) throw new Error(`${name}.${twice} stands in the texts of pages and of requests`);
  return { ...own, ...texts };
}

/** The texts of the pages in one language: their own, and the words of requests under `words`. */
export const pageTexts = (own: Texts, { terms, pages }: RequestTexts): Texts => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(pages).map(([name, texts]) => [name, joined(name, own[name], texts)]),
  ),
  words: joined('words', own['words'], terms),
});
