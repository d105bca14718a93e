import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExpectedAnswer } from '../lib/api/use-expected-answer';
import { Bdi, Ltr } from './bdi';
import { Icon } from './icon';
import styles from './sent-notice.module.css';

interface SentNoticeProps {
  title: string;
  reference: string;
  /** What was sent, in a few words. */
  subject?: string;
  help: string;
  /** When the answer is due. */
  answerDueAt: string | null | undefined;
  /** What to mind, between the text and the buttons. */
  notice?: ReactNode;
  /** Links and buttons. */
  children: ReactNode;
}

/** Takes the place of a form that was sent: the reference, and where to follow it (B01). */
export function SentNotice({
  title,
  reference,
  subject,
  help,
  answerDueAt,
  notice,
  children,
}: SentNoticeProps) {
  const { t } = useTranslation();
  const expected = useExpectedAnswer(answerDueAt ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className={styles.sent} role="status">
      <span className={styles.seal} aria-hidden="true">
        <Icon name="check" size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <dl>
        <dt>{t('request.doneReference')}</dt>
        <dd className={styles.reference}>
          <Ltr>{reference}</Ltr>
        </dd>
        {subject && (
          <dd>
            <Bdi>{subject}</Bdi>
          </dd>
        )}
      </dl>
      <p>
        {help} {expected}
      </p>
      {notice}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
