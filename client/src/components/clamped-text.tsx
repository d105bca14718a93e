import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './clamped-text.module.css';

export interface ClampedTextProps {
  children: string;
  /** Lines shown before the text is expanded. */
  lines: number;
  /** Whose text it is, for the button's accessible name. */
  of: string;
}

/** Approximate characters per line of a card: an estimate until the text is measured. */
const LINE = 42;

/** Shows the first lines of a text, with a button for the rest when there is more. */
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
