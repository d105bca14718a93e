import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Manifest, ManifestChunk, Plugin } from 'vite';
import { OPENED_ANEW_SCRIPT } from '../../server/src/contract/opened-anew.ts';
import type { PageFiles } from '../src/app/page-files.ts';

const ENTRY = 'index.html';
const MANIFEST = '.vite/manifest.json';

/** A chunk with all its imports. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  manifest[key]?.imports?.forEach((next) => closure(manifest, next, seen));
  return seen;
}

/** What the entry loads on demand: the pages. */
const pagesOf = (manifest: Manifest) => [
  ...new Set([...closure(manifest, ENTRY)].flatMap((key) => manifest[key]?.dynamicImports ?? [])),
];

const stylesOf = (chunks: readonly ManifestChunk[]) => chunks.flatMap(({ css = [] }) => css);

/** What a page loads beside the scripts of the entry. */
function filesOf(manifest: Manifest, page: string): { scripts: string[]; styles: string[] } {
  const withEntry = closure(manifest, ENTRY);
  const entry = [...withEntry].flatMap((key) => manifest[key] ?? []);
  const chunksOf = (key: string) =>
    [...closure(manifest, key)]
      .filter((each) => !withEntry.has(each))
      .flatMap((each) => manifest[each] ?? []);
  const own = chunksOf(page);
  // the server renders lazy sections (site/lazy-section.tsx): they need their styles at once
  const sections = (manifest[page]?.dynamicImports ?? []).flatMap(chunksOf);
  return {
    scripts: own.map(({ file }) => file),
    styles: [...new Set(stylesOf([...entry, ...own, ...sections]))],
  };
}

/** Where the server puts the tags of a page itself: in its head, and behind all that is seen. */
const HEAD = '<!--head-->';
const END = '<!--end-->';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPT = /\s*<(script type="module"|link rel="modulepreload")([^>]*>(?:<\/script>)?)/g;

/**
 * The server names the one sheet of the page, which is whole without scripts: they come last, and leave the line to
 * what is seen.
 */
function sheetFirst(html: string): string | { html: string; tags: HtmlTagDescriptor[] } {
  if (!html.includes(HEAD)) return html;
  const scripts = [...html.matchAll(SCRIPT)].map(
    ([, tag, rest]) => `<${tag} fetchpriority="low"${rest}`,
  );
  const ordered = html
    .replace(STYLE_LINK, '')
    .replace(SCRIPT, '')
    .replace(END, END + scripts.join(''));
  // in the build alone: a development server may write scripts of its own
  const tags: HtmlTagDescriptor[] = [
    { tag: 'script', children: OPENED_ANEW_SCRIPT, injectTo: 'head' },
  ];
  return { html: ordered, tags };
}

/**
 * Joins the style sheets of each page of the site, those of the entry too, in one, and lists the files of each page
 * for the server. Over HTTP/1.1 a browser fetches six files at a time, so that the fonts come beside the sheet, and the
 * first paint waits for all sheets. One sheet is 1 KB smaller than two, and whoever opens a page of another kind without
 * the script of the site is sent 5 KB again.
 */
export function pageFiles(): Plugin {
  return {
    name: 'mizan:page-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: { order: 'post', handler: sheetFirst },
    generateBundle: {
      // after Vite has written its manifest
      order: 'post',
      handler(_, bundle) {
        const textOf = (file: string) => {
          const asset = bundle[file];
          return asset?.type === 'asset' ? asset.source.toString() : '';
        };
        const manifest = JSON.parse(textOf(MANIFEST)) as Manifest;
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });

        const pages: Record<string, PageFiles> = {};
        // pages whose code is in the entry have its styles alone
        for (const page of [ENTRY, ...pagesOf(manifest)]) {
          const { scripts, styles } = filesOf(manifest, page);
          const css = styles.map(textOf).join('\n');
          const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
          const sheet = css && `assets/${hash}.css`;
          if (sheet && !bundle[sheet]) emit(sheet, css);
          pages[page] = { scripts, sheet, joined: styles };
        }
        emit('.vite/pages.json', JSON.stringify(pages));
      },
    },
  };
}
