/**
 * One example for each recipe of docs/recipes, as somebody who follows it would type it. `texts` go into the three
 * locale files, in the order Arabic, French, English; `edits` change a file, or are the text of a new one.
 */
const PAGES = 'client/public/locales';
const REQUESTS = 'server/locales/requests';

const instead = (found, text) => ({ found, text });
const after = (found, text) => instead(found, found + text);

export const PLAYED = [
  {
    recipe: 'add-a-field.md#to-content',
    edits: {
      'server/src/contract/content/consultant.ts': [
        after(
          'specialization: { min: 2, max: 500, required: true },\n',
          "    motto: { min: 2, max: 200, required: false, line: true, fact: 'info' },\n",
        ),
      ],
    },
    texts: {
      [`${PAGES}/{}/translation.json`]: {
        'admin.consultants.fields.motto': ['الشعار', 'Devise', 'Motto'],
        'consultants.motto': ['الشعار:', 'Devise\u00a0:', 'Motto:'],
      },
    },
  },
  {
    recipe: 'add-a-field.md#to-a-request',
    edits: {
      'server/src/contract/requests/contact-request.ts': [
        after(
          '  fields: {\n',
          `    company: {
      ...{ kind: 'line', max: 120, optional: true, personal: true, searched: true },
      description: 'Company of the sender.',
      heading: localized('الشركة', 'Société', 'Company'),
    },
`,
        ),
      ],
      'client/src/features/contact-requests/contact-form-view.tsx': [
        after(
          '<DeclaredField {...part} name="email" />\n',
          '<DeclaredField {...part} name="company" dir="auto" />\n',
        ),
      ],
    },
    texts: {
      [`${PAGES}/{}/translation.json`]: {
        'message.fields.company': ['الشركة', 'Société', 'Company'],
      },
    },
  },
  {
    recipe: 'add-a-status.md',
    edits: {
      'server/src/contract/requests/service-request.ts': [
        after("  'in_progress',\n", "  'on_hold',\n"),
        after(
          "in_progress: 'Being worked on.',\n",
          "on_hold: 'Waits for the client or for somebody else.',\n",
        ),
        after(
          "in_progress: 'Number of requests that are being worked on.',\n",
          "on_hold: 'Number of requests that wait for the client or for somebody else.',\n",
        ),
      ],
      'client/src/features/service-requests/service-request-status.tsx': [
        after("in_progress: 'active',\n", "on_hold: 'waiting',\n"),
      ],
    },
    texts: {
      [`${REQUESTS}/{}.json`]: {
        'terms.requestStatus.on_hold': ['معلّق', 'En attente', 'On hold'],
        'mails.requestNext.on_hold': [
          'نواصل العمل عند وصول ما ينقص الملف.',
          'Nous poursuivons dès que le dossier est complet.',
          'We go on as soon as we have what the file lacks.',
        ],
        'pages.request.event.on_hold': [
          'وُضع طلبك في الانتظار',
          'Votre demande est mise en attente',
          'Your request is on hold',
        ],
        'pages.request.next.on_hold': [
          'سنراسلك بما ينقص الملف.',
          'Nous vous écrirons ce qui manque au dossier.',
          'We will write to you what the file lacks.',
        ],
      },
    },
  },
  {
    recipe: 'change-a-bound.md',
    edits: {
      'server/src/contract/content/faq.ts': [instead('min: 5, max: 1000', 'min: 5, max: 800')],
      'CHANGELOG.md': [
        after(
          '### For programs\n\n',
          '- **Breaking**: questions are shorter: `CreateFaqInput.question*`, `UpdateFaqInput.question*`.\n',
        ),
      ],
    },
  },
  {
    recipe: 'add-a-content-entity.md',
    edits: {
      'server/src/contract/content/article.ts': `import { defineContent } from './define-content.js';

/** What the firm writes about the law. */
export const articleContent = defineContent({
  name: 'article',
  plural: 'articles',
  label: { one: 'article', many: 'articles' },
  meaning: 'A text about the law.',
  texts: {
    title: { min: 2, max: 150, required: true, line: true },
    body: { min: 10, max: 5000, required: true },
  },
  lists: {},
  flags: {},
  fields: {
    source: {
      kind: 'webAddress',
      description: 'Address of the text that it is about; null if there is none.',
    },
  },
  patches: { status: 'status' },
});
`,
      'server/src/contract/content/content-kinds.ts': [
        after(
          "import { categoryContent } from './category.js';\n",
          "import { articleContent } from './article.js';\n",
        ),
        after('  faqContent,\n', '  articleContent,\n'),
      ],
      'server/src/modules/articles/article.entity.ts': `import { articleContent } from '../../contract/content/article.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** What the firm writes about the law. */
@ContentEntity(articleContent)
export class ArticleEntity extends ContentColumns(articleContent) {}
`,
      'server/src/app.module.ts': [
        after(
          'const CONTENT_MODULES: Record<ContentKind, Type | DynamicModule> = {\n',
          '  article: plainContent(articleContent, ArticleEntity),\n',
        ),
        after(
          "import { AppConfig } from './platform/config/app-config.js';\n",
          `import { plainContent } from './content/content-module.js';
import { articleContent } from './contract/content/article.js';
import { ArticleEntity } from './modules/articles/article.entity.js';
`,
        ),
      ],
      'server/test/content/articles.spec.ts': `import { articleContent } from '../../src/contract/content/article.js';
import { describeContent } from '../support/content-contract.js';

describeContent({ testFile: __filename, definition: articleContent });
`,
      'client/src/features/articles/articles.queries.ts': `import type { Locale } from '@contract/locales';
import { PublicArticlesDocument, type PublicArticlesQuery } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

/** An article in the current language or the fallback. */
export type ArticleData = PublicArticlesQuery['publicArticles']['items'][number];

/** The first active articles in their order. */
export const articlesQuery = (
  request: Request,
  language: Locale,
): QueryOptions<ArticleData[]> => ({
  key: \`articles:\${language}\`,
  read: async () => {
    const { publicArticles } = await request(PublicArticlesDocument, { language, limit: 3 });
    return publicArticles.items;
  },
});
`,
      'client/src/site/home/articles-section.tsx': `import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { articlesQuery } from '../../features/articles/articles.queries';
import { useLocale } from '../../lib/i18n/i18n';
import { HomeSection } from '../home-section';
import { useApi, usePublicData } from '../../lib/api/api';

/** The first articles of the firm. */
export function ArticlesSection() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { request } = useApi();
  const { data = [] } = usePublicData(
    useMemo(() => articlesQuery(request, locale), [request, locale]),
  );
  return (
    <HomeSection id="articles" title={t('articles.title')} intro={t('articles.intro')}>
      {data.map(({ title, body }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p>{body}</p>
        </article>
      ))}
    </HomeSection>
  );
}
`,
      'client/src/site/home-page.tsx': [
        after(
          '/** The lazy sections of the home page, in order. */\n',
          `const ArticlesSection = lazySection({
  id: 'articles',
  heights: { narrow: 400, medium: 380, wide: 360 },
  importSection: async () => (await import('./home/articles-section')).ArticlesSection,
});

`,
        ),
        after('      <BranchesSection />\n', '      <ArticlesSection />\n'),
      ],
      'client/src/app/route-loaders.ts': [
        after(
          "import { servicesQuery } from '../features/services/services.queries';\n",
          "import { articlesQuery } from '../features/articles/articles.queries';\n",
        ),
        after('    faqsQuery(request, locale),\n', '    articlesQuery(request, locale),\n'),
      ],
    },
    texts: {
      [`${PAGES}/{}/translation.json`]: {
        'admin.articles.title': ['المقالات', 'Articles', 'Articles'],
        'admin.articles.empty': [
          'لا توجد مقالات بعد.',
          'Aucun article pour le moment.',
          'There are no articles yet.',
        ],
        'admin.articles.searchPlaceholder': [
          'عنوان المقال أو نصه',
          'Titre ou texte',
          'Title or text',
        ],
        'admin.articles.form.create': ['مقال جديد', 'Nouvel article', 'New article'],
        'admin.articles.fields.title': ['العنوان', 'Titre', 'Title'],
        'admin.articles.fields.body': ['النص', 'Texte', 'Text'],
        'admin.articles.fields.source': ['المصدر', 'Source', 'Source'],
        'admin.articles.noun.the': ['المقال', 'l’article', 'the article'],
        'admin.articles.noun.the_of': ['المقال', 'de l’article', 'the article'],
        'admin.articles.noun.gender': ['male', 'male', 'none'],
        'admin.audit.entities.article': ['مقال', 'Article', 'Article'],
        'articles.title': ['مقالات', 'Articles', 'Articles'],
        'articles.intro': ['ما نكتبه عن القانون.', 'Ce que nous écrivons.', 'What we write.'],
      },
    },
  },
  {
    recipe: 'add-a-home-section.md',
    edits: {
      'client/src/site/home/languages-section.tsx': `import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../section-heading';

/** The languages in which the firm works. */
export function LanguagesSection() {
  const { t } = useTranslation();
  return (
    <section id="languages" aria-labelledby="languages-title">
      <div className="container">
        <SectionHeading id="languages-title" title={t('languages.title')} />
      </div>
    </section>
  );
}
`,
      'client/src/site/home-page.tsx': [
        after(
          '/** The lazy sections of the home page, in order. */\n',
          `const LanguagesSection = lazySection({
  id: 'languages',
  heights: { narrow: 200, medium: 180, wide: 160 },
  importSection: async () => (await import('./home/languages-section')).LanguagesSection,
});

`,
        ),
        after('      <BranchesSection />\n', '      <LanguagesSection />\n'),
      ],
    },
    texts: {
      [`${PAGES}/{}/translation.json`]: {
        'languages.title': [
          'نعمل بثلاث لغات',
          'Nous travaillons en trois langues',
          'We work in three languages',
        ],
      },
    },
  },
  {
    recipe: 'add-a-page.md',
    edits: {
      'client/src/site/press-page.tsx': `import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/page-head';
import { PageHero } from './page-banner';

/** Whom journalists write to. */
export function PressPage() {
  const { t } = useTranslation();
  return (
    <article>
      <PageHead title={t('seo.press')} description={t('press.lead')} />
      <PageHero title={t('seo.press')} lead={t('press.lead')} />
    </article>
  );
}
`,
      'client/src/app/routes.tsx': [
        after(
          'export const ROUTES: readonly AppRoute[] = [\n',
          `  {
    path: '/press',
    page: lazyPage('site/press-page.tsx', () =>
      import('../site/press-page').then((code) => code.PressPage),
    ),
  },
`,
        ),
      ],
    },
    texts: {
      [`${PAGES}/{}/translation.json`]: {
        'seo.press': ['الصحافة', 'Presse', 'Press'],
        'press.lead': [
          'لأسئلة الصحافة والإعلام.',
          'Pour les questions de la presse.',
          'For questions of the press.',
        ],
      },
    },
  },
];
