/** Events that the office reads in other words than the client, who is told of them in the second person. */
const TOLD_OTHERWISE = new Set(['message', 'withdrawn', 'files_added', 'paper_refused']);

/** Translation key of an event that only the office reads so; undefined for one that both read alike. */
export const officeEventLabel = (type: string): string | undefined =>
  TOLD_OTHERWISE.has(type) ? `dashboard.requestEvent.${type}` : undefined;
