/** The one place that reads the build's variables. */
export const env = {
  /** Where the API is; empty means the same host as the page. */
  apiBase: import.meta.env.VITE_API_URL ?? '',
  production: import.meta.env.PROD,
} as const;

/** Where a file of the API is: its answers name files from the root of their own host. */
export const fileAddress = (path: string): string =>
  path.startsWith('/') ? `${env.apiBase}${path}` : path;
