import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger';

interface Look {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
  /** Colours for a navy background. */
  onNavy?: boolean;
}

function classOf({ variant = 'primary', size = 'medium', block, onNavy }: Look, extra?: string) {
  return [
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    onNavy && styles.onNavy,
    extra,
  ]
    .filter(Boolean)
    .join(' ');
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows a spinner and ignores clicks. */
  busy?: boolean;
  icon?: ReactNode;
}

/** Keeps its width while busy, so that the layout does not shift. */
export function Button(props: ButtonProps) {
  const { variant, size, block, onNavy, busy = false, icon, children, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, block, onNavy }, className)}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {/* As in FreshText: what waits, sends and counts down says so in other words. */}
      <span key={typeof children === 'string' ? children : undefined}>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, Look {
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, onNavy, icon, children, className, ...rest } = props;
  return (
    <Link {...rest} className={classOf({ variant, size, block, onNavy }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
