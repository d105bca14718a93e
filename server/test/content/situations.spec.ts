import { situationContent } from '../../src/contract/content/situation.js';
import { serviceContent } from '../../src/contract/content/service.js';
import { aContent, aService } from '../support/builders.js';
import { contentCalls, type Row, TRANSPORTS } from '../support/content-calls.js';
import { describeContent } from '../support/content-contract.js';
import { expectDone } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

describeContent({ testFile: __filename, definition: situationContent });

describe.each(TRANSPORTS)('the service of a situation over %s', (transport) => {
  let app: TestApp;
  let token: string;
  const situations = () => contentCalls(app, { definition: situationContent }, transport, token);
  const services = () => contentCalls(app, { definition: serviceContent }, transport, token);

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    token = await app.adminToken();
  });
  afterAll(() => app?.close());

  it.each([
    ['hidden', (id: Row['id']) => services().update(id, { status: 'inactive' })],
    ['deleted', (id: Row['id']) => services().remove(id)],
    ['not for sale online', (id: Row['id']) => services().update(id, { inPerson: true })],
  ])('which is %s is not read by the public, and by the office it is', async (_, close) => {
    const service = expectDone(await services().create(aService()));
    const input = aContent(situationContent, { service: service.slug });
    const { id, slug } = expectDone(await situations().create(input));
    const shown = async () => {
      const one = expectDone(await situations().getPublic(slug));
      const { items } = expectDone(await situations().listPublic({ limit: 100 }));
      expect(items.find((row) => row.id === id)?.['service']).toBe(one['service']);
      return one['service'];
    };
    expect(await shown()).toBe(service.slug);
    expect((await close(service.id)).code).toBeUndefined();
    expect(await shown()).toBeNull();
    expect(expectDone(await situations().get(id))['service']).toBe(service.slug);
  });
});
