import { aClient, aContent } from './builders.js';
import { describeContentAccess } from './content/access.js';
import { describeContentAnswers } from './content/answers.js';
import type { ContentContext, ContentSuite } from './content/context.js';
import { describeContentLimits } from './content/limits.js';
import { describeContentLists } from './content/lists.js';
import { describeContentRaces } from './content/races.js';
import { describeContentReads } from './content/reads.js';
import { describeContentSearch } from './content/search.js';
import { describeContentSlugs } from './content/slugs.js';
import { describeContentStates } from './content/states.js';
import { describeContentRepeats } from './content/repeats.js';
import { describeContentWrites } from './content/writes.js';
import { pathOf, TRANSPORTS } from './content-calls.js';
import { TestApp } from './test-app.js';

/** What differs from entity to entity; without `build`, a new row has all texts and nothing else. */
type DescribedContent = Omit<ContentSuite, 'path' | 'build'> & Partial<Pick<ContentSuite, 'build'>>;

/**
 * The tests that every content entity passes over both transports.
 *
 * @example
 * describeContent({ testFile: __filename, definition: faqContent, build: aFaq });
 */
export function describeContent(entity: DescribedContent): void {
  const { definition } = entity;
  const { plural } = definition;
  const build = (over?: object) => aContent(definition, over);
  const suite: ContentSuite = { path: pathOf(definition), build, ...entity };
  const context = { suite } as ContentContext;

  beforeAll(async () => {
    context.app = await TestApp.start(suite.testFile);
    context.admin = await context.app.adminToken();
    context.client = (await aClient(context.app)).token;
  });
  afterAll(() => context.app?.close());

  describe.each(TRANSPORTS)(`${plural} over %s`, (transport) => {
    const on = { context, transport };
    describeContentLists(on);
    describeContentSearch(on);
    describeContentReads(on);
    describeContentWrites(on);
    describeContentRepeats(on);
    describeContentAnswers(on);
    describeContentStates(on);
    describeContentLimits(on);
    describeContentSlugs(on);
    describeContentRaces(on);
    describeContentAccess(on);
  });
}
