import { guideStepContent } from '../../src/contract/content/guide-step.js';
import { aContent } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';
import { TestApp } from '../support/test-app.js';

describeContent({ testFile: __filename, definition: guideStepContent });

describe('the guided path', () => {
  let app: TestApp;
  let token: string;

  const create = (slug: string, parent: string | null) => {
    const body = aContent(guideStepContent, { slug, parent });
    return app.rest<{ id: string }>('POST', '/guideSteps', { token, body });
  };
  const move = (id: string, parent: string | null) =>
    app.rest('PUT', `/guideSteps/${id}`, { token, body: { parent } });

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    token = await app.adminToken();
  });
  afterAll(() => app?.close());

  it('a path has at most five questions, also when a step moves with those below it', async () => {
    const path = ['one', 'two', 'three', 'four', 'five'];
    const ids: string[] = [];
    for (const [place, slug] of path.entries()) {
      const answer = await create(slug, path[place - 1] ?? null);
      expect(answer.status).toBe(201);
      ids.push(answer.data.id);
    }
    const refused = { parent: 'خمسة أسئلة على الأكثر في المسار الواحد' };
    expect((await create('six', 'five')).fields).toEqual(refused);
    expect((await create('other', null)).status).toBe(201);
    expect((await move(ids[0]!, 'other')).fields).toEqual(refused);
    expect((await move(ids[1]!, 'other')).status).toBe(200);
  });

  it.each([
    ['a step that does not exist', 'nowhere'],
    ['itself', 'round-itself'],
    ['a step below it', 'below-a-step-below-it'],
  ])('a step cannot answer the question of %s', async (description, parent) => {
    const slug = description.replaceAll(' ', '-');
    const { data } = await create(`round-${slug}`, null);
    expect((await create(`below-${slug}`, `round-${slug}`)).status).toBe(201);
    const refused = await move(data.id, parent);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.fields)).toEqual(['parent']);
  });
});
