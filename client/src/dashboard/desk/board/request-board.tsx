import { createContext, type MouseEvent, type RefObject, useContext, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Button, Skeleton } from 'antd';
import { useDrop } from 'react-aria/useDrop';
import { HolderOutlined } from '@ant-design/icons';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { LIMITS } from '@contract/limits';
import { isRowClick, useResource, useRowPlace } from '../../engine/resource-context';
import type { ListStateHandle } from '../../engine/list/use-list-state';
import { useResourceRows } from '../../engine/rows/use-resource-rows';
import { CompactTabs } from '../../ui/compact-tabs';
import { LoadError } from '../../ui/load-error';
import { useLocale } from '../../../lib/i18n/i18n';
import type { BoardSpec, RequestsResource } from './board-spec';
import styles from './board.module.css';
import { type BoardState, buildColumn } from './views';
import { useDesk } from '../desk-context';
import { formatNumber } from '../../../lib/i18n/format';
import type { Page } from '../../engine/operations';
import type { QueryResult } from '../../engine/use-cached-query';

/** The card that is being moved. */
interface DraggedCard {
  row: unknown;
  status: string;
  /** The focus returns to it after the dialog. */
  element: HTMLElement | null;
}

/** What the parts of a board share. */
interface BoardHandle {
  rowId(row: unknown): string;
  rowName(row: unknown): string;
  /** The cards of a column; a hook. Its heading and its content share one query. */
  useColumn(status: string): QueryResult<Page<unknown>>;
  spec: BoardSpec<unknown>;
  board: BoardState;
  dragged: RefObject<DraggedCard | null>;
}

const BoardContext = createContext<BoardHandle | null>(null);

function useBoardHandle(): BoardHandle {
  const handle = useContext(BoardContext);
  if (!handle) throw new Error('useBoardHandle needs a RequestBoard');
  return handle;
}

/** The kind of data that a dragged card carries; other things that are dragged are not taken. */
const CARD_TYPE = 'application/x-mizan-card';

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
function BoardCard({ row, status }: BoardCardProps) {
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

/** How many requests have the status of a column. */
function ColumnCount({ status }: { status: string }) {
  const locale = useLocale();
  const { useColumn } = useBoardHandle();
  const { data } = useColumn(status);
  if (!data) return null;
  return <bdi className={styles.count}>{formatNumber(data.total, locale)}</bdi>;
}

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
function BoardColumn({ status, isAlone = false }: BoardColumnProps) {
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

interface RequestBoardProps<Row> {
  resource: RequestsResource<Row>;
  spec: BoardSpec<Row>;
  board: BoardState;
  list: ListStateHandle;
  /** Why the rows could not be loaded. */
  error: unknown;
  /** One column at a time: on phones, and beside an open request. */
  isCompact: boolean;
}

/** The rows of a list as cards in columns by status. A card is moved by dragging it, by mouse or by keys. */
export function RequestBoard<Row>(props: RequestBoardProps<Row>) {
  const { resource, spec, board, list, error, isCompact } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const { refresh } = useResource();
  const dragged = useRef<DraggedCard>(null);
  const handle: BoardHandle = {
    rowId: resource.rowId,
    rowName: resource.rowName,
    useColumn: (status) =>
      useResourceRows(resource, buildColumn(list, status, board.limitOf(status))),
    spec,
    board,
    dragged,
  };
  if (error) return <LoadError error={error} onRetry={() => void refresh()} />;
  return (
    // The library announces each step of moving a card in this language.
    <I18nProvider locale={locale}>
      <BoardContext value={handle}>
        {isCompact ? (
          <CompactTabs
            label={t('admin.serviceRequests.fields.status')}
            isCompact
            activeKey={board.column}
            onChange={board.setColumn}
            items={board.columns.map((status) => ({
              key: status,
              label: (
                <span className={styles.tab}>
                  {spec.badge(status)} <ColumnCount status={status} />
                </span>
              ),
              children: <BoardColumn status={status} isAlone />,
            }))}
            destroyOnHidden
          />
        ) : (
          <div className={styles.board}>
            {board.columns.map((status) => (
              <BoardColumn key={status} status={status} />
            ))}
          </div>
        )}
      </BoardContext>
    </I18nProvider>
  );
}
