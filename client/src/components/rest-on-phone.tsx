import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './rest-on-phone.module.css';

export interface RestOnPhoneProps {
  /** Says what is behind it and how much, whether it is open or not. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * The rest of a list, one tap away on a phone and always open on wider screens. It is `details`, so it is
 * in the HTML, found by the browser's page search, and needs no script. Browsers that cannot style what
 * is in it have the same button on wide screens.
 */
export function RestOnPhone({ label, className = '', children }: RestOnPhoneProps) {
  return (
    <details className={`${styles.rest} ${className}`}>
      <summary className={styles.summary}>
        {label}
        <Icon name="chevronDown" size={18} className={styles.mark} />
      </summary>
      {children}
    </details>
  );
}
