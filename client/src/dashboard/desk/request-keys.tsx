import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenRequest } from './use-open-request';
import { useShortcuts } from '../ui/shortcuts';
import styles from './request-keys.module.css';

/** Each line: what the keys do, and the keys, of which any one does it. */
const LINES: readonly { label: string; keys: readonly string[] }[] = [
  { label: 'next', keys: ['J', '↓'] },
  { label: 'previous', keys: ['K', '↑'] },
  { label: 'open', keys: ['Enter'] },
  { label: 'close', keys: ['Esc'] },
  { label: 'decide', keys: ['1', '2', '3', '…'] },
  { label: 'reply', keys: ['R'] },
  { label: 'note', keys: ['N'] },
  { label: 'send', keys: ['Ctrl + Enter'] },
  { label: 'sendAndNext', keys: ['Ctrl + Shift + Enter'] },
  { label: 'search', keys: ['Ctrl + F'] },
  { label: 'help', keys: ['?'] },
];

/** Keys whose names are other ones on French keyboards. */
const NAMED = /Enter|Esc|Shift/g;

/** The keys with which requests are worked through. */
export function ShortcutHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t('dashboard.desk.keys.title')}
      width={440}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <dl className={styles.lines}>
        {LINES.map(({ label, keys }) => (
          <div key={label} className={styles.line}>
            <dt>{t(`dashboard.desk.keys.${label}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} dir="ltr" className={styles.key}>
                  {key.replace(NAMED, (name) => t(`dashboard.desk.keyNames.${name}`))}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

/** The keys of a screen of requests. Those of the open request itself belong to its parts. */
export function useRequestShortcuts(
  request: OpenRequest,
  { isInList, keepInList, moveInList }: ReturnType<typeof useRequestFocus>,
  showHelp: () => void,
): void {
  const { id, close, openNext, openPrevious } = request;
  const move = (by: 1 | -1) => () => {
    if (id === null) return moveInList(by);
    keepInList(isInList());
    (by === 1 ? openNext : openPrevious)?.();
  };
  // In the open request the arrows scroll its text.
  const moveByArrow = (by: 1 | -1) => () => (isInList() || id === null ? move(by)() : false);
  useShortcuts({
    j: move(1),
    k: move(-1),
    ArrowDown: moveByArrow(1),
    ArrowUp: moveByArrow(-1),
    Escape: id === null ? undefined : close,
    '?': showHelp,
  });
}

const ROW = '[data-row-key]';
const rowsIn = (area: HTMLElement | null) => [...(area?.querySelectorAll<HTMLElement>(ROW) ?? [])];
const linkIn = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-link]') ?? null;

/** Shows the beginning of what was opened: the text to answer, rather than the place that was read before. */
function showTop(pane: HTMLElement | null): void {
  if (!pane) return;
  // beside the list it scrolls by itself, on a phone the page does
  if (pane.scrollTop > 0) pane.scrollTop = 0;
  else if (pane.getBoundingClientRect().top < 0) pane.scrollIntoView({ block: 'start' });
}

function focusRow(row: HTMLElement | undefined): boolean {
  const link = linkIn(row);
  link?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return link !== null;
}

/** Moves the focus to a request that was opened, and back to its row when it is closed. */
export function useRequestFocus(
  list: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
  { id, index }: Pick<OpenRequest, 'id' | 'index'>,
) {
  const previousId = useRef(id);
  // While the keys move through the rows, the focus stays with them.
  const staysInList = useRef(false);

  const follow = useEffectEvent(() => {
    const before = previousId.current;
    previousId.current = id;
    if (before === id) return;
    const rows = rowsIn(list.current);
    const rowOf = (key: string | null) => rows.find(({ dataset }) => dataset['rowKey'] === key);
    if (id === null) {
      if (!focusRow(rowOf(before) ?? rows[Math.min(index, rows.length - 1)])) list.current?.focus();
      return;
    }
    rowOf(id)?.scrollIntoView({ block: 'nearest' });
    showTop(pane.current);
    if (staysInList.current && focusRow(rowOf(id))) return;
    pane.current?.focus({ preventScroll: true });
  });
  useEffect(() => follow(), [id]);

  /** Whether the focus is among the rows. */
  const isInList = useCallback(() => {
    const row = document.activeElement?.closest(ROW) ?? null;
    return row !== null && list.current?.contains(row) === true;
  }, [list]);
  const keepInList = useCallback((keep: boolean) => {
    staysInList.current = keep;
  }, []);
  /** Moves the focus to the next or previous row, at first to the first one. */
  const moveInList = useCallback(
    (by: 1 | -1) => {
      const rows = rowsIn(list.current);
      const current = rows.findIndex((row) => row.contains(document.activeElement));
      focusRow(current < 0 ? rows[0] : rows[current + by]);
    },
    [list],
  );
  return { isInList, keepInList, moveInList };
}
