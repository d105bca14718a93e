import { Ltr } from './bdi';
import styles from './free-text.module.css';

/** Phone numbers, references, numbers of laws: in Arabic their groups of digits would be shown in reverse order. */
const NUMBERS = /((?:[A-Za-z]+-)*\+?\d[\d ().-]{5,}\d|\d+(?:-\d+)+)/;

/**
 * Text written by a person, in any language. Each line has its own direction, and numbers with several
 * groups of digits keep their order.
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
