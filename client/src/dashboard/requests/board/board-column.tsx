import { Button, Skeleton } from 'antd';
import { useId, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { useDesk } from '../desk-context';
import { BoardCard, CARD_TYPE } from './board-card';
import { useBoardHandle } from './board-context';
import styles from './board.module.css';
import { ColumnCount } from './column-count';

/** Takes cards of other columns: the dialog of the new status asks first. */
function useCardDrop(status: string) {
  const { spec, dragged } = useBoardHandle();
  const { showDialog } = useDesk();
  const ref = useRef<HTMLElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) =>
      types.has(CARD_TYPE) && dragged.current && dragged.current.status !== status
        ? 'move'
        : 'cancel',
    onDrop: () => {
      const card = dragged.current;
      if (card) showDialog(spec.dialog(card.row, status), card.element);
    },
  });
  return { ref, dropProps, isDropTarget };
}

/** The end of a column: a button for more cards, up to the number that one call answers. */
function ColumnEnd({ status, shown, total }: { status: string; shown: number; total: number }) {
  const { t } = useTranslation();
  const { board } = useBoardHandle();
  const rest = total - shown;
  if (rest <= 0) return null;
  if (shown >= LIMITS.list.maxLimit)
    return <p className={styles.quiet}>{t('dashboard.board.rest', { count: rest })}</p>;
  return (
    <Button block onClick={() => board.showMore(status)}>
      {t('dashboard.board.more', { count: rest })}
    </Button>
  );
}

interface BoardColumnProps {
  status: string;
  /** The only column that is shown; its heading is the tab above it. */
  isAlone?: boolean;
}

/** The requests of one status. */
export function BoardColumn({ status, isAlone = false }: BoardColumnProps) {
  const { t } = useTranslation();
  const { rowId, spec, useColumn } = useBoardHandle();
  const { data } = useColumn(status);
  const { ref, dropProps, isDropTarget } = useCardDrop(status);
  const titleId = useId();
  const items = data?.items;
  return (
    <section
      {...dropProps}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={isAlone ? undefined : titleId}
      aria-busy={!items}
      className={isDropTarget ? `${styles.column} ${styles.target}` : styles.column}
    >
      {!isAlone && (
        <h2 id={titleId} className={styles.heading}>
          {spec.badge(status)} <ColumnCount status={status} />
        </h2>
      )}
      {!items && <Skeleton active paragraph={{ rows: 4 }} />}
      {items?.length === 0 && <p className={styles.quiet}>{t('dashboard.board.empty')}</p>}
      {items && items.length > 0 && (
        <ul className={styles.cards}>
          {items.map((row) => (
            <BoardCard key={rowId(row)} row={row} status={status} />
          ))}
        </ul>
      )}
      {data && <ColumnEnd status={status} shown={data.items.length} total={data.total} />}
    </section>
  );
}
