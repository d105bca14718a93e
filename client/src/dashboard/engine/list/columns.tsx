import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/date-text';
import type { Field, LocalizedField } from '../field-types';
import type { RowAction } from '../row-action';
import { StatusBadge, type StatusTone } from '../../../components/status-badge';
import { useAuth } from '../../../lib/auth';
import { BadgeButton } from '../../ui/badge-button';
import { messageText } from '../../ui/message';
import { useResource } from '../resource-context';

interface ActionBadgeProps<Row> {
  row: Row;
  action: RowAction<Row>;
  tone: StatusTone;
  /** Translation key of the badge's text. */
  label: string;
  /** Translation key of what a click does. */
  actionLabel: string;
  /** Key of the noun that the text agrees with, such as `admin.faqs.noun`. */
  noun?: string;
}

/** A badge that changes its row when clicked. */
export function ActionBadge<Row>(props: ActionBadgeProps<Row>) {
  const { row, action, tone, actionLabel, noun } = props;
  const { t } = useTranslation();
  const { runAction, inTrash, rights } = useResource();
  const { user } = useAuth();
  const label = t(props.label, noun ? { context: t(`${noun}.gender`) } : {});
  const [busy, setBusy] = useState(false);
  const reason = action.disabledReason?.(row, user?.id);
  if (!rights.mayChange) return <StatusBadge tone={tone}>{label}</StatusBadge>;
  return (
    <BadgeButton
      tone={tone}
      label={label}
      actionLabel={reason ? messageText(t, reason) : t(actionLabel)}
      busy={busy}
      disabled={inTrash || reason !== undefined}
      onClick={() => {
        setBusy(true);
        void runAction(action, row).finally(() => setBusy(false));
      }}
    />
  );
}

/** A column of a list. */
export interface Column<Row> {
  key: string;
  /** Translation key of the heading. */
  title: string;
  /** The sort field of the API; without it the column is not sortable. */
  sortBy?: string;
  /** The field gets the suffix of the current language: `titleAr`, `titleFr` or `titleEn`. */
  sortLocalized?: boolean;
  align?: 'start' | 'center' | 'end';
  width?: number;
  /** Shown as the heading when rows are cards. */
  heading?: boolean;
  cell(row: Row): ReactNode;
  /** The cell while the list stands beside an open row; without it the column is left out there. */
  brief?(row: Row): ReactNode;
}

type ColumnOptions = Omit<Partial<Column<never>>, 'cell' | 'brief'>;

/** A column with the label and the cell of a form field. */
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

/** A date without time. */
export function dateColumn<Row>(
  read: (row: Row) => string,
  options: DateColumnOptions,
): Column<Row> {
  return { ...options, cell: (row) => <DateText value={read(row)} short /> };
}

type BadgeOptions = Omit<ActionBadgeProps<never>, 'row' | 'action'>;

interface ToggleColumnOptions<Row> extends ColumnOptions {
  key: string;
  title: string;
  isOn(row: Row): boolean;
  on: BadgeOptions;
  off: BadgeOptions;
  action: RowAction<Row>;
}

/** A boolean shown as a badge; a click toggles it. */
export function toggleColumn<Row>(options: ToggleColumnOptions<Row>): Column<Row> {
  const { isOn, on, off, action, ...column } = options;
  return {
    ...column,
    cell: (row) => <ActionBadge row={row} action={action} {...(isOn(row) ? on : off)} />,
  };
}
