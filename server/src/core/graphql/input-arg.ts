/** Options of the `input` argument of mutations: its description in the schema. */
export const INPUT_ARG_OPTIONS = {
  description: 'What to send; each field states its limits.',
} as const;
