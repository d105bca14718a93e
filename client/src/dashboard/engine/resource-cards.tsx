import { Checkbox, Pagination, Skeleton, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowId } from './field-types';
import { usePagination } from './use-pagination';
import styles from './resource-cards.module.css';
import { isRowClick, useRowPlace } from './row-place';
import { useRowSelection, type RowSelection } from './row-selection';
import type { RowsProps } from './rows-props';

interface CardCheckboxProps {
  selection: RowSelection;
  id: string;
  label: string;
}

function CardCheckbox({ selection: { ids, select }, id, label }: CardCheckboxProps) {
  return (
    <Checkbox
      className={styles.select}
      aria-label={label}
      checked={ids.has(id)}
      onChange={({ target }) =>
        select(target.checked ? [...ids, id] : [...ids].filter((other) => other !== id))
      }
    />
  );
}

/** Rows as cards, for screens that are too narrow for a table. */
export function ResourceCards<Row, Id extends RowId, Values extends object>(
  props: RowsProps<Row, Id, Values>,
) {
  const { resource, page, loading, list, empty, actionsOf, selectLabel } = props;
  const { t } = useTranslation();
  const pagination = usePagination({
    page: list.state.page,
    size: list.state.size,
    total: page?.total ?? 0,
    onChange: list.turnTo,
  });
  const place = useRowPlace();
  const selection = useRowSelection();
  const heading = resource.columns.filter((column) => column.heading);
  const others = resource.columns.filter((column) => !column.heading);

  if (!page) {
    return loading ? (
      <div className={styles.list}>
        {[1, 2, 3].map((index) => (
          <div key={index} className={styles.card}>
            <Skeleton active paragraph={{ rows: 4 }} />
          </div>
        ))}
      </div>
    ) : null;
  }
  if (page.items.length === 0) return <div className={styles.card}>{empty}</div>;

  return (
    <Spin spinning={loading} delay={200}>
      <ul className={styles.list}>
        {page.items.map((row) => (
          <li
            key={resource.rowId(row)}
            data-row-key={resource.rowId(row)}
            className={place ? `${styles.card} ${styles.opens}` : styles.card}
            onClick={(event) => {
              if (place && isRowClick(event)) place.open(String(resource.rowId(row)));
            }}
          >
            {selection && (
              <CardCheckbox
                selection={selection}
                id={String(resource.rowId(row))}
                label={selectLabel(resource.rowName(row))}
              />
            )}
            <div className={styles.heading}>
              {heading.map((column) => (
                <div key={column.key}>{column.cell(row)}</div>
              ))}
            </div>
            <dl className={styles.facts}>
              {others.map((column) => (
                <div key={column.key} className={styles.fact}>
                  <dt>{t(column.title)}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actionsOf && <div className={styles.actions}>{actionsOf(row)}</div>}
          </li>
        ))}
      </ul>
      <Pagination {...pagination} className={styles.pages} align="center" size="small" />
    </Spin>
  );
}
