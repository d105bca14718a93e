import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqData } from './faqs.queries';

/** Questions and their answers as schema.org FAQPage. */
export function faqPageJsonLd(faqs: readonly FaqData[]): WithContext<FAQPage> {
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
