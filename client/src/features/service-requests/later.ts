/** What the page of the form loads while people fill it in. */
export { LaterParts } from './later-parts';
export { NextSteps } from '../requests/next-steps';
export { SentRequest } from '../requests/sent-request';
