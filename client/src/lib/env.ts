/** The one place that reads the build's variables. */
export const env = {
  /** Where the API is; empty means the same host as the page. */
  apiBase: import.meta.env.VITE_API_URL ?? '',
  production: import.meta.env.PROD,
} as const;
