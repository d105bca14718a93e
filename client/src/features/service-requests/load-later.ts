/** The code that the page of the form loads while people fill it in. */
export const loadLater = () => import('./later');
