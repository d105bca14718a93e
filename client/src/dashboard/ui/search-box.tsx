import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
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
  useSearchKey(box);

  // The address changed by other means: reset, the back button, a link.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

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
      onPressEnter={() => onSearch(text.trim())}
    />
  );
}
