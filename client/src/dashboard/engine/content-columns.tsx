import { CheckCircleOutlined } from '@ant-design/icons';
import type { ContentStatus } from '@contract/enums';
import type { Locale, Trilingual } from '@contract/locales';
import type { StatusTone } from '../../components/status-badge';
import { ActionBadge } from './action-badge';
import { dateColumn, toggleColumn, type Column } from './columns';
import type { RowId } from './field-types';
import { LanguageStates } from './language-states';
import type { Operation } from './operations';
import { rowAction, type RowAction } from './row-action';

/** What every row of content has in its list. */
export interface ContentRow {
  id: RowId;
  status: ContentStatus;
  order: number;
  updatedAt: string;
  completeness: Trilingual<number>;
  staleLanguages: readonly Locale[];
}

type Switch<Row extends ContentRow> = Operation<Row['id'], unknown>;

const CHANGED = { message: { key: 'dashboard.toast.statusChanged' } };

/** Turning something of a row over, by pressing its badge; a second turn takes it back. */
function turnOver<Row extends ContentRow>(key: string, change: Switch<Row>): RowAction<Row> {
  const failure = { key: 'dashboard.errors.status' };
  return rowAction({
    key,
    label: { key: 'dashboard.actions.change' },
    icon: <CheckCircleOutlined />,
    change,
    input: (row: Row) => row.id,
    done: (_output, { id, status }) => ({
      ...CHANGED,
      // a draft that was published does not become a draft again by that
      undo:
        status === 'draft'
          ? undefined
          : { run: async (client) => change(client, id).then(() => CHANGED), failure },
    }),
    failure,
  });
}

const STATES: Record<ContentStatus, { tone: StatusTone; action: string }> = {
  active: { tone: 'done', action: 'dashboard.actions.unpublish' },
  inactive: { tone: 'off', action: 'dashboard.actions.publish' },
  draft: { tone: 'waiting', action: 'dashboard.actions.publish' },
};

/** The state of a row; pressing shows or hides it, and publishes a draft that is complete. */
export function statusColumn<Row extends ContentRow>(change: Switch<Row>): Column<Row> {
  const action = turnOver<Row>('toggleStatus', change);
  return {
    key: 'status',
    title: 'dashboard.state.label',
    sortBy: 'status',
    cell: (row) => (
      <ActionBadge
        row={row}
        run={action}
        label={`dashboard.state.${row.status}`}
        {...STATES[row.status]}
      />
    ),
  };
}

interface FlagOptions<Row extends ContentRow> {
  /** Name of the flag, as the API sorts by it. */
  key: keyof Row & string;
  title: string;
  /** Keys of the words for both sides, and of what pressing does. */
  on: { label: string; action: string };
  off: { label: string; action: string };
  change: Switch<Row>;
}

/** A switch of a row beside its state. */
export function flagColumn<Row extends ContentRow>(options: FlagOptions<Row>): Column<Row> {
  const { key, title, on, off, change } = options;
  return toggleColumn({
    key,
    title,
    sortBy: key,
    isOn: (row: Row) => row[key] === true,
    on: { tone: 'good', ...on },
    off: { tone: 'off', ...off },
    action: turnOver<Row>(`toggle-${key}`, change),
  });
}

/** The switch that puts a row forward on the site. */
export const featuredColumn = <Row extends ContentRow & { featured: boolean }>(
  change: Switch<Row>,
): Column<Row> =>
  flagColumn<Row>({
    key: 'featured',
    title: 'dashboard.state.featuring',
    on: { label: 'dashboard.state.featured', action: 'dashboard.actions.unfeature' },
    off: { label: 'dashboard.state.notFeatured', action: 'dashboard.actions.feature' },
    change,
  });

/**
 * How much of each language is there, and which translations have to be looked at: in one line, or
 * below each other where a table narrows the column.
 */
export const languagesColumn: Column<ContentRow> = {
  key: 'languages',
  title: 'dashboard.completeness.title',
  width: 176,
  cell: (row) => (
    <LanguageStates completeness={row.completeness} staleLanguages={row.staleLanguages} />
  ),
};

/** The day of the last change. */
export const updatedColumn: Column<ContentRow> = dateColumn((row) => row.updatedAt, {
  key: 'updatedAt',
  title: 'dashboard.updatedAt',
  sortBy: 'updatedAt',
});
