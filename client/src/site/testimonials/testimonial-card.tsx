import { useTranslation } from 'react-i18next';
import { useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../../components/avatar';
import { Bdi } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { Stars } from '../../components/stars';
import type { TestimonialData } from '../../features/testimonials/testimonials.queries';
import styles from './testimonial-card.module.css';

interface ClampedTextProps {
  children: string;
  /** Lines shown before the text is expanded. */
  lines: number;
  /** Whose text it is, for the button's accessible name. */
  of: string;
}

/** Approximate characters per line of a card: an estimate until the text is measured. */
const LINE = 42;

/** Shows the first lines of a text, with a button for the rest when there is more. */
function ClampedText({ children, lines, of }: ClampedTextProps) {
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

/** Lines shown before the text is expanded. */
const LINES = 4;

/** A testimonial with its author. */
export function TestimonialCard({ testimonial }: { testimonial: TestimonialData }) {
  const { t } = useTranslation();
  const { name, role, company, review, rating, avatar, verified } = testimonial;
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        <Stars value={rating} showValue />
        {verified && (
          <span className={styles.verified}>
            <Icon name="shield" size={18} />
            {t('testimonials.verified')}
          </span>
        )}
      </div>
      <blockquote className={styles.quote} dir="auto">
        <ClampedText lines={LINES} of={name}>
          {review}
        </ClampedText>
      </blockquote>
      <figcaption className={styles.person}>
        <Avatar name={name} imageUrl={avatar} size={48} />
        <span className={styles.words}>
          <span className={styles.name}>
            <Bdi>{name}</Bdi>
          </span>
          <span>
            <Bdi>{role}</Bdi>
          </span>
          <span>
            <Bdi>{company}</Bdi>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
