import { CATALOGUE_ORDER, pickLocale, type Locale, type Trilingual } from '@contract/locales';
import { SERVICE_CATALOGUE } from '@seed-content/services/service-catalogue';
import type { SeededService } from '@seed-content/services/service-seed.types';
import type { ListedService, ServiceData } from './service.types';

function inLocale(service: SeededService, locale: Locale): ServiceData & ListedService {
  const pick = <T>(value: Trilingual<T>) => pickLocale(value, locale, CATALOGUE_ORDER).value;
  return {
    id: service.id,
    slug: service.slug,
    title: pick(service.title),
    description: pick(service.description),
    details: pick(service.details),
    // nobody has confirmed what the seed says of the law
    law: '',
    availability: pick(service.availability),
    price: '',
    inPerson: false,
    tags: pick(service.tags),
    sections: service.sections.map(({ kind, items }) => ({ kind, items: pick(items) })),
    resolvedLanguage: pickLocale(service.title, locale, CATALOGUE_ORDER).locale,
  };
}

/** The eleven services of the seed, in the current language, else English, Arabic or French. */
export function builtInServices(locale: Locale): (ServiceData & ListedService)[] {
  return SERVICE_CATALOGUE.map((service) => inLocale(service, locale));
}
