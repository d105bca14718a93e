import {
  type ComponentType,
  type CSSProperties,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../lib/auth';
import { registerSection, type SectionCode } from '../lib/section-code';
import { Button } from '../components/button';
import { Skeleton } from '../components/skeleton';
import styles from './lazy-section.module.css';

/** Heights in pixels for a width below 640 px, below 1024 px, and above. */
interface SectionHeights {
  narrow: number;
  medium: number;
  wide: number;
}

interface SectionSkeletonProps {
  id: string;
  code: SectionCode;
}

/** Placeholder with the section's anchor while its code loads; says when loading failed. */
function SectionSkeleton({ id, code }: SectionSkeletonProps) {
  const { t } = useTranslation();
  const hasFailed = useSyncExternalStore(code.subscribe, code.hasFailed, () => false);
  return (
    <section
      id={id}
      className={styles.section}
      aria-busy={!hasFailed}
      aria-label={t('common.loading')}
    >
      <div className={`container ${styles.inner}`}>
        {hasFailed ? (
          <div className={styles.failed} role="alert">
            <p>{t('common.sectionFailed')}</p>
            <Button variant="outline" onClick={code.load}>
              {t('common.retry')}
            </Button>
          </div>
        ) : (
          <>
            <Skeleton height={44} width="min(420px, 80%)" />
            <Skeleton lines={2} width="min(620px, 100%)" />
            <div className={styles.cards}>
              <Skeleton height={220} />
              <Skeleton height={220} />
              <Skeleton height={220} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** A section's code is loaded when the section is this close to the viewport. */
const MARGIN = '800px 0px';

export interface LazySectionOptions {
  /** The anchor `/#faq`; the section has the same id. */
  id: string;
  /** Its usual heights, until it is laid out, and of the placeholder while its code is on the way. */
  heights: SectionHeights;
  importSection: () => Promise<ComponentType>;
}

/** Loads the code when the section is near, linked to, or the keyboard is used. */
function useNearness(code: SectionCode, id: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const { load } = code;
    if (window.location.hash === `#${id}`) load();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    element.addEventListener('focusin', load);
    document.addEventListener('keydown', load);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', load);
      document.removeEventListener('keydown', load);
    };
  }, [code, id]);
  return place;
}

/**
 * React keeps the server's HTML of a suspended part until its parents render again. That happens when
 * the address or the signed-in user changes, so the code is then loaded at once.
 */
function useDueWhenChanged(code: SectionCode): void {
  const { key } = useLocation();
  const { user } = useAuth();
  const [first] = useState({ key, user });
  if (first.key !== key || first.user !== user) code.load();
}

/**
 * A section whose code is loaded later. The server renders it, so it can be read, found and linked to
 * without scripts. The browser hydrates it when it comes near the viewport. Its styles are loaded with
 * the page (app/asset-tags.ts).
 *
 * @example
 * export const FaqSection = lazySection({ id: 'faq', heights: { narrow: 900, medium: 800, wide: 700 },
 *   importSection: async () => (await import('./faq-section')).FaqSection });
 */
export function lazySection({ id, heights, importSection }: LazySectionOptions): ComponentType {
  const code = registerSection(importSection);

  function Content() {
    const Section = code.component ?? use(code.loaded);
    return <Section />;
  }

  // Created once: a new element would make React drop the server's HTML.
  const content = <Content />;
  const skeleton = <SectionSkeleton id={id} code={code} />;
  const { narrow, medium, wide } = heights;
  const sizes = { '--narrow': `${narrow}px`, '--medium': `${medium}px`, '--wide': `${wide}px` };

  return memo(function LazySection() {
    const place = useNearness(code, id);
    useDueWhenChanged(code);
    return (
      <div ref={place} className={styles.place} style={sizes as CSSProperties} data-section={id}>
        <Suspense fallback={skeleton}>{content}</Suspense>
      </div>
    );
  });
}
