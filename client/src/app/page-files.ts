/** Files of a page of the site beside those of the entry; the build lists them (build/page-files.ts). */
export interface PageFiles {
  scripts: string[];
  /** The style sheet of the page and of its lazy sections; empty when they have no styles. */
  sheet: string;
  /** The style sheets of single chunks that are joined in it. */
  joined: string[];
}
