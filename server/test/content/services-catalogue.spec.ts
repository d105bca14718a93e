import { DataSource } from 'typeorm';
import { SERVICE_CATALOGUE } from '../../src/seed-content/services/service-catalogue.js';
import {
  SERVICE_SECTION_KINDS,
  SERVICE_SECTION_LIMITS,
  serviceContent,
} from '../../src/contract/content/service.js';
import { LOCALE_SUFFIX, LOCALES } from '../../src/contract/locales.js';
import { aService } from '../support/builders.js';
import { contentCalls, type ContentNames, TRANSPORTS } from '../support/content-calls.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const SLUGS = [
  'legal-translation',
  'legal-documents',
  'arbitration-mediation',
  'legal-content',
  'legal-audit',
  'legal-consultation',
  'nursery-legal-package',
  'legal-training',
  'comprehensive-business-support',
  'elite-legal-package-students',
  'academic-leadership-support',
];
const NAMES: ContentNames = { definition: serviceContent };
const { maxSections, maxItems, item } = SERVICE_SECTION_LIMITS;

const aSection = (over: object = {}) => ({
  kind: 'features',
  itemsAr: ['ميزة'],
  itemsFr: ['Un avantage'],
  itemsEn: ['A feature'],
  ...over,
});

const REFUSED_SECTIONS = [
  {
    title: 'an unknown kind',
    sections: [aSection({ kind: 'other' })],
    field: 'sections.0.kind',
  },
  {
    title: 'a missing kind',
    sections: [aSection({ kind: undefined })],
    field: 'sections.0.kind',
  },
  { title: 'a kind given twice', sections: [aSection(), aSection()], field: 'sections' },
  {
    title: 'too many entries',
    sections: [aSection({ itemsFr: Array.from({ length: maxItems + 1 }, () => 'x') })],
    field: 'sections.0.itemsFr',
  },
  {
    title: 'an entry that is too long',
    sections: [aSection(), aSection({ kind: 'process', itemsAr: ['x'.repeat(item.max + 1)] })],
    field: 'sections.1.itemsAr',
  },
  {
    title: 'entries that are not texts',
    sections: [aSection({ itemsEn: [{ a: 1 }] })],
    field: 'sections.0.itemsEn',
  },
  {
    title: 'an unknown field',
    sections: [aSection({ colour: 'red' })],
    field: 'sections.0.colour',
  },
  {
    title: 'more lists than kinds',
    sections: Array.from({ length: maxSections + 1 }, (_, index) =>
      aSection({ kind: SERVICE_SECTION_KINDS[index % maxSections] }),
    ),
    field: 'sections',
  },
];

describe.each(TRANSPORTS)('the built-in services over %s', (transport) => {
  let app: TestApp;
  let token: string;
  const anybody = () => contentCalls(app, NAMES, transport);
  const admin = () => contentCalls(app, NAMES, transport, token);

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    token = await app.adminToken();
  });
  afterAll(() => app.close());

  it('there are eleven built-in services, in their fixed order and with their fixed ids', async () => {
    const { items, total } = expectDone(await anybody().listPublic({ limit: 50 }));
    expect(total).toBe(11);
    expect(items.map(({ slug }) => slug)).toEqual(SLUGS);
    expect(items.map(({ id }) => id)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  it.each(LOCALES)('the built-in services have every text in %s', async (language) => {
    const { items } = expectDone(await anybody().listPublic({ limit: 50, language }));
    const catalogue = new Map(SERVICE_CATALOGUE.map((service) => [service.slug, service]));
    for (const row of items) {
      const { title, description, details, availability, tags } = catalogue.get(row.slug ?? '')!;
      expect(row).toMatchObject({
        resolvedLanguage: language,
        title: title[language],
        description: description[language],
        details: details[language],
        availability: availability[language],
        tags: tags[language],
      });
      const sections = row['sections'] as { items: string[] }[];
      expect(sections.every(({ items: entries }) => entries.length > 0)).toBe(true);
      expect((row['tags'] as string[]).length).toBeGreaterThan(0);
    }
  });

  it('the first service after the built-in ones gets the id 17', async () => {
    const { id } = expectDone(await admin().create(aService()));
    expect(id).toBe(17);
    expectDone(await admin().remove(id));
    expect(expectDone(await admin().create(aService())).id).toBe(18);
  });

  it('a service without a text falls back to English, then to Arabic', async () => {
    const { id, slug } = expectDone(await admin().create(aService()));
    const blank = (suffix: string) =>
      app.app.get(DataSource).query(`UPDATE services SET title_${suffix} = '' WHERE id = $1`, [id]);
    const shown = async (language: string) => {
      const row = expectDone(await admin().get(id, { language }));
      return row['resolvedLanguage'];
    };
    await blank('fr');
    expect(await shown('fr')).toBe('en');
    await blank('en');
    expect([await shown('fr'), await shown('en')]).toEqual(['ar', 'ar']);
    expectDone(await anybody().getPublic(slug, { language: 'en' }));
  });

  it('a service keeps its sections in the order given', async () => {
    const sections = SERVICE_SECTION_KINDS.map((kind) => aSection({ kind }));
    const { slug, ...row } = expectDone(await admin().create(aService({ sections })));
    expect(row['sections']).toEqual(sections);
    for (const language of LOCALES) {
      const shown = expectDone(await anybody().getPublic(slug, { language }));
      expect(shown['sections']).toEqual(
        sections.map((section) => ({
          kind: section.kind,
          items: section[`items${LOCALE_SUFFIX[language]}`],
        })),
      );
    }
  });

  it.each(REFUSED_SECTIONS)(
    'a service with $title in its sections is refused',
    async ({ sections, field }) => {
      expectRefused(await admin().create(aService({ sections })), 'BAD_USER_INPUT', field);
    },
  );
});
