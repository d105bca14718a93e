import { CheckCircleOutlined } from '@ant-design/icons';
import type { ContentStatus } from '@contract/enums';
import type { Locale, Trilingual } from '@contract/locales';
import type { StatusTone } from '../../components/status-badge';
import { ActionBadge } from './action-badge';
import { dateColumn, toggleColumn, type Column } from './columns';
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

interface FlagOptions<Row extends ContentRow> {
  /** Name of the flag in the row and in `sortBy`. */
  key: keyof Row & string;
  title: string;
  /** Translation keys: the badge's text, and what a click does. */
  on: { label: string; actionLabel: string };
  off: { label: string; actionLabel: string };
  change: ToggleOperation<Row>;
}

/** A boolean flag of a row; a click toggles it. */
export function flagColumn<Row extends ContentRow>(options: FlagOptions<Row>): Column<Row> {
  const { key, title, on, off, change } = options;
  return toggleColumn({
    key,
    title,
    sortBy: key,
    isOn: (row: Row) => row[key] === true,
    on: { tone: 'good', ...on },
    off: { tone: 'off', ...off },
    action: toggleAction<Row>(`toggle-${key}`, change),
  });
}

/** Whether the row is featured on the site. */
export const featuredColumn = <Row extends ContentRow & { featured: boolean }>(
  change: ToggleOperation<Row>,
): Column<Row> =>
  flagColumn<Row>({
    key: 'featured',
    title: 'dashboard.state.featuring',
    on: { label: 'dashboard.state.featured', actionLabel: 'dashboard.actions.unfeature' },
    off: { label: 'dashboard.state.notFeatured', actionLabel: 'dashboard.actions.feature' },
    change,
  });

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
