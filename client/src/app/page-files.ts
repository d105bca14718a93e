/** Files of a page of the site beside those of the entry; the build lists them (build/page-files.ts). */
export interface PageFiles {
  scripts: string[];
  /** The style sheet of the entry, the page and its lazy sections. */
  sheet: string;
  /** The style sheets of single chunks that are joined in it. */
  joined: string[];
}
