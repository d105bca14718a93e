/** What the schema says of the `input` of a mutation; its fields say the rest. */
export const INPUT_OPTIONS = {
  description: 'What to send; each field states its limits.',
} as const;
