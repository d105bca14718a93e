import { Ltr } from './bdi';
import styles from './free-text.module.css';

/** Telephone numbers and references: several groups of digits, which Arabic would put in reverse order. */
const NUMBERS = /((?:[A-Za-z]+-)*\+?\d[\d ().-]{5,}\d)/;

/**
 * What a person wrote, in whatever languages, over however many lines: each line runs in its own
 * direction, and numbers of several groups stay readable.
 */
export function FreeText({ children, className = '' }: { children: string; className?: string }) {
  return (
    <p className={`${styles.text} ${className}`}>
      {children
        .split(NUMBERS)
        .map((part, index) => (index % 2 === 1 ? <Ltr key={index}>{part}</Ltr> : part))}
    </p>
  );
}
