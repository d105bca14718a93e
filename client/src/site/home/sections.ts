import { lazySection } from '../lazy-section';

/** The sections of the home page below the fold, in their order. */
export const HowWeWork = lazySection({
  id: 'how-we-work',
  heights: { narrow: 900, medium: 860, wide: 620 },
  importSection: async () => (await import('./how-we-work')).HowWeWork,
});
