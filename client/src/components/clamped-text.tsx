import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './clamped-text.module.css';

export interface ClampedTextProps {
  children: string;
  /** Lines that are seen until somebody asks for the rest. */
  lines: number;
  /** Whose text it is, for who hears the button apart from it. */
  of: string;
}

/** About this many characters stand in a line of a card: a first guess, before anything is measured. */
const LINE = 42;

/** A text of which so many lines are seen, and a button for the rest where there is more. */
export function ClampedText({ children, lines, of }: ClampedTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isLonger, setLonger] = useState(children.length > lines * LINE);

  useEffect(() => {
    const element = text.current;
    if (!element || open || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setLonger(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [open, children]);

  const action = t(open ? 'common.readLess' : 'common.readMore');
  return (
    <>
      <p
        ref={text}
        id={id}
        className={open ? undefined : styles.clamped}
        style={{ WebkitLineClamp: open ? undefined : lines }}
      >
        {children}
      </p>
      {isLonger && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('common.labelled', { label: action, value: of })}
          onClick={() => setOpen(!open)}
        >
          {action}
        </button>
      )}
    </>
  );
}
