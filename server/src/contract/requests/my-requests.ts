/** What a client narrows the list of their own requests by. */
export const MY_REQUEST_STATES = ['open', 'closed'] as const;
export type MyRequestState = (typeof MY_REQUEST_STATES)[number];
