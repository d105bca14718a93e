type Texts = Record<string, object>;

/** The words of requests: `server/locales/requests`. */
interface RequestTexts {
  /** Said by pages, mails and exports. */
  terms: object;
  /** Said by pages only. */
  pages: Texts;
}

/** The texts of the pages in one language: their own, and the words of requests. */
export const pageTexts = (own: Texts, { terms, pages }: RequestTexts): Texts => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(pages).map(([name, texts]) => [name, { ...own[name], ...texts }]),
  ),
  terms,
});
