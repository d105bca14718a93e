/** Collects the values of a statement and numbers their placeholders. */
export class SqlValues {
  readonly values: unknown[];

  constructor(...values: unknown[]) {
    this.values = values;
  }

  /** Adds a value and returns its placeholder. */
  readonly add = (value: unknown): string => {
    this.values.push(value);
    return `$${this.values.length}`;
  };
}
