import { InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './columns';
import type { RowId } from './field-types';
import type { Operation } from './operations';
import { useResource } from './resource-context';
import { rowAction } from './row-action';

interface Ordered<Id extends RowId> {
  id: Id;
  order: number;
}

type Reorder<Id extends RowId> = Operation<Ordered<Id>, unknown>;

interface OrderCellProps<Id extends RowId> {
  row: Ordered<Id>;
  change: Reorder<Id>;
}

/** The place in the order, changed where it stands: Enter or leaving the box saves it. */
function OrderCell<Id extends RowId>({ row, change }: OrderCellProps<Id>) {
  const { t } = useTranslation();
  const { perform, inTrash } = useResource();
  const [typed, setTyped] = useState<number | null>(row.order);
  const [known, setKnown] = useState(row.order);
  const [busy, setBusy] = useState(false);
  if (known !== row.order) {
    setKnown(row.order);
    setTyped(row.order);
  }

  const save = () => {
    if (busy || typed === row.order) return;
    if (typed === null) return setTyped(row.order);
    setBusy(true);
    const action = rowAction<Ordered<Id>, Ordered<Id>, unknown>({
      key: 'reorder',
      label: { key: 'dashboard.order.label' },
      icon: null,
      change,
      input: ({ id }) => ({ id, order: typed }),
      done: () => ({ message: { key: 'dashboard.toast.reordered' } }),
      failure: { key: 'dashboard.errors.order' },
    });
    void perform(action, row).finally(() => setBusy(false));
  };

  return (
    <InputNumber
      size="small"
      min={0}
      precision={0}
      style={{ width: 64 }}
      value={typed}
      disabled={busy || inTrash}
      aria-label={t('dashboard.order.label')}
      onChange={setTyped}
      onPressEnter={save}
      onBlur={save}
    />
  );
}

/** The column of the order in which the public side shows rows. */
export function orderColumn<Row extends Ordered<RowId>>(change: Reorder<Row['id']>): Column<Row> {
  return {
    key: 'order',
    title: 'dashboard.order.label',
    sortBy: 'order',
    width: 88,
    cell: (row) => <OrderCell<Row['id']> row={row} change={change} />,
  };
}
