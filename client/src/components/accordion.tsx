import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** Language of the texts when it is not the page's; it sets their direction too. */
  lang?: string;
}

/** Closes the other panels, for browsers without exclusive `details` groups. */
function closeOthers(opened: HTMLDetailsElement): void {
  for (const other of document.getElementsByName(opened.getAttribute('name') ?? ''))
    if (other !== opened) other.removeAttribute('open');
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
        // A scrolling region must be focusable, and then it needs a name.
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
      >
        {content}
      </div>
    </details>
  );
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Of this name only one panel is open at a time, also of several accordions. */
  group?: string;
}

/**
 * Panels of which one is open at a time. Change its `key` to close them all. It uses `details`, which
 * works before hydration, with the browser's page search, by keyboard and with screen readers.
 */
export function Accordion({ items, group }: AccordionProps) {
  const own = useId();
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <Item key={item.id} item={item} group={group ?? own} />
      ))}
    </div>
  );
}
