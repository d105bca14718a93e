/** Short hash of the three translation files: a new text has a new address. */
declare const __LOCALES_VERSION__: string;

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}
