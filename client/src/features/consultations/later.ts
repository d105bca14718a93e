/** What the page of the form loads while people fill it in. */
export { NextSteps } from '../requests/next-steps';
export { PaperFields } from '../requests/paper-fields';
export { BookingSummary, TimeFields } from './time-fields';
