import type { ReactNode } from 'react';
import { ActionBadge } from './action-badge';
import { DateText } from '../ui/date-text';
import type { Field, LocalizedField } from './field-types';
import type { RowAction } from './row-action';
import type { StatusTone } from '../../components/status-badge';

/** A column of a list: its heading, how it is sorted, and what it shows of a row. */
export interface Column<Row> {
  key: string;
  /** Key of the heading. */
  title: string;
  /** Name under which the API sorts by it. */
  sortBy?: string;
  /** The API sorts by the screen's language: `title` stands for `titleAr`, `titleFr` or `titleEn`. */
  sortLocalized?: boolean;
  align?: 'start' | 'center' | 'end';
  width?: number;
  /** Stands as the heading where rows are cards. */
  heading?: boolean;
  cell(row: Row): ReactNode;
}

type ColumnOptions = Omit<Partial<Column<never>>, 'cell'>;

/** The column of a field: label and look come from there. */
export function fieldColumn<Row, Value>(
  field: Field<Value> | LocalizedField<Value>,
  read: (row: Row) => Value,
  options: ColumnOptions & { key: string },
): Column<Row> {
  return { title: field.label, ...options, cell: (row) => field.cell(read(row)) };
}

interface DateColumnOptions extends ColumnOptions {
  key: string;
  title: string;
}

/** A day, as people in Algeria write it. */
export function dateColumn<Row>(
  read: (row: Row) => string,
  options: DateColumnOptions,
): Column<Row> {
  return { ...options, cell: (row) => <DateText value={read(row)} short /> };
}

interface BadgeFace {
  tone: StatusTone;
  /** Keys of the word, and of what pressing does. */
  label: string;
  action: string;
}

interface ToggleColumnOptions<Row> extends ColumnOptions {
  key: string;
  title: string;
  isOn(row: Row): boolean;
  on: BadgeFace;
  off: BadgeFace;
  action: RowAction<Row>;
}

/** A state with two sides: pressing its badge turns it over. */
export function toggleColumn<Row>(options: ToggleColumnOptions<Row>): Column<Row> {
  const { isOn, on, off, action, ...column } = options;
  return {
    ...column,
    cell: (row) => <ActionBadge row={row} run={action} {...(isOn(row) ? on : off)} />,
  };
}
