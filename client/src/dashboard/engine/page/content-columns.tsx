import { CheckCircleOutlined, CheckOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { ContentStatus } from '@contract/content/content-status';
import { type Locale, LOCALES, type Trilingual } from '@contract/locales';
import { LIMITS } from '@contract/limits';
import type { StatusTone } from '../../../components/status-badge';
import { ActionBadge, type Column, dateColumn, toggleColumn } from '../list/columns';
import { flagTexts } from '../form/content-fields';
import type { RowId } from '../field-types';
import type { Operation } from '../operations';
import { rowAction, type RowAction } from '../row-action';
import styles from './content-columns.module.css';
import { useNotify } from '../../ui/use-notify';
import { NumberControl, type TypedNumber } from '../form/controls';
import { useResource } from '../resource-context';

const { max } = LIMITS.order;

interface Ordered<Id extends RowId> {
  id: Id;
  order: number;
}

type Reorder<Id extends RowId> = Operation<Ordered<Id>, unknown>;

interface OrderCellProps<Id extends RowId> {
  row: Ordered<Id>;
  change: Reorder<Id>;
}

/** The position of a row as an input. Enter or leaving the input saves it. */
function OrderCell<Id extends RowId>({ row, change }: OrderCellProps<Id>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { runAction, inTrash, rights } = useResource();
  const [typed, setTyped] = useState<TypedNumber>(row.order);
  const [lastOrder, setLastOrder] = useState(row.order);
  const [busy, setBusy] = useState(false);
  if (lastOrder !== row.order) {
    setLastOrder(row.order);
    setTyped(row.order);
  }

  const save = () => {
    if (busy || typed === row.order) return;
    if (typed === null) return setTyped(row.order);
    if (typeof typed === 'string') return notify('error', t('dashboard.form.wholeNumber'));
    if (typed < 0 || typed > max)
      return notify('error', t('dashboard.form.range', { min: 0, max }));
    setBusy(true);
    const action = rowAction<Ordered<Id>, Ordered<Id>, unknown>({
      key: 'reorder',
      label: { key: 'dashboard.order.label' },
      icon: null,
      change,
      input: ({ id }) => ({ id, order: typed }),
      outcome: () => ({ message: { key: 'dashboard.toast.reordered' } }),
      failure: { key: 'dashboard.errors.order' },
    });
    void runAction(action, row).finally(() => setBusy(false));
  };

  if (!rights.mayChange) return <span>{row.order}</span>;
  return (
    <NumberControl
      size="small"
      status={typeof typed === 'string' ? 'error' : undefined}
      style={{ width: 64 }}
      value={typed}
      disabled={inTrash}
      // Not disabled meanwhile: the input would lose the focus.
      readOnly={busy}
      aria-label={t('dashboard.order.label')}
      onChange={setTyped}
      onPressEnter={save}
      onBlur={save}
    />
  );
}

/** The position of the row on the site. */
export function orderColumn<Row extends Ordered<RowId>>(change: Reorder<Row['id']>): Column<Row> {
  return {
    key: 'order',
    title: 'dashboard.order.label',
    sortBy: 'order',
    width: 88,
    cell: (row) => <OrderCell<Row['id']> row={row} change={change} />,
  };
}

/** Abbreviations of the languages. */
const ABBREVIATIONS: Trilingual<string> = { ar: 'ع', fr: 'FR', en: 'EN' };

interface TranslationStatusProps {
  completeness: Trilingual<number>;
  staleLanguages: readonly Locale[];
}

/** For each language of a row: how complete it is, and whether its translation needs review. */
function TranslationStatus({ completeness, staleLanguages }: TranslationStatusProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.languages}>
      {LOCALES.map((locale) => {
        const percent = completeness[locale];
        const isStale = staleLanguages.includes(locale);
        const language = t(`dashboard.languages.${locale}`);
        const state = t(
          percent < 100 ? 'dashboard.completeness.part' : 'dashboard.completeness.full',
          {
            language,
            percent,
          },
        );
        const description = isStale ? `${state} · ${t('dashboard.stale.mark')}` : state;
        return (
          <li key={locale}>
            <Tooltip title={description}>
              <span
                className={`${styles.language} ${percent < 100 || isStale ? styles.incomplete : ''}`}
              >
                <span className="visually-hidden">{description}</span>
                <span aria-hidden="true">{ABBREVIATIONS[locale]}</span>
                <span aria-hidden="true" className={styles.state}>
                  {percent < 100 ? <bdi dir="ltr">{percent}%</bdi> : !isStale && <CheckOutlined />}
                  {isStale && <ClockCircleOutlined />}
                </span>
              </span>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

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
export function statusColumn<Row extends ContentRow>(
  change: ToggleOperation<Row>,
  noun: string,
): Column<Row> {
  const action = toggleAction<Row>('toggleStatus', change);
  return {
    key: 'status',
    title: 'dashboard.contentStatus.label',
    sortBy: 'status',
    cell: (row) => (
      <ActionBadge
        row={row}
        action={action}
        label={`dashboard.contentStatus.${row.status}`}
        noun={noun}
        {...STATUS_BADGES[row.status]}
      />
    ),
  };
}

/** A flag of a row; a click toggles it. */
export function flagColumn<Row extends ContentRow>(
  name: string,
  change: ToggleOperation<Row>,
  noun: string,
): Column<Row> {
  const { label, yes, no } = flagTexts(name);
  const badge = (text: string, verb: string) => ({
    label: text,
    actionLabel: `dashboard.flags.${name}.${verb}`,
    noun,
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
