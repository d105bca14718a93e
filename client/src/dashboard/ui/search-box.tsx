import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';

/** Also compares `code`, because on an Arabic keyboard the F key has another letter. */
function isFindShortcut(event: KeyboardEvent): boolean {
  const modified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return modified && (event.code === 'KeyF' || event.key.toLowerCase() === 'f');
}

/** Ignores hidden dialogs: antd may keep a closed one in the page. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
  return [...dialogs].some((dialog) => dialog.getClientRects().length > 0);
}

/** Ctrl+F or Cmd+F focuses the search box, unless a dialog is open or it has the focus already. */
function useSearchShortcut(input: RefObject<InputRef | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFindShortcut(event) || isDialogOpen()) return;
      // The second time it is the browser's own search in the page.
      if (document.activeElement === input.current?.input) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

const DEBOUNCE_MS = 350;

interface SearchBoxProps {
  value: string;
  placeholder: string;
  onSearch(text: string): void;
}

/** Searches while typing, after a short pause. Ctrl+F or Cmd+F focuses it. */
export function SearchBox({ value, placeholder, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const input = useRef<InputRef>(null);
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const [typing, setTyping] = useState(false);
  const query = text.trim();
  const latest = requested.at(-1) ?? value;
  useSearchShortcut(input);

  const search = useCallback(() => {
    setRequested((before) => [...before, query]);
    setTyping(false);
    onSearch(query);
  }, [query, onSearch]);

  // A requested search becomes `value` a moment later, when more may have been typed already. Only a
  // change from elsewhere (reset, the Back button, a link) replaces the text in the input, and not
  // what was typed since: a reset reaches the address a moment after the click.
  if (lastValue !== value) {
    setLastValue(value);
    const position = requested.indexOf(value);
    setRequested(position < 0 ? [] : requested.slice(position + 1));
    if (position < 0 && !typing) setText(value);
  }

  useEffect(() => {
    if (query === latest) return;
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, latest, search]);

  return (
    <Input
      ref={input}
      type="search"
      role="searchbox"
      prefix={<SearchOutlined aria-hidden="true" />}
      allowClear
      styles={{ input: { unicodeBidi: 'plaintext' } }}
      maxLength={LIMITS.search.max}
      value={text}
      placeholder={placeholder}
      aria-label={t('dashboard.search')}
      aria-keyshortcuts="Control+F Meta+F"
      onChange={(event) => {
        setText(event.target.value);
        setTyping(true);
      }}
      onBlur={() => setTyping(false)}
      // Searches again, because a reset may have replaced the last search.
      onPressEnter={() => query !== value && search()}
    />
  );
}
