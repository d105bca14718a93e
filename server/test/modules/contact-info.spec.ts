import { CONTACT_DEFAULTS } from '../../src/seed-content/contact-defaults.js';
import { LIMITS } from '../../src/contract/limits.js';
import { aClient } from '../support/builders.js';
import { type ContactCalls, contactCalls, type ContactRow } from '../support/contact-calls.js';
import { LIST_REFUSALS } from '../support/content/lists.js';
import { TRANSPORTS } from '../support/content-calls.js';
import { QueryCounter } from '../support/query-counter.js';
import { describeRepeatedCalls, keyedCreation } from '../support/repeated-calls.js';
import { expectDone, expectNoSuch, expectRefused } from '../support/refusals.js';
import { type Answer, TestApp } from '../support/test-app.js';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';
const { keyName, value: bounds, updates } = LIMITS.contactInfo;
const link = (length: number) => `https://x.dz/${'a'.repeat(length - 13)}`;
const label = (length: number) => 'b'.repeat(length);
const mail = (length: number) =>
  `${'a'.repeat(60)}@${label(60)}.${label(60)}.${label(length - 191)}.${label(4)}.dz`;

let app: TestApp;
let admin: string;
let client: string;
let made = 0;

beforeAll(async () => {
  app = await TestApp.start(__filename, { SEED: 'all' });
  admin = await app.adminToken();
  client = (await aClient(app)).token;
});
afterAll(() => app.close());

const anEntry = (over: object = {}) => {
  made += 1;
  return { keyName: `key_${made}`, value: '+213 555 00 00 00', ...over };
};
const publicOf = (row: ContactRow) => ({
  key: row.keyName,
  value: row.value,
  order: row.displayOrder,
});

/** Every call of administrators. Some inputs are wrong, because rights are checked before input. */
const CALLS: { title: string; call: (calls: ContactCalls) => Promise<Answer<unknown>> }[] = [
  { title: 'listing', call: (calls) => calls.list({ limit: 0 }) },
  { title: 'reading one', call: (calls) => calls.get(UNKNOWN) },
  { title: 'creating one', call: (calls) => calls.create(anEntry({ value: '' })) },
  { title: 'changing one', call: (calls) => calls.update(UNKNOWN, { value: '' }) },
  { title: 'changing one by key', call: (calls) => calls.updateByKey('phone', 'x', { value: '' }) },
  { title: 'changing many', call: (calls) => calls.bulk([]) },
  { title: 'removing one', call: (calls) => calls.remove(UNKNOWN) },
  { title: 'toggling one', call: (calls) => calls.toggle(UNKNOWN) },
];

describe.each(TRANSPORTS)('contact information over %s', (transport) => {
  const as = (token?: string) => contactCalls(app, transport, token);
  const create = async (over: object = {}) => expectDone(await as(admin).create(anEntry(over)));

  describeRepeatedCalls('contact information', () => ({
    create: keyedCreation(
      app,
      transport,
      { path: '/contact-info/admin', mutation: 'createContactInfo' },
      admin,
    ),
    build: () => anEntry({ type: 'phone' }),
    changed: { displayOrder: 77 },
    count: async () => expectDone(await as(admin).list({ limit: 1 })).total,
  }));

  it('contact information starts with a placeholder for every place on the site', async () => {
    const { phones, emails, addresses, hours, socialMedia } = expectDone(await as().publicAll());
    const keys = [...phones, ...emails, ...addresses, ...hours].map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'main_phone',
        'contact_phone',
        'main_email',
        'contact_email',
        'main_address',
        'main_hours',
      ]),
    );
    expect(Object.keys(socialMedia).filter((network) => socialMedia[network])).toEqual(
      expect.arrayContaining(['facebook', 'instagram', 'linkedin']),
    );
    const main = emails.filter(({ key }) => /^(main|contact)_email$/.test(key));
    expect(main.map(({ value }) => value.split('@')[1])).toEqual(Array(2).fill('mizan.example'));
  });

  it('contact information is read in the language asked for, by default in Arabic', async () => {
    const hours = CONTACT_DEFAULTS.find((entry) => entry.keyName === 'main_hours');
    const inLanguage = async (args: object) =>
      expectDone(await as().publicAll(args)).hours.find(({ key }) => key === 'main_hours')?.value;
    expect(await inLanguage({ language: 'fr' })).toBe(hours?.valueFr);
    expect(await inLanguage({ language: 'en' })).toBe(hours?.valueEn);
    expect(await inLanguage({})).toBe(hours?.value);
    const { keyName: key } = await create({ type: 'address', value: 'وهران' });
    const { addresses } = expectDone(await as().publicAll({ language: 'fr' }));
    expect(addresses.find((entry) => entry.key === key)?.value).toBe('وهران');
  });

  it('contact information is by default an active phone at the first position', async () => {
    await create({ displayOrder: 7 });
    const row = await create({ value: ' 0555 12 34 56 ' });
    expect(row).toMatchObject({
      type: 'phone',
      value: '0555 12 34 56',
      phoneE164: '+213555123456',
      displayOrder: 0,
      isActive: true,
      version: 1,
    });
    expect(expectDone(await as(admin).get(row.id))).toEqual(row);
    const { phones } = expectDone(await as().publicAll());
    expect(phones).toContainEqual(publicOf(row));
  });

  it('contact information stores e-mail addresses in lower case and texts in each language', async () => {
    expect((await create({ type: 'email', value: ' Office@Firm.DZ ' })).value).toBe(
      'office@firm.dz',
    );
    const words = { type: 'hours', value: 'صباحاً', valueFr: 'Le matin', valueEn: 'Mornings' };
    const row = await create(words);
    expect(row).toMatchObject({ ...words, phoneE164: null });
    const cleared = expectDone(await as(admin).update(row.id, { valueFr: null, valueEn: '  ' }));
    expect(cleared).toMatchObject({ value: 'صباحاً', valueFr: null, valueEn: null });
    const asPhone = { type: 'phone', value: '021 00 00 00' };
    expect(expectDone(await as(admin).update(row.id, asPhone))).toMatchObject(asPhone);
  });

  it('active contact information is public at the next request, by type in both spellings', async () => {
    const network = `network_${transport.toLowerCase()}`;
    const row = await create({
      type: 'social_media',
      keyName: network,
      value: 'https://x.dz/firm',
    });
    const seen = async () => {
      const entries = expectDone(await as().publicOfType('social_media'));
      return entries.filter(({ key }) => key === network);
    };
    expect(await seen()).toEqual([publicOf(row)]);
    expect(expectDone(await as(admin).toggle(row.id)).isActive).toBe(false);
    expect(await seen()).toEqual([]);
    expect(expectDone(await as(admin).toggle(row.id)).isActive).toBe(true);
    const moved = expectDone(await as(admin).update(row.id, { displayOrder: 7 }));
    expect(await seen()).toEqual([publicOf(moved)]);
    expect(expectDone(await as(admin).remove(row.id))).toBe(true);
    expect(await seen()).toEqual([]);
    expectRefused(await as(admin).get(row.id), 'NOT_FOUND');
  });

  it('contact information can be changed by its type and key', async () => {
    const row = await create({ type: 'email', value: 'a@firm.dz' });
    const changed = await as(admin).updateByKey('email', row.keyName, { value: 'b@firm.dz' });
    expect(expectDone(changed)).toMatchObject({ id: row.id, value: 'b@firm.dz', version: 2 });
    const elsewhere = await as(admin).updateByKey('phone', row.keyName, { isActive: false });
    expectRefused(elsewhere, 'NOT_FOUND');
  });

  it('a key of contact information is unique in its type, even when used many times at once', async () => {
    const row = await create();
    const duplicate = { keyName: row.keyName, value: '+213 555 11 11 11' };
    expectRefused(await as(admin).create(duplicate), 'KEY_TAKEN', 'keyName');
    const other = await create();
    expectRefused(
      await as(admin).update(other.id, { keyName: row.keyName }),
      'KEY_TAKEN',
      'keyName',
    );
    expectDone(await as(admin).create({ ...duplicate, type: 'hours' }));
    const one = anEntry();
    const race = await Promise.all(Array.from({ length: 5 }, () => as(admin).create(one)));
    expect(race.map(({ code }) => code ?? 'made').sort()).toEqual([
      ...Array<string>(4).fill('KEY_TAKEN'),
      'made',
    ]);
  });

  it('a change of contact information refuses a stale version, and a row removed meanwhile', async () => {
    const row = await create();
    expectDone(await as(admin).update(row.id, { displayOrder: 1, version: 1 }));
    const stale = await as(admin).update(row.id, { displayOrder: 2, version: 1 });
    expectRefused(stale, 'STALE_WRITE');
    expect(JSON.stringify(stale.body)).toMatch(/"changedBy":"[^"]+"/);
    expectDone(await as(admin).remove(row.id));
    expectRefused(await as(admin).update(row.id, { displayOrder: 2 }), 'NOT_FOUND');
    expectRefused(await as(admin).toggle(row.id), 'NOT_FOUND');
    expectRefused(await as(admin).remove(row.id), 'NOT_FOUND');
  });

  it('each change of contact information is audited with who made it', async () => {
    const row = await create();
    await as(admin).update(row.id, { displayOrder: 3 });
    await as(admin).toggle(row.id);
    await as(admin).remove(row.id);
    const { data } = await app.rest<{ recentActivity: { action: string; entityId: string }[] }>(
      'GET',
      '/dashboard/overview',
      { token: admin },
    );
    const actions = data.recentActivity.filter(({ entityId }) => entityId === row.id);
    expect(actions.map(({ action }) => action)).toEqual([
      'contactInfo.removed',
      'contactInfo.status_changed',
      'contactInfo.updated',
      'contactInfo.created',
    ]);
  });

  describe('limits of contact information', () => {
    const accepted = [
      { keyName: 'k'.repeat(keyName.max) },
      { keyName: 'Main.phone-2_b' },
      { value: '12345678' },
      { value: '1'.repeat(bounds.phone) },
      { type: 'email', value: mail(bounds.email) },
      { type: 'address', value: 'ع' },
      { type: 'address', value: 'ع'.repeat(bounds.address), valueFr: 'é'.repeat(bounds.address) },
      { type: 'hours', value: 'h'.repeat(bounds.hours) },
      { type: 'social_media', value: link(bounds.social_media) },
      { type: 'social_media', value: 'http://firm.dz' },
      { displayOrder: 0 },
      { displayOrder: LIMITS.order.max },
    ];
    it.each(accepted)('contact information with %j is accepted', async (over) => {
      const row = await create(over);
      expect(row).toMatchObject(over);
      expectDone(await as(admin).remove(row.id));
    });

    const refused: { over: object; field: string }[] = [
      { over: { keyName: '' }, field: 'keyName' },
      { over: { keyName: '   ' }, field: 'keyName' },
      { over: { keyName: undefined }, field: 'keyName' },
      { over: { keyName: 'k'.repeat(keyName.max + 1) }, field: 'keyName' },
      { over: { keyName: 'main phone' }, field: 'keyName' },
      { over: { keyName: 'a/b' }, field: 'keyName' },
      { over: { keyName: 'هاتف' }, field: 'keyName' },
      { over: { keyName: 5 }, field: 'keyName' },
      { over: { value: '' }, field: 'value' },
      { over: { value: '  ' }, field: 'value' },
      { over: { value: undefined }, field: 'value' },
      { over: { value: 'a\u0000b', type: 'address' }, field: 'value' },
      { over: { value: '1234567' }, field: 'value' },
      { over: { value: '1'.repeat(bounds.phone + 1) }, field: 'value' },
      { over: { value: 'call us' }, field: 'value' },
      { over: { type: 'email', value: 'nobody' }, field: 'value' },
      { over: { type: 'email', value: 'a@b..dz' }, field: 'value' },
      { over: { type: 'email', value: mail(bounds.email + 1) }, field: 'value' },
      { over: { type: 'address', value: 'ع'.repeat(bounds.address + 1) }, field: 'value' },
      { over: { type: 'hours', value: 'h'.repeat(bounds.hours + 1) }, field: 'value' },
      { over: { type: 'social_media', value: link(bounds.social_media + 1) }, field: 'value' },
      { over: { type: 'social_media', value: 'facebook.com/firm' }, field: 'value' },
      { over: { type: 'social_media', value: 'javascript:alert(1)' }, field: 'value' },
      { over: { type: 'social_media', value: 'ftp://firm.dz' }, field: 'value' },
      { over: { type: 'social_media', value: 'https://a b.dz' }, field: 'value' },
      { over: { type: 'address', keyName: 'map_coordinates', value: 'Algiers' }, field: 'value' },
      { over: { type: 'address', keyName: 'map_coordinates', value: '91, 3' }, field: 'value' },
      { over: { valueFr: 'Téléphone' }, field: 'valueFr' },
      {
        over: { type: 'hours', value: 'h', valueEn: 'x'.repeat(bounds.hours + 1) },
        field: 'valueEn',
      },
      { over: { type: 'fax' }, field: 'type' },
      { over: { type: 'phones' }, field: 'type' },
      { over: { displayOrder: -1 }, field: 'displayOrder' },
      { over: { displayOrder: LIMITS.order.max + 1 }, field: 'displayOrder' },
      { over: { displayOrder: 1.5 }, field: 'displayOrder' },
      { over: { isActive: 'yes' }, field: 'isActive' },
      { over: { colour: 'red' }, field: 'colour' },
      { over: { phoneE164: '+213' }, field: 'phoneE164' },
    ];
    it.each(refused)('contact information with $over is refused', async ({ over, field }) => {
      expectRefused(await as(admin).create(anEntry(over)), 'BAD_USER_INPUT', field);
    });

    it('a change of contact information is validated, even of the type alone', async () => {
      const { id } = await create();
      const wrong = [
        [{ value: 'call us' }, 'value'],
        [{ type: 'email' }, 'value'],
        [{ keyName: null }, 'keyName'],
        [{ value: null }, 'value'],
        [{ value: ' ' }, 'value'],
        [{ valueFr: 'x' }, 'valueFr'],
        [{ displayOrder: -1 }, 'displayOrder'],
        [{ id: UNKNOWN }, 'id'],
      ] as const;
      for (const [input, field] of wrong)
        expectRefused(await as(admin).update(id, input), 'BAD_USER_INPUT', field);
      const kept = expectDone(await as(admin).update(id, { type: null, isActive: null }));
      expect(kept).toMatchObject({ type: 'phone', isActive: true });
    });
  });

  describe('bulk changes of contact information', () => {
    it('a bulk change finds entries by id or by type and key, and creates missing ones', async () => {
      const [first, second] = [await create(), await create({ type: 'email', value: 'a@b.dz' })];
      const fresh = anEntry({ type: 'hours', value: 'صباحاً', displayOrder: 4 });
      const saved = expectDone(
        await as(admin).bulk([
          { id: first.id.toUpperCase(), value: '021 11 11 11', displayOrder: 9 },
          { type: 'email', keyName: second.keyName, value: 'C@D.dz', isActive: false },
          fresh,
        ]),
      );
      expect(saved).toMatchObject([
        {
          id: first.id,
          keyName: first.keyName,
          value: '021 11 11 11',
          displayOrder: 9,
          version: 2,
        },
        { id: second.id, value: 'c@d.dz', isActive: false },
        { ...fresh, isActive: true, version: 1 },
      ]);
    });

    it('a bulk change can give one entry the key that it takes from another', async () => {
      const row = await create();
      const [moved, another] = expectDone(
        await as(admin).bulk([
          { id: row.id, keyName: `${row.keyName}_moved` },
          { type: 'phone', keyName: row.keyName, value: '021 22 22 22' },
        ]),
      );
      expect(moved).toMatchObject({ id: row.id, keyName: `${row.keyName}_moved` });
      expect(another?.id).not.toBe(row.id);
    });

    const broken: { title: string; bad: object; fields: string[] }[] = [
      { title: 'a bad value', bad: { value: 'call us' }, fields: ['updates.1.value'] },
      { title: 'no value', bad: { value: undefined }, fields: ['updates.1.value'] },
      { title: 'no key', bad: { keyName: undefined }, fields: ['updates.1.keyName'] },
      { title: 'a bad order', bad: { displayOrder: -1 }, fields: ['updates.1.displayOrder'] },
      { title: 'an unknown type', bad: { type: 'fax' }, fields: ['updates.1.type'] },
      { title: 'an unknown field', bad: { colour: 'red' }, fields: ['updates.1.colour'] },
      { title: 'an unknown id', bad: { id: UNKNOWN }, fields: ['updates.1.id'] },
      { title: 'a malformed id', bad: { id: 'x' }, fields: ['updates.1.id'] },
    ];
    it.each(broken)('a bulk change with $title saves nothing', async ({ bad, fields }) => {
      const row = await create();
      const fresh = anEntry();
      const answer = await as(admin).bulk([
        { id: row.id, displayOrder: 50 },
        { ...anEntry(), ...bad },
        fresh,
      ]);
      expectRefused(answer, 'BAD_USER_INPUT', ...fields);
      expect(expectDone(await as(admin).get(row.id))).toEqual(row);
      const search = { search: fresh.keyName, limit: 100 };
      const { items } = expectDone(await as(admin).list(search));
      expect(items.filter((item) => item.keyName === fresh.keyName)).toEqual([]);
    });

    it('a bulk change names every wrong entry, and saves nothing for a used key or a stale version', async () => {
      const [row, other] = [await create(), await create()];
      const bad = [
        { id: row.id, value: 'x' },
        anEntry({ valueFr: 'x' }),
        { id: row.id, type: 'email' },
      ];
      expectRefused(
        await as(admin).bulk(bad),
        'BAD_USER_INPUT',
        'updates.0.value',
        'updates.1.valueFr',
        'updates.2.value',
      );
      const first = { id: row.id, displayOrder: 50 };
      const taken = await as(admin).bulk([first, { id: other.id, keyName: row.keyName }]);
      expectRefused(taken, 'KEY_TAKEN', 'updates.1.keyName');
      const stale = await as(admin).bulk([
        first,
        { id: other.id, value: '021 00 00 00', version: 9 },
      ]);
      expectRefused(stale, 'STALE_WRITE', 'updates.1.version');
      expect(expectDone(await as(admin).get(row.id))).toEqual(row);
    });

    it('a bulk change holds one to a hundred entries', async () => {
      const many = (count: number) => Array.from({ length: count }, () => anEntry());
      expectRefused(await as(admin).bulk([]), 'BAD_USER_INPUT', 'updates');
      expectRefused(await as(admin).bulk(many(updates.max + 1)), 'BAD_USER_INPUT', 'updates');
      const saved = expectDone(await as(admin).bulk(many(updates.max)));
      expect(saved).toHaveLength(updates.max);
      for (const { id } of saved) await as(admin).remove(id);
    });

    it('bulk changes of two people at once are not mixed', async () => {
      const rows = [await create(), await create(), await create()];
      const write = (displayOrder: number, order: ContactRow[]) =>
        as(admin).bulk(order.map(({ id }) => ({ id, displayOrder })));
      const answers = await Promise.all([
        write(11, rows),
        write(22, [...rows].reverse()),
        write(33, rows),
      ]);
      answers.forEach((answer) => expectDone(answer));
      const now = await Promise.all(rows.map(({ id }) => as(admin).get(id)));
      expect(new Set(now.map((answer) => expectDone(answer).displayOrder)).size).toBe(1);
    });
  });

  describe('the administrators’ list of contact information', () => {
    it('the list of contact information is filtered, and searched by key, text and digits', async () => {
      const row = await create({
        type: 'address',
        value: 'ساحة الشّهداء',
        valueFr: 'Place des Martyrs',
      });
      const phone = await create({ value: '0770 98 76 54', isActive: false });
      const found = async (args: object) =>
        expectDone(await as(admin).list({ limit: 100, ...args })).items.map(({ id }) => id);
      expect(await found({ search: row.keyName })).toContain(row.id);
      expect(await found({ search: 'الشهداء' })).toContain(row.id);
      expect(await found({ search: 'martyrs' })).toContain(row.id);
      expect(await found({ search: '+213770987654' })).toEqual([phone.id]);
      expect(await found({ type: 'address' })).not.toContain(phone.id);
      expect(await found({ isActive: false })).toContain(phone.id);
      expect(await found({ isActive: true })).not.toContain(phone.id);
      expectDone(await as(admin).remove(phone.id));
    });

    it('the list of contact information is sorted by type and order, or as asked for', async () => {
      const { items } = expectDone(await as(admin).list({ limit: 100 }));
      const places = items.map(({ type, displayOrder }) => [type, displayOrder]);
      const types = ['phone', 'email', 'address', 'hours', 'social_media'];
      const rank = ([type, order]: (string | number)[]) =>
        types.indexOf(String(type)) * 1_000_000 + Number(order);
      expect(places.map(rank)).toEqual(places.map(rank).sort((a, b) => a - b));
      const byKey = { sortBy: 'keyName', sortOrder: 'desc', limit: 1 };
      expect(expectDone(await as(admin).list(byKey)).items).toHaveLength(1);
    });

    it('lists of contact information take at most three SQL statements', async () => {
      const counter = QueryCounter.of(app);
      const managed = await counter.during(() => as(admin).list({ limit: 100, search: 'key' }));
      expect(managed.length).toBeGreaterThan(0);
      expect(managed.length).toBeLessThanOrEqual(3);
      expect(await counter.during(() => as().publicAll())).toHaveLength(1);
      expect(await counter.during(() => as().publicOfType('phone'))).toHaveLength(1);
    });

    it.each(LIST_REFUSALS)(
      'the list of contact information refuses $title',
      async ({ input, field }) => {
        expectRefused(await as(admin).list(input), 'BAD_USER_INPUT', field);
      },
    );

    it.each([
      { input: { type: 'fax' }, field: 'type' },
      { input: { isActive: 'maybe' }, field: 'isActive' },
      { input: { sortBy: 'value' }, field: 'sortBy' },
    ])('the list of contact information refuses $input', async ({ input, field }) => {
      expectRefused(await as(admin).list(input), 'BAD_USER_INPUT', field);
    });
  });

  it.each(CALLS)(
    'contact information: $title is refused to clients and to people not signed in',
    async ({ call }) => {
      expectRefused(await call(as()), 'UNAUTHENTICATED');
      expectRefused(await call(as(client)), 'FORBIDDEN');
    },
  );

  it.each(['get', 'toggle', 'remove'] as const)(
    'contact information: %s answers 404 for an unknown id',
    async (call) => {
      expectRefused(await as(admin)[call](UNKNOWN), 'NOT_FOUND');
      expectNoSuch(await as(admin)[call]('abc'), 'abc');
    },
  );
});

describe('the REST paths of contact information', () => {
  const rest = () => contactCalls(app, 'REST');

  it.each([
    ['phone', 'phones'],
    ['email', 'emails'],
    ['address', 'addresses'],
    ['hours', 'hours'],
    ['social_media', 'socialMedia'],
  ])(
    'the REST paths of contact information accept the type as %s and as %s',
    async (type, group) => {
      const byType = expectDone(await rest().publicOfType(type));
      expect(byType.length).toBeGreaterThan(0);
      expect(expectDone(await rest().publicOfType(group))).toEqual(byType);
      expect(Object.keys(byType[0] ?? {}).sort()).toEqual(['key', 'order', 'value']);
    },
  );

  it.each(['fax', 'Phone', '%00', 'phone%20'])(
    'the REST paths of contact information answer 404 for the type %s',
    async (type) => {
      expectRefused(await rest().publicOfType(type), 'NOT_FOUND');
    },
  );

  it('the REST paths of contact information take Arabic for an unknown language and refuse unknown parameters', async () => {
    const arabic = expectDone(await rest().publicAll());
    expect(expectDone(await rest().publicAll({ language: 'xx' }))).toEqual(arabic);
    expectRefused(await rest().publicAll({ colour: 'red' }), 'BAD_USER_INPUT', 'colour');
  });

  it('public contact information is the same under /public, and cached until it changes', async () => {
    const { data, headers } = await app.rest('GET', '/public/contact-info');
    expect(data).toEqual((await app.rest('GET', '//public/contact-info')).data);
    expect(data).toEqual(expectDone(await rest().publicAll()));
    expect(headers['etag']).toBeDefined();
    expect(headers['cache-control']).toMatch(/^public/);
  });

  it('a change of contact information is public on every replica at the next request', async () => {
    const replica = await app.beside();
    const read = async (at: TestApp) => {
      const { data } = await at.rest<{ phones: { key: string; value: string }[] }>(
        'GET',
        '/public/contact-info',
      );
      return data.phones.find(({ key }) => key === 'main_phone')?.value;
    };
    for (let change = 10; change < 40; change += 1) {
      const value = `+213 21 63 00 ${change}`;
      await Promise.all([read(app), read(replica)]);
      const at = change % 2 === 0 ? app : replica;
      expectDone(
        await contactCalls(at, 'REST', admin).updateByKey('phone', 'main_phone', { value }),
      );
      expect(await Promise.all([read(app), read(replica)])).toEqual([value, value]);
    }
    await replica.close();
  });

  it('a change by key accepts the plural name of the type', async () => {
    const calls = contactCalls(app, 'REST', admin);
    const answer = await calls.updateByKey('phones', 'contact_phone', { displayOrder: 2 });
    expect(expectDone(answer)).toMatchObject({ type: 'phone', displayOrder: 2 });
    expectRefused(await calls.updateByKey('fax', 'main_phone', {}), 'NOT_FOUND');
  });
});

describe('contact information of a site without sample content', () => {
  it('contact information without sample content starts empty, and is answered as empty groups', async () => {
    const bare = await TestApp.start(`bare-${__filename}`, { SEED: 'none' });
    const { data } = await bare.rest('GET', '/contact-info');
    expect(data).toEqual({ phones: [], emails: [], addresses: [], hours: [], socialMedia: {} });
    await bare.close();
  });
});
