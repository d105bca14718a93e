import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { directionOf } from '@contract/locales';
import { useLocale } from '../lib/i18n/i18n';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name. */
  label: string;
  tabs: readonly Tab[];
}

/** Index of the tab that a key moves to, around the ends; undefined for other keys. */
function tabUnder(key: string, from: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step && (from + (isRtl ? -step : step) + count) % count;
}

/**
 * Tabs by the WAI-ARIA pattern: arrows, Home and End move between the tabs in the reading direction,
 * and Tab moves from the selected tab into its panel.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const isRtl = directionOf(useLocale()) === 'rtl';
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const chosen = tabs[place];

  function onKeyDown(event: KeyboardEvent) {
    const next = tabUnder(event.key, place, tabs.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className={styles.tab}
            aria-selected={index === place}
            aria-controls={index === place ? `${base}-${id}-panel` : undefined}
            tabIndex={index === place ? 0 : -1}
            onClick={() => setPlace(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          key={chosen.id}
          role="tabpanel"
          id={`${base}-${chosen.id}-panel`}
          className={styles.panel}
          aria-labelledby={`${base}-${chosen.id}`}
          tabIndex={0}
        >
          {chosen.content}
        </div>
      )}
    </>
  );
}
