import { DataSource } from 'typeorm';
import { TESTIMONIAL_CONSENT_VERSION } from '../../src/contract/ratings.js';
import { RatingInviter } from '../../src/modules/ratings/rating-invitations.js';
import { aClient, aColleague, aServiceRequest, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused, type Refusal } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const COMMENT = 'خدمة جيدة وشرح واضح في كل مرحلة';

interface Rating {
  id: string;
  stars: number;
  comment: string | null;
  publicName: string | null;
  consentedAt: string | null;
  consentWithdrawnAt: string | null;
  assigneeName: string | null;
  testimonial: { id: string; status: string } | null;
}
interface Mine {
  isOpen: boolean;
  isInvited: boolean;
  rating: Rating | null;
}
interface Case {
  kind: string;
  requestId: string;
}

let app: TestApp;
let admin: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app, { language: 'en' });
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const mutate = <T = Rating>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const read = <T = Rating>(name: string, variables: object, token?: string) =>
  callOperation<T>(app, ['query', name], variables, { token });

async function aCase(person = client, status = 'completed'): Promise<Case> {
  const body = aServiceRequest();
  const sent = await app.rest<{ id: string }>('POST', '/service-requests', {
    ...{ token: person.token, body },
  });
  const { id } = expectDone(sent);
  expectDone(await mutate('setServiceRequestStatus', { id, input: { status } }));
  return { kind: 'serviceRequest', requestId: id };
}
const said = (over: object = {}) => ({ stars: 5, comment: COMMENT, language: 'ar', ...over });
const agreed = (over: object = {}) =>
  said({ consentVersion: TESTIMONIAL_CONSENT_VERSION, publicName: 'أمينة ب.', ...over });
const rate = (of: Case, input: object = said(), token = client.token) =>
  mutate('rateCase', { input: { ...input, ...of } }, token);
const mine = async (of: Case, token = client.token) =>
  expectDone(await read<Mine>('myCaseRating', of, token));
const statusOf = async (id: string) =>
  (await sql<{ status: string }>('SELECT status FROM testimonials WHERE id = $1', [id]))[0]?.status;
const actionsOf = async (id: string) => {
  const rows = await sql<{ action: string }>(
    'SELECT action FROM audit_events WHERE entity_id = $1 ORDER BY created_at, id',
    [id],
  );
  return rows.map(({ action }) => action);
};
const asPublic = async () => {
  const { items } = expectDone(
    await read<{ items: { id: string }[] }>('publicTestimonials', { limit: 100, language: 'ar' }),
  );
  return items.map(({ id }) => id);
};

async function aDraft(): Promise<{ of: Case; rating: Rating; draft: string }> {
  const of = await aCase();
  const { id } = expectDone(await rate(of, agreed()));
  const rating = expectDone(await mutate('draftTestimonial', { id }));
  return { of, rating, draft: rating.testimonial!.id };
}
const THE_REST = {
  ...{ nameFr: 'Amina B.', nameEn: 'Amina B.' },
  ...{ roleAr: 'موكّلة', roleFr: 'Cliente', roleEn: 'Client' },
  ...{ companyAr: 'خاص', companyFr: 'Particulier', companyEn: 'Private' },
  reviewFr: 'Un bon service, expliqué à chaque étape.',
  reviewEn: 'A good service, explained at every step.',
};
async function aPublished() {
  const made = await aDraft();
  const input = { ...THE_REST, status: 'active' };
  expectDone(await mutate<object>('updateTestimonial', { id: made.draft, input }));
  expect(await asPublic()).toContain(made.draft);
  return made;
}

describe('the rating of a case', () => {
  it('a completed case is rated, and a second rating is a change of the first', async () => {
    const of = await aCase();
    expect(await mine(of)).toMatchObject({ isOpen: true, isInvited: true, rating: null });
    const first = expectDone(await rate(of));
    const second = expectDone(await rate(of, said({ stars: 4, comment: null })));
    expect(second).toMatchObject({ id: first.id, stars: 4, comment: null, assigneeName: null });
    expect((await mine(of)).rating).toMatchObject({ stars: 4 });
    expect(await actionsOf(first.id)).toEqual(['rating.created', 'rating.updated']);
  });

  it('fifty ratings at once are one row', async () => {
    const of = await aCase();
    const answers = await Promise.all(Array.from({ length: 50 }, () => rate(of)));
    expect(new Set(answers.map((answer) => expectDone(answer).id)).size).toBe(1);
  });

  it.each(['pending', 'in_progress', 'approved', 'rejected'])(
    'a case that is %s is not rated',
    async (status) => {
      const of = await aCase(client, status);
      expect((await mine(of)).isOpen).toBe(false);
      expectRefused(await rate(of), 'RATING_TOO_EARLY');
    },
  );

  it('a case of somebody else does not exist', async () => {
    const of = await aCase();
    const other = await aClient(app);
    expectDone(await rate(of, agreed()));
    expectRefused(await read('myCaseRating', of, other.token), 'NOT_FOUND');
    expectRefused(await rate(of, said(), other.token), 'NOT_FOUND');
    for (const name of ['withdrawCaseRating', 'withdrawTestimonialConsent'])
      expectRefused(await mutate(name, of, other.token), 'NOT_FOUND');
    expectRefused(await rate({ ...of, requestId: UNKNOWN }), 'NOT_FOUND');
  });

  const refusals: Refusal[] = [
    { title: 'no star', input: said({ stars: 0 }), field: 'stars' },
    { title: 'six stars', input: said({ stars: 6 }), field: 'stars' },
    {
      title: 'a text that is too long',
      input: said({ comment: 'ن'.repeat(1001) }),
      field: 'comment',
    },
    {
      title: 'an unknown version',
      input: agreed({ consentVersion: '1' }),
      field: 'consentVersion',
    },
    { title: 'a consent to nothing', input: agreed({ comment: null }), field: 'comment' },
    { title: 'a consent to one word', input: agreed({ comment: 'جيد' }), field: 'comment' },
    { title: 'a consent without a name', input: agreed({ publicName: null }), field: 'publicName' },
    { title: 'a name of two lines', input: agreed({ publicName: 'أ\nب' }), field: 'publicName' },
  ];
  it.each(refusals)(
    'a rating with $title is refused, and the field is named',
    async ({ input, field }) => {
      expectRefused(await rate(await aCase(), input), 'BAD_USER_INPUT', field);
    },
  );

  it('a rating is changed for some days, and withdrawn at any time', async () => {
    const of = await aCase();
    const { id } = expectDone(await rate(of));
    await sql(`UPDATE case_ratings SET created_at = now() - interval '15 days' WHERE id = $1`, [
      id,
    ]);
    expect((await mine(of)).isOpen).toBe(false);
    expectRefused(await rate(of, said({ stars: 1 })), 'RATING_SETTLED');
    expectDone(await mutate('withdrawCaseRating', of, client.token));
    expect((await mine(of)).rating).toBeNull();
    expectRefused(await mutate('withdrawCaseRating', of, client.token), 'NOT_FOUND');
  });
});

describe('what the office reads of ratings', () => {
  it('an administrator and a secretary read all ratings, a lawyer only what they dealt with and still do', async () => {
    const lawyer = await aColleague(app, { role: 'lawyer' });
    const secretary = await aColleague(app, { role: 'secretary' });
    const of = await aCase();
    const assign = (assigneeId: string | null) =>
      mutate<object>('assignServiceRequest', { id: of.requestId, input: { assigneeId } });
    expectDone(await assign(lawyer.id));
    const { id } = expectDone(await rate(of));
    const other = expectDone(await rate(await aCase()));
    for (const token of [admin, secretary.token])
      expect(expectDone(await read('caseRating', { id }, token))).toMatchObject({
        assigneeName: lawyer.fullName,
      });
    expect(expectDone(await read('caseRating', { id }, lawyer.token)).id).toBe(id);
    expectRefused(await read('caseRating', { id: other.id }, lawyer.token), 'NOT_FOUND');
    const { items } = expectDone(await read<{ items: Rating[] }>('caseRatings', {}, lawyer.token));
    expect(items.map((row) => row.id)).toEqual([id]);
    expectRefused(await read('caseRatings', {}, client.token), 'FORBIDDEN');
    expectRefused(await read('caseRatings', {}), 'UNAUTHENTICATED');
    expectRefused(await mutate('draftTestimonial', { id }, lawyer.token), 'FORBIDDEN');
    expectDone(await assign(null));
    expectRefused(await read('caseRating', { id }, lawyer.token), 'NOT_FOUND');
  });

  it('ratings are filtered and sorted, and few of them have no average', async () => {
    const lawyer = await aColleague(app, { role: 'lawyer' });
    const stats = async () => {
      const filter = { assigneeId: lawyer.id };
      return expectDone(await read<object>('caseRatingStats', { filter }, admin));
    };
    const ids: string[] = [];
    for (const stars of [1, 5, 4]) {
      const of = await aCase();
      await mutate('assignServiceRequest', { id: of.requestId, input: { assigneeId: lawyer.id } });
      ids.push(expectDone(await rate(of, said({ stars }))).id);
      if (stars === 5) expect(await stats()).toMatchObject({ total: 2, average: null });
    }
    expect(await stats()).toEqual({ total: 3, average: 3.3, low: 1, consented: 0 });
    const list = async (filter: object, sort?: object) => {
      const variables = { filter: { assigneeId: lawyer.id, ...filter }, sort };
      const page = await read<{ items: Rating[] }>('caseRatings', variables, admin);
      return expectDone(page).items.map(({ id }) => id);
    };
    const up = { field: 'stars', direction: 'asc' };
    expect(await list({}, up)).toEqual([ids[0], ids[2], ids[1]]);
    expect(await list({ low: true })).toEqual([ids[0]]);
    expect(await list({ stars: 4, consented: false })).toEqual([ids[2]]);
    expect(await list({ consented: true })).toEqual([]);
    expect(await list({ kind: 'consultation' })).toEqual([]);
  });

  it('the office is told of a low rating at once, and not of a good one', async () => {
    const of = await aCase();
    const { id } = expectDone(await rate(of));
    const told = () =>
      sql(`SELECT 1 FROM notifications WHERE entity_id = $1 AND event = 'rated_low'`, [id]);
    expect(await told()).toHaveLength(0);
    expectDone(await rate(of, said({ stars: 2 })));
    expect((await told()).length).toBeGreaterThan(0);
  });
});

describe('a testimonial that is made of a rating', () => {
  it('a testimonial is a draft in the language of the client, about no consultant, and made once', async () => {
    const { rating, draft } = await aDraft();
    const [row] = await sql<Record<string, unknown>>('SELECT * FROM testimonials WHERE id = $1', [
      draft,
    ]);
    expect(row).toMatchObject({
      ...{ status: 'draft', rating: 5, consultant_id: null },
      ...{ review_ar: COMMENT, name_ar: 'أمينة ب.', review_fr: '', name_en: '' },
    });
    const again = expectDone(await mutate('draftTestimonial', { id: rating.id }));
    expect(again.testimonial?.id).toBe(draft);
  });

  it('a testimonial is not made without a consent', async () => {
    const { id } = expectDone(await rate(await aCase()));
    expectRefused(await mutate('draftTestimonial', { id }), 'RATING_NOT_FOR_PUBLICATION');
  });

  it('a testimonial cannot be active before all its fields are filled, which are named', async () => {
    const { draft } = await aDraft();
    const answer = await mutate<object>('toggleTestimonialStatus', { id: draft });
    expectRefused(answer, 'BAD_USER_INPUT', ...Object.keys(THE_REST).sort(byDeclaration));
    expect(await statusOf(draft)).toBe('draft');
  });

  it('a draft is taken away when the client takes the consent back', async () => {
    const { of, rating, draft } = await aDraft();
    const after = expectDone(await mutate('withdrawTestimonialConsent', of, client.token));
    expect(after).toMatchObject({ publicName: null, consentedAt: null, testimonial: null });
    expect(after.consentWithdrawnAt).not.toBeNull();
    expect(await statusOf(draft)).toBeUndefined();
    expectRefused(
      await mutate('draftTestimonial', { id: rating.id }),
      'RATING_NOT_FOR_PUBLICATION',
    );
  });

  it.each([
    [
      'takes the consent back',
      (of: Case) => mutate('withdrawTestimonialConsent', of, client.token),
    ],
    ['withdraws the rating', (of: Case) => mutate('withdrawCaseRating', of, client.token)],
    ['says something else', (of: Case) => rate(of, agreed({ comment: `${COMMENT} دائماً` }))],
  ])(
    'a testimonial is hidden and stays so once the client %s, and the office is told',
    async (_, act) => {
      const { of, rating, draft } = await aPublished();
      expectDone(await act(of));
      expect(await asPublic()).not.toContain(draft);
      expect(await statusOf(draft)).toBe('inactive');
      for (const [name, input] of [
        ['toggleTestimonialStatus', undefined],
        ['updateTestimonial', { status: 'active' }],
      ] as const) {
        const answer = await mutate<object>(name, { id: draft, ...(input && { input }) });
        expectRefused(answer, 'RATING_NOT_FOR_PUBLICATION');
      }
      const told = await sql(
        `SELECT 1 FROM notifications WHERE entity_id = $1 AND event = 'consent_withdrawn'`,
        [rating.id],
      );
      expect(told.length).toBeGreaterThan(0);
    },
  );

  it('a consent that is withdrawn while it is published leaves nothing public', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { of, draft } = await aDraft();
      const input = { ...THE_REST, status: 'active' };
      await Promise.all([
        mutate<object>('updateTestimonial', { id: draft, input }),
        mutate('withdrawTestimonialConsent', of, client.token),
      ]);
      expect(['inactive', undefined]).toContain(await statusOf(draft));
    }
  });
});

describe('an invitation to rate', () => {
  const invite = () => app.app.get(RatingInviter).run();
  const ended = ({ requestId }: Case, days: number) =>
    sql(
      `UPDATE request_events SET created_at = now() - make_interval(days => $2) WHERE request_id = $1`,
      [requestId, days],
    );
  const mailsTo = async ({ email }: Person) =>
    (await app.mailsTo(email)).filter(({ subject }) => subject.includes('opinion'));

  it('an invitation goes out once, some days after the end, in the language of the account', async () => {
    const person = await aClient(app, { language: 'en' });
    const of = await aCase(person);
    await invite();
    expect(await mailsTo(person)).toHaveLength(0);
    await ended(of, 8);
    await Promise.all([invite(), invite()]);
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/en/account/requests/${of.requestId}#rating`);
  });

  it.each([
    ['the case was rated', (of: Case, { token }: Person) => rate(of, said(), token)],
    [
      'the client asked for none',
      (_: Case, { token }: Person) =>
        mutate<object>('setRatingInvitations', { isInvited: false }, token),
    ],
    ['it ended long ago', (of: Case) => ended(of, 40)],
    [
      'the settings say never',
      () =>
        mutate<object>('updateSettings', { input: { notifications: { ratingInvitationDays: 0 } } }),
    ],
  ])('an invitation does not go out when %s', async (_, act) => {
    const person = await aClient(app, { language: 'en' });
    const of = await aCase(person);
    await ended(of, 8);
    await act(of, person);
    await invite();
    await mutate<object>('updateSettings', {
      input: { notifications: { ratingInvitationDays: 7 } },
    });
    expect(await mailsTo(person)).toHaveLength(0);
  });
});

describe('a rating as personal data', () => {
  it('a rating goes with everything that was made of it when the person is erased', async () => {
    const person = await aClient(app);
    const of = await aCase(person);
    const { id } = expectDone(await rate(of, agreed({ stars: 2 }), person.token));
    const draft = expectDone(await mutate('draftTestimonial', { id })).testimonial!.id;
    expectDone(await mutate<object>('eraseUser', { id: person.id }));
    expect(await sql('SELECT 1 FROM case_ratings WHERE id = $1', [id])).toEqual([]);
    expect(await statusOf(draft)).toBeUndefined();
    expect(await sql('SELECT 1 FROM notifications WHERE entity_id = $1', [id])).toEqual([]);
    const kept = await sql<object>(
      'SELECT label, before, after FROM audit_events WHERE entity_id = ANY($1)',
      [[id, draft]],
    );
    expect(JSON.stringify(kept)).not.toContain(COMMENT);
    expect(JSON.stringify(kept)).not.toContain('أمينة');
  });
});

const ORDER = ['name', 'role', 'company', 'review'].flatMap((name) =>
  ['Ar', 'Fr', 'En'].map((suffix) => name + suffix),
);
const byDeclaration = (a: string, b: string) => ORDER.indexOf(a) - ORDER.indexOf(b);
