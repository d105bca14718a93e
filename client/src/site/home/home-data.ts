import type { Locale } from '@contract/locales';
import { consultantsReading } from '../../features/consultants/consultants-data';
import { faqCategoriesReading } from '../../features/categories/categories-data';
import { faqsReading } from '../../features/faqs/faqs-data';
import { servicesReading } from '../../features/services/services-data';
import {
  testimonialFiguresReading,
  testimonialsReading,
} from '../../features/testimonials/testimonials-data';
import type { Request } from '../../lib/api';
import type { QueryStore, Reading } from '../../lib/query-store';

interface HomeDataContext {
  request: Request;
  store: QueryStore;
  locale: Locale;
}

/** What the sections of the home page show; one that cannot be read leaves the others alone. */
export async function readHome({ request, store, locale }: HomeDataContext): Promise<void> {
  const readings: Reading<unknown>[] = [
    servicesReading(request, locale),
    consultantsReading(request, locale),
    faqsReading(request, locale),
    faqCategoriesReading(request, locale),
    testimonialsReading(request, locale),
    testimonialFiguresReading(request),
  ];
  await Promise.allSettled(readings.map((reading) => store.load(reading)));
}
