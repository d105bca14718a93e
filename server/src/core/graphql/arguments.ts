/** What the schema says of the `input` of a mutation; its fields say the rest. */
export const INPUT = { description: 'What to write; each field says its bounds.' } as const;
