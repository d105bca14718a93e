import type { ReactNode } from 'react';
import styles from './compare-table.module.css';

export interface ComparedRow {
  name: string;
  label: string;
  /** One for each heading. */
  values: readonly ReactNode[];
}

interface CompareTableProps {
  /** Heading of the column with the labels. */
  corner: string;
  headings: readonly string[];
  rows: readonly ComparedRow[];
}

/** Fields with one or two values side by side; on a phone under each other. */
export function CompareTable({ corner, headings, rows }: CompareTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, values }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {headings.map((heading, place) => (
              <td
                key={heading}
                data-heading={heading}
                className={place === 1 ? styles.second : undefined}
              >
                {values[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
