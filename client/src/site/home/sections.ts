import { lazySection } from '../lazy-section';

/** The lazy sections of the home page, in order. */
export const HowWeWork = lazySection({
  id: 'how-we-work',
  heights: { narrow: 900, medium: 860, wide: 620 },
  importSection: async () => (await import('./how-we-work')).HowWeWork,
});

export const ConsultantsSection = lazySection({
  id: 'consultants',
  heights: { narrow: 860, medium: 820, wide: 780 },
  importSection: async () => (await import('./consultants-section')).ConsultantsSection,
});

export const TestimonialsSection = lazySection({
  id: 'testimonials',
  heights: { narrow: 2740, medium: 2700, wide: 2300 },
  importSection: async () => (await import('./testimonials-section')).TestimonialsSection,
});

export const BranchesSection = lazySection({
  id: 'consultation-branches',
  heights: { narrow: 2500, medium: 1640, wide: 980 },
  importSection: async () => (await import('../branches/branches-section')).BranchesSection,
});

export const FaqSection = lazySection({
  id: 'faq',
  heights: { narrow: 1500, medium: 1250, wide: 980 },
  importSection: async () => (await import('../faq/faq-section')).FaqSection,
});

export const ContactSection = lazySection({
  id: 'contact',
  heights: { narrow: 860, medium: 620, wide: 520 },
  importSection: async () => (await import('../contact/contact-section')).ContactSection,
});
