import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { useSearchKey } from './use-search-key';

const PAUSE_MS = 350;

interface SearchBoxProps {
  value: string;
  placeholder: string;
  onSearch(text: string): void;
}

/** Searches while typing, after a short pause; Ctrl/Cmd+F brings the cursor here. */
export function SearchBox({ value, placeholder, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const box = useRef<InputRef>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const wanted = text.trim();
  const latest = asked.at(-1) ?? value;
  useSearchKey(box);

  const ask = useCallback(() => {
    setAsked((before) => [...before, wanted]);
    onSearch(wanted);
  }, [wanted, onSearch]);

  // What was asked for arrives a moment later, when more may have been typed; only a change by other
  // means (reset, the back button, a link) is taken into the box.
  if (known !== value) {
    setKnown(value);
    const place = asked.indexOf(value);
    setAsked(place < 0 ? [] : asked.slice(place + 1));
    if (place < 0) setText(value);
  }

  useEffect(() => {
    if (wanted === latest) return;
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, latest, ask]);

  return (
    <Input
      ref={box}
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
      onChange={(event) => setText(event.target.value)}
      // asks again, too: what was asked for may have been overtaken by a reset
      onPressEnter={() => wanted !== value && ask()}
    />
  );
}
