/**
 * The one script in the HTML of a page, which the Content-Security-Policy allows by its hash. It marks a page that is
 * read from its top, whose sections further down are laid out later (lazy-section.module.css). A page that is loaded
 * again, or opened at an anchor, is laid out whole: the browser returns to a place in it before any other script runs.
 */
export const OPENED_ANEW_SCRIPT =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.anew=''";
