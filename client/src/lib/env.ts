/** Variables of the build. No other file reads `import.meta.env.VITE_*`. */
export const env = {
  /** Origin of the API; empty means the same host as the page. */
  apiBase: import.meta.env.VITE_API_URL ?? '',
  production: import.meta.env.PROD,
} as const;

/** Full address of a file. The API gives paths relative to its own host. */
export const fileAddress = (path: string): string =>
  path.startsWith('/') ? `${env.apiBase}${path}` : path;
