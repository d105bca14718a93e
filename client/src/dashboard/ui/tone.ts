/** The four voices of the dashboard: toasts, questions, notices. */
export type Tone = 'success' | 'danger' | 'warning' | 'info';
