import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth';
import { registerSection, type SectionCode } from '../lib/section-code';
import { SectionSkeleton, type SectionHeights } from './section-skeleton';

/** A section's code is loaded when the section is this close to the viewport. */
const MARGIN = '800px 0px';

export interface LazySectionOptions {
  /** The anchor `/#faq`; the section has the same id. */
  id: string;
  /** Heights of the placeholder while a navigation in the browser waits for the code. */
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
 * the page (app/assets.ts).
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
