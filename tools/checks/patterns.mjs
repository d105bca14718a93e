/** A regular expression, as text, for exactly these words. Runners match it against the whole name of a test. */
export const exactly = (text, { start = '^' } = {}) =>
  `${start}${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
