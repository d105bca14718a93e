import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth';
import { registerSection, type SectionCode } from '../lib/section-code';
import { SectionSkeleton, type SectionHeights } from './section-skeleton';

/** A section's code is asked for when it is this far from what is seen. */
const MARGIN = '800px 0px';

export interface LazySectionOptions {
  /** The section's anchor, which the section itself carries too: `/#faq`. */
  id: string;
  /** Its usual heights: the place that is kept while a navigation in the browser waits for it. */
  heights: SectionHeights;
  importSection: () => Promise<ComponentType>;
}

/** Asks for the code when the reader comes near, follows a link to the section, or uses the keyboard. */
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
 * React leaves the server's HTML of a suspended part alone until something around it changes. What
 * changes around a page is the address and who is signed in: then the code is due at once.
 */
function useDueWhenChanged(code: SectionCode): void {
  const { key } = useLocation();
  const { user } = useAuth();
  const [first] = useState({ key, user });
  if (first.key !== key || first.user !== user) code.load();
}

/**
 * A section below the fold. The server writes it whole, so it is read, found and linked to without
 * any script; in the browser its code comes when the reader comes near, and takes the HTML over.
 * Its styles come with the page: the server names them (app/assets.ts).
 *
 * @example
 * export const FaqSection = lazySection({ id: 'faq', heights: { narrow: 900, medium: 800, wide: 700 },
 *   importSection: async () => (await import('./faq-section')).FaqSection });
 */
export function lazySection({ id, heights, importSection }: LazySectionOptions): ComponentType {
  const code = registerSection(importSection);

  function Content() {
    const Section = code.component ?? use(code.arrival);
    return <Section />;
  }

  // Always the same elements: a new one would count as a change.
  const content = <Content />;
  const skeleton = <SectionSkeleton id={id} heights={heights} code={code} />;

  return memo(function LazySection() {
    const place = useNearness(code, id);
    useDueWhenChanged(code);
    return (
      <div ref={place} data-section={id}>
        <Suspense fallback={skeleton}>{content}</Suspense>
      </div>
    );
  });
}
