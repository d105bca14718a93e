import { CONSENT_VERSION } from '../../src/contract/consent.js';
import { DataSource } from 'typeorm';
import { CONTENT as DECLARED, type ContentKind } from '../../src/contract/content/content-kinds.js';
import type { ContentDefinition } from '../../src/contract/content/define-content.js';
import { officeDay } from '../../src/contract/office-clock.js';
import { TESTIMONIAL_CONSENT_VERSION } from '../../src/contract/ratings.js';
import { application } from '../../src/contract/requests/application.js';
import { consultation } from '../../src/contract/requests/consultation.js';
import { contactRequest } from '../../src/contract/requests/contact-request.js';
import { serviceRequest } from '../../src/contract/requests/service-request.js';
import {
  aCategory,
  aClient,
  aConsultation,
  aContactRequest,
  aContent,
  aFaq,
  aJobRole,
  anApplication,
  aRegistration,
  aServiceRequest,
  type Person,
} from './builders.js';
import { pathOf } from './content-calls.js';
import { capitalized } from '../../src/platform/graphql/capitalized.js';
import { anotherSlot } from './slots.js';
import { aCv } from './documents.js';
import type { TestFile } from './multipart.js';
import { callOperation } from './operation.js';
import { TINY_PICTURE } from './pictures.js';
import { expectDone } from './refusals.js';
import { enableSecondFactor } from './second-factor.js';
import { ADMIN, type TestApp } from './test-app.js';

interface Made {
  id: string | number;
}

/** A kind of row that administrators write, the same over both transports. */
interface Kind {
  name: string;
  path?: string;
  table?: string;
  statuses?: readonly string[];
  /** The end of its mutations, where that is not its name. */
  mutation?: string;
  build(): object;
  /** A change that every row of the kind can take. */
  change: Record<string, unknown>;
  files?: Record<string, TestFile>;
}

/** What a write needs, and the rows that it is about; none if it makes one. */
export interface PreparedWrite {
  variables: Record<string, unknown>;
  files?: Record<string, TestFile>;
  ids: string[];
}

/** Of an event that no write makes. */
const A_WEBHOOK = {
  input: {
    name: 'المحاسبة',
    url: 'https://hook.example/',
    events: [{ kind: 'holiday', actions: ['deleted'] }],
    password: ADMIN.password,
  },
};

let counter = 0;
const next = () => (counter += 1);
const order = { order: 77 };
const aTemplate = () => ({ titleAr: `قالب ${next()}`, textAr: 'نص الرد' });
const aHoliday = () => {
  const day = new Date(Date.UTC(2031, 0, next())).toISOString().slice(0, 10);
  return { day, nameAr: 'عطلة', nameFr: 'Jour férié', nameEn: 'Holiday' };
};
const aHoursPeriod = () => {
  const day = new Date(Date.UTC(2032, 0, next())).toISOString().slice(0, 10);
  const names = { nameAr: 'رمضان', nameFr: 'Ramadan', nameEn: 'Ramadan' };
  return { ...names, startsOn: day, endsOn: day, hours: [] };
};
/** Slots of other writes are within it. */
const LONG_WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'].map((weekday) => ({
  weekday,
  opens: '07:00',
  closes: '19:00',
}));
/** What stands in the record of changes for the firm as a whole. */
const FIRM_HOURS_ID = '00000000-0000-0000-0000-000000000000';
const aQuote = (over: object = {}) => ({
  language: 'ar',
  lines: [{ title: 'صياغة عقد', amount: 1_000_000 }],
  validUntil: officeDay(new Date(Date.now() + 9 * 86_400_000)),
  ...over,
});
const aPayment = (quoteId: string) => ({
  input: { quoteId, amount: 500, method: 'cash', paidOn: officeDay() },
});
const A_PUBLISHED_RATING = {
  ...{ stars: 5, comment: 'خدمة جيدة وشرح واضح', language: 'ar' },
  ...{ consentVersion: TESTIMONIAL_CONSENT_VERSION, publicName: 'أمينة' },
};
const anEntry = () => ({ type: 'phone', keyName: `phone_${next()}`, value: '0550 12 34 56' });

/** Where a kind of content takes more than all its texts. */
const WRITTEN: Partial<Record<ContentKind, Partial<Kind>>> = {
  consultant: { files: { image: TINY_PICTURE } },
  faq: { build: () => aFaq({ lawAr: 'ما يقوله القانون في هذا السؤال.' }) },
  // not over REST, and its text may hold variables
  replyTemplate: { path: undefined, build: aTemplate },
  // not over REST
  quoteTemplate: { path: undefined },
  synonym: { path: undefined },
};
const CONTENT = Object.fromEntries(
  Object.values<ContentDefinition>(DECLARED).map((definition): [string, Kind] => {
    const { name } = definition;
    const build = () => aContent(definition);
    const made = {
      name,
      path: pathOf(definition),
      build,
      change: order,
      ...WRITTEN[name as ContentKind],
    };
    return [capitalized(name), made];
  }),
) as Record<Capitalize<ContentKind>, Kind>;
const REQUESTS: Record<string, Kind> = {
  Application: {
    ...application,
    path: '/join-team-applications',
    table: 'applications',
    build: () => anApplication({ roleId: 'lawyer' }),
    change: { city: 'عنابة' },
    files: { cv: aCv() },
  },
  Consultation: {
    ...consultation,
    path: '/consultations',
    table: 'consultations',
    build: () => aConsultation({ startsAt: anotherSlot() }),
    change: { title: 'طلب وثائق' },
  },
  ContactRequest: {
    ...contactRequest,
    path: '/contact-requests',
    table: 'contact_requests',
    build: () => aContactRequest({ phone: '0550 12 34 56' }),
    change: { subject: 'طلب وثائق' },
  },
  ServiceRequest: {
    ...serviceRequest,
    path: '/service-requests',
    table: 'service_requests',
    build: aServiceRequest,
    change: { clientAddress: 'وهران' },
  },
};
/** What the office adds to a request of somebody who called. */
const AN_INTAKE = {
  intakeChannel: 'phone',
  mailLanguage: 'fr',
  consentVersion: CONSENT_VERSION,
};
const OTHERS: Record<string, Kind> = {
  ContactInfo: {
    name: 'contactInfo',
    path: '/contact-info/admin',
    build: anEntry,
    change: { displayOrder: 77 },
  },
  Holiday: { name: 'holiday', build: aHoliday, change: { nameFr: 'Fête' } },
  HoursPeriod: {
    name: 'officeHours',
    mutation: 'HoursPeriod',
    build: aHoursPeriod,
    change: { nameFr: 'Été' },
  },
  User: {
    name: 'user',
    path: '/users',
    build: aRegistration,
    change: { fullName: 'سعاد حداد' },
  },
};
const KINDS = { ...CONTENT, ...REQUESTS, ...OTHERS };

const kindOf = (one: string): Kind => {
  const kind = (KINDS as Record<string, Kind | undefined>)[one];
  if (!kind) throw new Error(`No write is known for ${one}`);
  return kind;
};

/** Prepares a successful call of each write that only administrators may make. */
export class AuditedWrites {
  private constructor(
    private readonly app: TestApp,
    private readonly token: string,
    readonly adminId: string,
    private readonly client: Person,
  ) {}

  static async on(app: TestApp): Promise<AuditedWrites> {
    const token = await app.adminToken();
    const { data } = await app.rest<{ id: string }>('GET', '/auth/profile', { token });
    const writes = new AuditedWrites(app, token, data.id, await aClient(app));
    await app.rest('POST', '/roles', { token, body: aJobRole({ slug: 'lawyer' }) });
    return writes;
  }

  /** The variables of a mutation, with rows that they are about. */
  async ofMutation(name: string): Promise<PreparedWrite> {
    const known = this.special[name];
    if (known) return known();
    // the longest name first, because ServiceRequest begins with Service
    const ones = Object.keys(KINDS)
      .toSorted((a, b) => b.length - a.length)
      .join('|');
    const [, verb, one, rest] = new RegExp(`^(\\w+?(?:To)?)(${ones})(\\w*)$`).exec(name) ?? [];
    const kind = kindOf(one ?? name);
    if (verb === 'create') return this.creation(kind);
    if (rest === 's' || rest === 'Statuses') return this.ofSeveral(kind, verb!);
    const id = await this.make(kind);
    if (verb === 'restore') await this.remove(one!, id);
    return { variables: { id, ...inputOf(verb + rest!, kind, this.adminId) }, ids: [String(id)] };
  }

  /** The address and the body of a route. */
  async ofRoute(name: string): Promise<PreparedWrite & { method: string; path: string }> {
    const [method = '', address = ''] = name.replace('/api/v1', '').split(' ');
    const known = this.specialRoutes[address];
    if (known) return { method, ...(await known()) };
    const kind = Object.values(KINDS).find(({ path }) => path && address.startsWith(path));
    if (!kind?.path) throw new Error(`No write is known for ${name}`);
    const part = address.replace(kind.path, '');
    if (part === '') return { method, path: address, ...bodyOf(this.creation(kind)) };
    const id = await this.make(kind);
    const path = address.replace(':id', String(id));
    return { method, path, variables: bodyOfChange(method, part, kind), ids: [String(id)] };
  }

  /** Makes a row over the API. */
  async make({
    name,
    mutation = capitalized(name),
    path,
    build,
    files,
  }: Kind): Promise<string | number> {
    const token = this.isRequest(name) ? this.client.token : this.token;
    if (path) {
      const answer = await this.app.rest<Made>('POST', path, { token, body: build(), files });
      return expectDone(answer).id;
    }
    const field = `create${mutation}`;
    return expectDone(
      await callOperation<Made>(this.app, ['mutation', field], { input: build() }, { token }),
    ).id;
  }

  async makeRequest(one: 'Application' | 'ServiceRequest'): Promise<string> {
    return String(await this.make(REQUESTS[one]!));
  }

  private isRequest = (name: string) => Object.values(REQUESTS).some((kind) => kind.name === name);

  private creation({ name, build, files }: Kind): PreparedWrite {
    const inInput = Object.entries(files ?? {}).map(([name, file]) => [`input.${name}`, file]);
    const intake = this.isRequest(name) ? AN_INTAKE : {};
    return {
      variables: { input: { ...build(), ...intake } },
      ids: [],
      ...(files && { files: Object.fromEntries(inInput) as Record<string, TestFile> }),
    };
  }

  private async ofSeveral(kind: Kind, verb: string): Promise<PreparedWrite> {
    const ids = [String(await this.make(kind)), String(await this.make(kind))];
    const one = Object.keys(REQUESTS).find((name) => REQUESTS[name] === kind)!;
    if (verb === 'restore') for (const id of ids) await this.remove(one, id);
    const version = verb === 'restore' ? 2 : 1;
    const rows = ids.map((id) => ({ id, version }));
    const status = verb === 'set' ? { status: kind.statuses?.[1] } : {};
    const assignee = verb === 'assign' ? { assigneeId: this.adminId } : {};
    return { variables: { input: { rows, ...status, ...assignee } }, ids };
  }

  private async remove(one: string, id: string | number): Promise<void> {
    const { token } = this;
    expectDone(await callOperation(this.app, ['mutation', `delete${one}`], { id }, { token }));
  }

  /** A change, because saving the same values again writes nothing. */
  private newTimeout(): { input: object } {
    return { input: { security: { sessionTimeout: 30 + next() } } };
  }

  /** The id of a person without an account. */
  private async aCaller(): Promise<string> {
    const phone = `0771${String(next()).padStart(6, '0')}`;
    const input = { ...AN_INTAKE, name: 'أمينة بن يوسف', phone };
    return (await this.change<{ personId: string }>('createContactRequest', { input })).personId;
  }

  /** The second message of one caller. */
  private async aSecondCall() {
    const phone = '0550 65 43 21';
    const input = { ...AN_INTAKE, name: `متصل ${next()}`, phone };
    await this.change('createContactRequest', { input });
    const { id, personId } = await this.change<Made & { personId: string }>(
      'createContactRequest',
      { input },
    );
    return { personId, kind: 'contactRequest', requestId: id };
  }

  private aToken() {
    const scopes = [{ kind: 'faq', actions: ['read'] }];
    const { password } = ADMIN;
    return { input: { name: 'برنامج', userId: this.adminId, scopes, password } };
  }

  private async ofWebhook(given: object = {}): Promise<PreparedWrite> {
    const { webhook } = await this.change<{ webhook: Made }>('createWebhook', A_WEBHOOK);
    return { variables: { id: webhook.id, ...given }, ids: [String(webhook.id)] };
  }

  private async aPersonWithCodes(): Promise<string> {
    const person = await aClient(this.app);
    await enableSecondFactor(this.app, person);
    return person.id;
  }

  private async anEntry(): Promise<{ id: string; keyName: string }> {
    const { token } = this;
    const body = anEntry();
    const answer = await this.app.rest<Made>('POST', '/contact-info/admin', { token, body });
    return { id: String(expectDone(answer).id), keyName: body.keyName };
  }

  /** Writes whose variables are not those of others of their kind. */
  private readonly special: Record<string, () => Promise<PreparedWrite>> = {
    updateContactInfoByKey: async () => {
      const { id, keyName } = await this.anEntry();
      const variables = { type: 'phone', keyName, input: { displayOrder: 77 } };
      return { variables, ids: [id] };
    },
    bulkUpdateContactInfo: async () => {
      const entries = [await this.anEntry(), await this.anEntry()];
      const ids = entries.map(({ id }) => id);
      const updates = ids.map((id) => ({ id, displayOrder: 77 }));
      return { variables: { input: { updates } }, ids };
    },
    replaceCategory: async () => {
      const { token } = this;
      const aNewCategory = async () =>
        expectDone(
          await this.app.rest<Made & { slug: string }>('POST', '/categories', {
            token,
            body: aCategory(),
          }),
        );
      const [from, to] = [await aNewCategory(), await aNewCategory()];
      const faq = await this.app.rest<Made>('POST', '/faqs', {
        token,
        body: aFaq({ category: from.slug }),
      });
      const variables = { id: from.id, replacement: to.slug };
      return { variables, ids: [String(from.id), String(expectDone(faq).id)] };
    },
    addSynonymWord: async () => {
      const id = await this.make(CONTENT['Synonym']);
      return { variables: { id, word: `كلمة ${next()}`, language: 'ar' }, ids: [String(id)] };
    },
    mergePeople: async () => {
      const [fromId, intoId] = [await this.aCaller(), await this.aCaller()];
      return { variables: { fromId, intoId }, ids: [fromId] };
    },
    undoPeopleMerge: async () => {
      const [fromId, intoId] = [await this.aCaller(), await this.aCaller()];
      const person = await this.change<{ mergedPeople: Made[] }>('mergePeople', { fromId, intoId });
      return { variables: { mergeId: person.mergedPeople[0]?.id }, ids: [fromId] };
    },
    dismissPersonProposal: async () => {
      const [personId, otherId] = [await this.aCaller(), await this.aCaller()];
      return { variables: { personId, otherId }, ids: [personId] };
    },
    undoPersonDismissal: async () => {
      const [personId, otherId] = [await this.aCaller(), await this.aCaller()];
      const people = { personId, otherId };
      const person = await this.change<{ dismissals: Made[] }>('dismissPersonProposal', people);
      return { variables: { dismissalId: person.dismissals[0]?.id }, ids: [personId] };
    },
    separateRequest: async () => {
      const { personId, ...request } = await this.aSecondCall();
      return { variables: request, ids: [personId] };
    },
    undoRequestSeparation: async () => {
      const { personId, ...request } = await this.aSecondCall();
      const person = await this.change<{ separations: Made[] }>('separateRequest', request);
      return { variables: { separationId: person.separations[0]?.id }, ids: [personId] };
    },
    createRequestJoinCode: async () => {
      const { token } = this;
      const input = { ...AN_INTAKE, name: 'أمينة', phone: '0550 12 34 56' };
      const answer = await callOperation<Made>(
        ...([this.app, ['mutation', 'createContactRequest'], { input }, { token }] as const),
      );
      const id = String(expectDone(answer).id);
      const given = { way: 'counter', identityPaper: 'passport' };
      return { variables: { kind: 'contactRequest', id, ...given }, ids: [id] };
    },
    addRequestFile: async () => {
      const id = await this.makeRequest('ServiceRequest');
      return { ...aFileFor(id), ids: [id] };
    },
    removeRequestFile: async () => {
      const requestId = await this.makeRequest('ServiceRequest');
      const { variables, files } = aFileFor(requestId);
      const { id } = await this.change<Made>('addRequestFile', variables, this.token, files);
      return { variables: { id }, ids: [requestId] };
    },
    addRequestPaper: async () => {
      const id = await this.makeRequest('ServiceRequest');
      return { variables: aPaperFor(id), ids: [id] };
    },
    setRequestPaperState: async () => {
      const requestId = await this.makeRequest('ServiceRequest');
      const [paper] = await this.change<Made[]>('addRequestPaper', aPaperFor(requestId));
      return { variables: { input: { id: paper!.id, state: 'accepted' } }, ids: [requestId] };
    },
    setConsultantHours: async () => {
      const id = await this.make(CONTENT['Consultant']);
      const hours = [{ weekday: 'sunday', opens: '09:00', closes: '12:00' }];
      return { variables: { id, input: { hours } }, ids: [String(id)] };
    },
    setFirmHours: () =>
      Promise.resolve({ variables: { input: { hours: LONG_WEEK } }, ids: [FIRM_HOURS_ID] }),
    createApiToken: () => Promise.resolve({ variables: this.aToken(), ids: [] }),
    revokeApiToken: async () => {
      const { apiToken } = await this.change<{ apiToken: Made }>('createApiToken', this.aToken());
      return { variables: { id: apiToken.id }, ids: [String(apiToken.id)] };
    },
    createWebhook: () => Promise.resolve({ variables: A_WEBHOOK, ids: [] }),
    updateWebhook: () => this.ofWebhook({ input: { name: 'كتابة أخرى' } }),
    renewWebhookSecret: () => this.ofWebhook({ endsOldNow: true, password: ADMIN.password }),
    eraseWebhook: () => this.ofWebhook(),
    testWebhook: async () => {
      await this.change('updateSettings', { input: { integrations: { webhooks: true } } });
      return this.ofWebhook();
    },
    retryFailedWebhookDeliveries: async () => {
      await this.change('updateSettings', { input: { integrations: { webhooks: true } } });
      const { variables, ids } = await this.ofWebhook();
      const { id } = await this.change<Made>('testWebhook', variables);
      const database = this.app.app.get(DataSource);
      await database.query(`UPDATE webhook_deliveries SET state = 'failed' WHERE id = $1`, [id]);
      return { variables, ids };
    },
    retryWebhookDelivery: async () => {
      await this.change('updateSettings', { input: { integrations: { webhooks: true } } });
      const { variables, ids } = await this.ofWebhook();
      const { id } = await this.change<Made>('testWebhook', variables);
      const database = this.app.app.get(DataSource);
      await database.query(`UPDATE webhook_deliveries SET state = 'delivered' WHERE id = $1`, [id]);
      return { variables: { id }, ids };
    },
    createConsultantFeed: async () => {
      const id = await this.make(CONTENT['Consultant']);
      return { variables: { id }, ids: [String(id)] };
    },
    revokeConsultantFeed: async () => {
      const { token } = this;
      const id = await this.make(CONTENT['Consultant']);
      expectDone(
        await callOperation(this.app, ['mutation', 'createConsultantFeed'], { id }, { token }),
      );
      return { variables: { id }, ids: [String(id)] };
    },
    disableUserSecondFactor: async () => {
      const id = await this.aPersonWithCodes();
      return { variables: { id }, ids: [id] };
    },
    updateSettings: async () => ({ variables: this.newTimeout(), ids: ['security'] }),
    createQuote: async () => ({ variables: await this.aQuoteInput(), ids: [] }),
    updateQuote: () => this.ofQuote('draft', aQuote({ lines: [{ title: 'Conseil', amount: 7 }] })),
    eraseQuote: () => this.ofQuote('draft'),
    sendQuote: () => this.ofQuote('draft'),
    reviseQuote: () => this.ofQuote('sent', aQuote()),
    withdrawQuote: () => this.ofQuote('sent', {}),
    recordPayment: async () => {
      const id = await this.aQuoteIn('accepted');
      return { variables: aPayment(id), ids: [id] };
    },
    recordClosedQuotePayment: async () => {
      const id = await this.aQuoteIn('accepted');
      const database = this.app.app.get(DataSource);
      await database.query('UPDATE quotes SET closed_at = now() WHERE id = $1', [id]);
      const [row] = await database.query<{ number: string }[]>(
        'SELECT number FROM quotes WHERE id = $1',
        [id],
      );
      const { quoteId: _, ...input } = aPayment(id).input;
      return { variables: { input: { ...input, number: row!.number } }, ids: [id] };
    },
    cancelPayment: async () => {
      const id = await this.aQuoteIn('accepted');
      const { payments } = await this.change<{ payments: Made[] }>('recordPayment', aPayment(id));
      const variables = { id: payments[0]!.id, input: { reason: 'مبلغ خاطئ' } };
      return { variables, ids: [id] };
    },
    draftTestimonial: async () => {
      const { token } = this.client;
      const requestId = await this.makeRequest('ServiceRequest');
      const completed = { id: requestId, input: { status: 'completed' } };
      await this.change('setServiceRequestStatus', completed);
      const input = { kind: 'serviceRequest', requestId, ...A_PUBLISHED_RATING };
      const { id } = await this.change<{ id: string }>('rateCase', { input }, token);
      return { variables: { id }, ids: [] };
    },
    markConsultationNoShow: async () => {
      const id = await this.aPastConsultation();
      return { variables: { id, input: {} }, ids: [id] };
    },
    unmarkConsultationNoShow: async () => {
      const id = await this.aPastConsultation();
      await this.change('markConsultationNoShow', { id, input: {} });
      return { variables: { id }, ids: [id] };
    },
    retryMail: async () => {
      const id = await this.aFailedMail();
      return { variables: { id }, ids: [id] };
    },
    retryFailedMails: async () => ({ variables: {}, ids: [await this.aFailedMail()] }),
  };

  private readonly specialRoutes: Record<string, () => Promise<PreparedWrite & { path: string }>> =
    {
      '/settings': async () => ({
        path: '/settings',
        ...bodyOf({ variables: this.newTimeout(), ids: ['security'] }),
      }),
      '/settings/logo': async () => aSettingPicture('/settings/logo', 'logo'),
      '/settings/share-picture': async () =>
        aSettingPicture('/settings/share-picture', 'sharePicture'),
      '/users/:id/second-factor': async () => {
        const id = await this.aPersonWithCodes();
        return { path: `/users/${id}/second-factor`, variables: {}, ids: [id] };
      },
      '/contact-info/admin/type/:type/key/:key': async () => {
        const { id, keyName } = await this.anEntry();
        const path = `/contact-info/admin/type/phone/key/${keyName}`;
        return { path, variables: { displayOrder: 77 }, ids: [id] };
      },
      '/contact-info/admin/bulk-update': async () => ({
        path: '/contact-info/admin/bulk-update',
        ...bodyOf(await this.special['bulkUpdateContactInfo']!()),
      }),
    };

  private async aPastConsultation(): Promise<string> {
    const id = String(await this.make(REQUESTS['Consultation']!));
    const times = `starts_at = starts_at - interval '400 days', ends_at = ends_at - interval '400 days'`;
    await this.app.app
      .get(DataSource)
      .query(`UPDATE consultations SET ${times} WHERE id = $1`, [id]);
    return id;
  }

  private async aQuoteInput(): Promise<{ input: object }> {
    const requestId = await this.makeRequest('ServiceRequest');
    return { input: { ...aQuote(), kind: 'serviceRequest', requestId } };
  }

  private async aQuoteIn(status: 'draft' | 'sent' | 'accepted'): Promise<string> {
    const { id } = await this.change<{ id: string }>('createQuote', await this.aQuoteInput());
    if (status !== 'draft') await this.change('sendQuote', { id });
    const { token } = this.client;
    if (status === 'accepted')
      await this.change('acceptQuote', { id, input: { revision: 1 } }, token);
    return id;
  }

  private async ofQuote(status: 'draft' | 'sent', input?: object): Promise<PreparedWrite> {
    const id = await this.aQuoteIn(status);
    return { variables: { id, ...(input && { input }) }, ids: [id] };
  }

  private async change<T>(
    name: string,
    variables: object,
    token = this.token,
    files?: Record<string, TestFile>,
  ): Promise<T> {
    const operation = ['mutation', name] as const;
    return expectDone(await callOperation<T>(this.app, operation, variables, { token, files }));
  }

  private async aFailedMail(): Promise<string> {
    const [mail] = await this.app.app.get(DataSource).query<
      { id: string }[]
    >(`INSERT INTO mails (id, cause, to_address, language, template, path, variables, status, last_error)
         VALUES (gen_random_uuid(), gen_random_uuid(), 'amina@example.dz', 'ar', 'verification', '/verify-email/secret-token',
           '{"name": "أمينة", "validity": {"seconds": 60}}', 'failed', 'No such user') RETURNING id`);
    return mail!.id;
  }
}

const aFileFor = (id: string) => ({
  variables: { input: { kind: 'serviceRequest', id, file: null } },
  files: { 'input.file': aCv() },
});

const aPaperFor = (id: string) => ({
  input: { kind: 'serviceRequest', id, name: `وثيقة ${next()}` },
});

const aSettingPicture = (path: string, name: string) => ({
  path,
  variables: {},
  files: { [name]: TINY_PICTURE },
  ids: ['general'],
});

/** The arguments of a mutation on one row, beside its id. */
function inputOf(write: string, { change, statuses }: Kind, adminId: string): object {
  if (write === 'update') return { input: change };
  if (write === 'reschedule') return { input: { startsAt: anotherSlot() } };
  if (write === 'reorder') return { order: 77 };
  if (write === 'reviewLaw') return { languages: ['ar'] };
  if (write === 'addNote') return { input: { text: 'اتصلنا بالزبون' } };
  if (write === 'assign') return { input: { assigneeId: adminId } };
  if (write === 'setStatus') return { input: { status: statuses?.[1] } };
  if (write === 'replyTo') return { input: { replyMessage: 'نعم، يمكنكم ذلك' } };
  return {};
}

/** The body of a route on one row. */
function bodyOfChange(
  method: string,
  part: string,
  { change, statuses }: Kind,
): Record<string, unknown> {
  if (method === 'PUT' || (method === 'PATCH' && part === '/:id')) return change;
  if (part === '/:id/appointment') return { startsAt: anotherSlot() };
  if (part === '/:id/order') return order;
  if (part === '/:id/reply') return { replyMessage: 'نعم، يمكنكم ذلك' };
  if (part === '/:id/status' && statuses) return { status: statuses[1] };
  return {};
}

/** What a mutation sends as `input` is the body of a route. */
function bodyOf({ variables, files, ids }: PreparedWrite): PreparedWrite {
  const named = Object.entries(files ?? {}).map(([name, file]) => [
    name.replace('input.', ''),
    file,
  ]);
  return {
    variables: variables['input'] as Record<string, unknown>,
    ids,
    ...(files && { files: Object.fromEntries(named) as Record<string, TestFile> }),
  };
}
