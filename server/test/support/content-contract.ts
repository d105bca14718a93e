import { aClient } from './builders.js';
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
import { TRANSPORTS } from './content-calls.js';
import { TestApp } from './test-app.js';

/**
 * The tests that every content entity passes over both transports.
 *
 * @example
 * describeContent({ testFile: __filename, types: faqTypes, path: '/faqs', build: aFaq });
 */
export function describeContent(suite: ContentSuite): void {
  const { plural } = suite.types.definition;
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
