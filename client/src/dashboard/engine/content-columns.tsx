import { CheckCircleOutlined } from '@ant-design/icons';
import type { ContentStatus } from '@contract/content/content-status';
import type { Locale, Trilingual } from '@contract/locales';
import type { StatusTone } from '../../components/status-badge';
import { ActionBadge } from './action-badge';
import { dateColumn, toggleColumn, type Column } from './columns';
import { flagTexts } from './content-fields';
import type { RowId } from './field-types';
import { TranslationStatus } from './translation-status';
import type { Operation } from './operations';
import { rowAction, type RowAction } from './row-action';

/** Fields that the rows of all content lists have. */
export interface ContentRow {
  id: RowId;
  status: ContentStatus;
  order: number;
  updatedAt: string;
  completeness: Trilingual<number>;
  staleLanguages: readonly Locale[];
  resolvedLanguage: Locale;
}

type ToggleOperation<Row extends ContentRow> = Operation<Row['id'], unknown>;

const STATUS_CHANGED = { message: { key: 'dashboard.toast.statusChanged' } };

/** Toggles the status or a flag of a row. Undo toggles it again. */
function toggleAction<Row extends ContentRow>(
  key: string,
  change: ToggleOperation<Row>,
): RowAction<Row> {
  const failure = { key: 'dashboard.errors.status' };
  return rowAction({
    key,
    label: { key: 'dashboard.actions.change' },
    icon: <CheckCircleOutlined />,
    change,
    input: (row: Row) => row.id,
    outcome: (_output, { id, status }) => ({
      ...STATUS_CHANGED,
      // Toggling a draft publishes it; toggling again would hide it, not make it a draft.
      undo:
        status === 'draft'
          ? undefined
          : { run: async (client) => change(client, id).then(() => STATUS_CHANGED), failure },
    }),
    failure,
  });
}

const STATUS_BADGES: Record<ContentStatus, { tone: StatusTone; actionLabel: string }> = {
  active: { tone: 'done', actionLabel: 'dashboard.actions.unpublish' },
  inactive: { tone: 'off', actionLabel: 'dashboard.actions.publish' },
  draft: { tone: 'waiting', actionLabel: 'dashboard.actions.publish' },
};

/** The status as a badge. A click publishes or hides the row, and publishes a complete draft. */
export function statusColumn<Row extends ContentRow>(change: ToggleOperation<Row>): Column<Row> {
  const action = toggleAction<Row>('toggleStatus', change);
  return {
    key: 'status',
    title: 'dashboard.state.label',
    sortBy: 'status',
    cell: (row) => (
      <ActionBadge
        row={row}
        action={action}
        label={`dashboard.state.${row.status}`}
        {...STATUS_BADGES[row.status]}
      />
    ),
  };
}

/** A flag of a row; a click toggles it. */
export function flagColumn<Row extends ContentRow>(
  name: string,
  change: ToggleOperation<Row>,
): Column<Row> {
  const { label, yes, no } = flagTexts(name);
  const badge = (text: string, verb: string) => ({
    label: text,
    actionLabel: `dashboard.flags.${name}.${verb}`,
  });
  return toggleColumn({
    key: name,
    title: label,
    sortBy: name,
    isOn: (row: Row) => Reflect.get(row, name) === true,
    on: { tone: 'good', ...badge(yes, 'unset') },
    off: { tone: 'off', ...badge(no, 'set') },
    action: toggleAction<Row>(`toggle-${name}`, change),
  });
}

/** How complete each language is, and which translations need review. */
export const languagesColumn: Column<ContentRow> = {
  key: 'languages',
  title: 'dashboard.completeness.title',
  width: 176,
  cell: (row) => (
    <TranslationStatus completeness={row.completeness} staleLanguages={row.staleLanguages} />
  ),
};

/** The date of the last change. */
export const updatedColumn: Column<ContentRow> = dateColumn((row) => row.updatedAt, {
  key: 'updatedAt',
  title: 'dashboard.updatedAt',
  sortBy: 'updatedAt',
});
