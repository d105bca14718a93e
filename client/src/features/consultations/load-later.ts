/** The code that the page of the form loads while people fill it in. */
// eslint-disable-next-line no-restricted-syntax -- called by lazyComponent only; one call keeps the pages small
export const loadLater = () => import('./later');
