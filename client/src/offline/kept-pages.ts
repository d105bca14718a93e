/** Home, doors and situations, in each language. All are the same for everybody who is not signed in. */
const KEPT = /^(?:\/(?:fr|en))?(?:\/?|\/situations\/[a-z]+|\/situation\/[a-z0-9-]+)$/;

/** Whether the page at this path may be read offline. */
export const isKept = (path: string): boolean => KEPT.test(path);

/** The contact page belongs to a person; offline its address answers how to reach the firm. */
export const isContact = (path: string): boolean => /^(?:\/(?:fr|en))?\/contact$/.test(path);

/** What the worker leaves to the network: the API, files, and the screens of the office. */
const NOT_OURS =
  /^\/(?:(?:(?:fr|en)\/)?dashboard|api|public|graphql|dev|health|metrics|playground|locales|assets)(?:\/|$)|\.\w{1,11}$/;

/** Whether the path is that of a page of the site. */
export const isPage = (path: string): boolean => !NOT_OURS.test(path);

/** Whether the path is that of a file of the build, which never changes under its name. */
export const isFile = (path: string): boolean => /^\/(?:assets|locales)\//.test(path);
