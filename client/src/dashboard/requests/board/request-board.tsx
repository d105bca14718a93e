import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useResource } from '../../engine/resource-context';
import type { ListStateHandle } from '../../engine/use-list-state';
import { useResourceRows } from '../../engine/use-resource-rows';
import { CompactTabs } from '../../ui/compact-tabs';
import { LoadError } from '../../ui/load-error';
import { useLocale } from '../../../lib/i18n';
import { BoardColumn } from './board-column';
import { BoardContext, type BoardHandle, type DraggedCard } from './board-context';
import type { BoardSpec, RequestsResource } from './board-spec';
import styles from './board.module.css';
import { ColumnCount } from './column-count';
import { columnOf, type BoardState } from './use-board';

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
    useColumn: (status) => useResourceRows(resource, columnOf(list, status, board.limitOf(status))),
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
