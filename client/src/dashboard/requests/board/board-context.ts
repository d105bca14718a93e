import { createContext, useContext, type RefObject } from 'react';
import type { Page } from '../../engine/operations';
import type { QueryResult } from '../../engine/use-cached-query';
import type { BoardSpec } from './board-spec';
import type { BoardState } from './use-board';

/** The card that is being moved. */
export interface DraggedCard {
  row: unknown;
  status: string;
  /** The focus returns to it after the dialog. */
  element: HTMLElement | null;
}

/** What the parts of a board share. */
export interface BoardHandle {
  rowId(row: unknown): string;
  rowName(row: unknown): string;
  /** The cards of a column; a hook. Its heading and its content share one query. */
  useColumn(status: string): QueryResult<Page<unknown>>;
  spec: BoardSpec<unknown>;
  board: BoardState;
  dragged: RefObject<DraggedCard | null>;
}

export const BoardContext = createContext<BoardHandle | null>(null);

export function useBoardHandle(): BoardHandle {
  const handle = useContext(BoardContext);
  if (!handle) throw new Error('useBoardHandle needs a RequestBoard');
  return handle;
}
