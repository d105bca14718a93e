import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { useNotify } from '../ui/use-notify';
import type { Column } from './columns';
import { NumberControl, type TypedNumber } from './controls';
import type { RowId } from './field-types';
import type { Operation } from './operations';
import { useResource } from './resource-context';
import { rowAction } from './row-action';

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
