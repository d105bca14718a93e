/** SQL: a dismissal `d` of two people that holds, because both are known by what they were known by then. */
export const holds = (one: string, other: string) => `
  d.undone_at IS NULL AND (d.one_id, d.other_id, d.one_version, d.other_version) IN (
    (${one}.id, ${other}.id, ${one}.identity_version, ${other}.identity_version),
    (${other}.id, ${one}.id, ${other}.identity_version, ${one}.identity_version))`;

/** SQL: whether two people are not one, as the office says. */
export const isDismissed = (one: string, other: string) =>
  `EXISTS (SELECT FROM person_dismissals d WHERE ${holds(one, other)})`;
