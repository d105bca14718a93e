import { HolderOutlined } from '@ant-design/icons';
import { useRef, type MouseEvent } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { useTranslation } from 'react-i18next';
import { isRowClick, useRowPlace } from '../../engine/row-place';
import { useBoardHandle } from './board-context';
import styles from './board.module.css';

/** The kind of data that a dragged card carries; other things that are dragged are not taken. */
export const CARD_TYPE = 'application/x-mizan-card';

interface BoardCardProps {
  row: unknown;
  status: string;
}

/** Makes a card movable: the whole card by mouse, its handle by keys. */
function useCardDrag({ row, status }: BoardCardProps) {
  const { rowId, dragged } = useBoardHandle();
  const handleRef = useRef<HTMLButtonElement>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [CARD_TYPE]: rowId(row) }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => {
      dragged.current = { row, status, element: handleRef.current };
    },
  });
  const { buttonProps } = useButton({ ...dragButtonProps, elementType: 'button' }, handleRef);
  return { dragProps, buttonProps, handleRef, isDragging };
}

/** One request of a column. */
export function BoardCard({ row, status }: BoardCardProps) {
  const { t } = useTranslation();
  const { rowId, rowName, spec, board } = useBoardHandle();
  const place = useRowPlace();
  const { dragProps, buttonProps, handleRef, isDragging } = useCardDrag({ row, status });
  const id = rowId(row);
  const openByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-row-link]')) board.setColumn(status);
  };
  const openByClick = (event: MouseEvent<HTMLElement>) => {
    if (!isRowClick(event)) return;
    board.setColumn(status);
    place?.open(id);
  };
  const state = [isDragging && styles.dragged, place?.openId === id && styles.open];
  return (
    <li
      {...dragProps}
      data-row-key={id}
      className={[styles.card, ...state].filter(Boolean).join(' ')}
      onClickCapture={openByLink}
      onClick={openByClick}
    >
      <button
        {...buttonProps}
        ref={handleRef}
        type="button"
        className={styles.handle}
        aria-label={t('dashboard.board.move', { name: rowName(row) })}
      >
        <HolderOutlined aria-hidden="true" />
      </button>
      {spec.card(row)}
    </li>
  );
}
