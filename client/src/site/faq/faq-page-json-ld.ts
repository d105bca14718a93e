import type { FaqData } from '../../features/faqs/faqs.queries';

/** The questions as schema.org FAQPage. */
export function faqPageJsonLd(faqs: readonly FaqData[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer, resolvedLanguage }) => ({
      '@type': 'Question',
      name: question,
      inLanguage: resolvedLanguage,
      acceptedAnswer: { '@type': 'Answer', text: answer, inLanguage: resolvedLanguage },
    })),
  };
}
