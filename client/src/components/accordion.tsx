import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** Language of the words where it is not the page's; their direction follows them. */
  lang?: string;
}

/** Closes the neighbours where the browser does not yet do so for elements of one `name`. */
function closeOthers(opened: HTMLDetailsElement): void {
  const all = opened.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
  for (const other of all) if (other !== opened) other.open = false;
}

function Item({ item, group }: { item: AccordionItem; group: string }) {
  const { title, content, lang } = item;
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const language = lang ? { lang, dir: 'auto' } : {};

  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    closeOthers(currentTarget);
    const { scrollHeight = 0, clientHeight = 0 } = panel.current ?? {};
    setScrolls(scrollHeight > clientHeight);
  };

  return (
    <details name={group} className={styles.item} onToggle={onToggle}>
      <summary className={styles.head}>
        <h3 id={titleId} {...language}>
          {title}
        </h3>
        <Icon name="chevronDown" size={20} className={styles.mark} />
      </summary>
      <div
        ref={panel}
        className={styles.panel}
        {...language}
        // What scrolls must be reachable by keyboard, and then it needs a name.
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
      >
        {content}
      </div>
    </details>
  );
}

/**
 * Titles that open, one at a time; give it another `key` and all are closed again. It is made of the
 * browser's own `details`: they work before any script has run, "find in page" opens them, and
 * keyboard and screen readers know them, all for nothing to download.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const group = useId();
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <Item key={item.id} item={item} group={group} />
      ))}
    </div>
  );
}
