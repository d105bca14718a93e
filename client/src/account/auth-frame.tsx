import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FreshText } from '../components/fresh-text';
import { Icon, type IconName } from '../components/icon';
import { Lattice } from '../components/lattice';
import { useSite } from '../lib/site';
import styles from './auth-frame.module.css';

/** A spinner with a text, for pages whose layout is not known while they load. */
export function Progress({ children }: { children: ReactNode }) {
  return (
    <p className={styles.progress} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </p>
  );
}

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** It replaces a form that was sent: its heading is scrolled into view and focused. */
  arrived?: boolean;
  /** What an account is for: beside the form on a wide screen, or above it on a phone, too. */
  benefits?: 'beside' | 'always';
}

const BENEFITS: readonly { icon: IconName; text: string }[] = [
  { icon: 'send', text: 'auth.aside1' },
  { icon: 'document', text: 'auth.aside2' },
  { icon: 'mail', text: 'auth.aside3' },
];

function Benefits({ always }: { always: boolean }) {
  const { t } = useTranslation();
  return (
    <aside className={`${styles.aside} ${always ? styles.always : ''}`}>
      <Lattice className={styles.lattice} />
      <p className={styles.asideTitle}>{t('auth.asideTitle')}</p>
      <ul className={styles.benefits}>
        {BENEFITS.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={22} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Layout of all sign-in, verification and reset screens. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, children, arrived = false, benefits } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div className={`container ${styles.page}`}>
      <div className={`${styles.frame} ${benefits ? styles.wide : ''}`}>
        <section className={styles.sheet}>
          <header className={styles.head}>
            <h1 ref={heading} tabIndex={arrived ? -1 : undefined}>
              <FreshText>{title}</FreshText>
            </h1>
            {lead && (
              <div key={title} className={styles.lead}>
                {lead}
              </div>
            )}
          </header>
          <noscript>{useSite().withoutScript?.form}</noscript>
          {children}
        </section>
        {benefits && <Benefits always={benefits === 'always'} />}
      </div>
    </div>
  );
}
