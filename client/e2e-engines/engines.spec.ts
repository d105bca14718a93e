import { expect, test, type APIRequestContext } from '@playwright/test';
import { ROUTES } from '../src/app/routes';
import { ADMIN, api, graphqlAsAdmin, tokenOf } from '../e2e/support/api';
import { aConsultation, anApplication, aQuote, requestsOf } from '../e2e/support/builders';
import { linkIn, mailTo } from '../e2e/support/mails';
import { aPdf, aPhoto } from '../e2e/support/files';
import { aPerson, type Person } from '../e2e/support/person';
import { wordsOf } from '../e2e/support/words';
import { ENGINES, type EngineName } from './engine';
import { choice, element } from './in-page';
import { Visit } from './visit';

const t = wordsOf('ar');
const SERVICE = 'legal-consultation';
/** What is sent within two seconds of the form's coming comes from a program (B34). */
const AS_A_PERSON = 'performance.now() > 4000';
/** The dashboard is one route; its screens are those of its menu. */
const DASHBOARD = '/dashboard/*';
/** Views of a screen that have code of their own, and the screen that the bell leads to. */
const VIEWS = ['/applications?as=board', '/consultations?as=week', '/notifications'];

/** The three book at once, each another time of the free ones; builders take the first. */
const TIMES_BEFORE: Record<EngineName, number> = { chromium: 4, firefox: 10, webkit: 16 };

/** The engines of the browsers that people have (B45). */
for (const name of Object.keys(ENGINES) as EngineName[]) {
  test(`every page and screen opens in ${name} without an error`, async ({ request }, info) => {
    const engine = await ENGINES[name]();
    try {
      const visit = new Visit(engine);
      let opened = await openAll(visit, visitorPages());
      const person = aPerson('سمير حداد');
      await register(visit, request, person);
      await askForService(visit);
      await bookConsultation(visit, TIMES_BEFORE[name]);
      await writeMessage(visit);
      opened += await openAll(visit, await clientPages(person));
      await signOut(visit);
      await signIn(visit);
      opened += await openDashboard(visit);
      info.annotations.push({ type: 'opened', description: `${opened} in ${name}` });
      expect(await faultsIn(request, name)).toEqual([]);
    } catch (error) {
      const picture = await engine.picture().catch(() => undefined);
      if (picture) await info.attach('page', { body: picture, contentType: 'image/png' });
      const faults = await faultsIn(request, name);
      throw new Error(`In the console: ${faults.join('\n') || 'nothing'}`, { cause: error });
    } finally {
      await engine.close();
    }
  });
}

const faultsIn = async (request: APIRequestContext, browser: EngineName) =>
  (await (await request.get(`/watched-pages/seen?browser=${browser}`)).json()) as string[];

async function openAll(visit: Visit, paths: readonly string[]): Promise<number> {
  for (const path of paths) await test.step(path, () => visit.open(path));
  return paths.length;
}

/** Without what may be left out of an address. */
const shortest = (path: string) => path.replace(/\/:\w+\?$/, '');

const SITUATIONS: Record<string, string | undefined> = {
  '/situations/:door': '/situations/work',
  '/situation/:slug': '/situation/dismissed',
};

/** Pages for everybody, in each language the first. */
const visitorPages = () => [
  ...ROUTES.filter(({ guard }) => !guard).map(({ path }) => SITUATIONS[path] ?? shortest(path)),
  '/fr',
  '/en',
];

/** Pages of somebody who has sent one of each kind of request. */
async function clientPages(person: Person): Promise<string[]> {
  const token = await tokenOf(person);
  const [asked] = await requestsOf(person);
  const { contactRequests } = await api<{ contactRequests: { id: string }[] }>(
    '/contact-requests/my-requests',
    { token },
  );
  const application = await anApplication(person);
  const consultation = await aConsultation(person);
  const quote = await aQuote(String(asked?.id));
  const examples: Record<string, string | undefined> = {
    '/services/:slug': `/services/${SERVICE}`,
    '/role/:slug': '/role/lawyer',
    '/account/requests/:id': `/account/requests/${asked?.id}`,
    '/account/messages/:id': `/account/messages/${contactRequests[0]?.id}`,
    '/account/applications/:id': `/account/applications/${application.id}`,
    '/account/consultations/:id': `/account/consultations/${consultation.id}`,
    '/account/quotes/:id': `/account/quotes/${quote.id}`,
  };
  return ROUTES.filter(({ guard, path }) => guard && path !== DASHBOARD).map(({ path }) => {
    const address = examples[path] ?? shortest(path);
    expect(address, `an example of ${path}`).not.toContain(':');
    return address;
  });
}

async function register(visit: Visit, request: APIRequestContext, person: Person): Promise<void> {
  await visit.open('/auth?mode=register');
  await visit.fill(t('auth.fullName'), person.fullName);
  await visit.fill(t('auth.phone'), person.phone);
  await visit.fill(t('auth.email'), person.email);
  await visit.fill(t('auth.password'), person.password);
  await visit.fill(t('auth.confirmPassword'), person.password);
  await visit.tick(t('form.consent.text'));
  await visit.pressButton(t('auth.registerSubmit'));
  await visit.shows(t('verify.panelTitle'));
  const mail = await mailTo(request, person.email, ({ text }) => text.includes('/verify-email/'));
  await visit.open(linkIn(mail, 'verify-email'));
  await visit.shows(t('verify.verified'));
}

async function askForService(visit: Visit): Promise<void> {
  await visit.open(`/request-service/${SERVICE}`);
  await visit.fill(t('request.description'), 'عقد إيجار يحتاج إلى مراجعة');
  await visit.give(t('papers.choose'), aPdf('lease.pdf'));
  await visit.tick(t('form.consent.text'));
  await visit.until(AS_A_PERSON, 'the time that people take');
  await visit.pressButton(t('request.submit'));
  await visit.shows(t('request.success'));
  await visit.shows(t('papers.sent.done'));
}

async function bookConsultation(visit: Visit, timesBefore: number): Promise<void> {
  await visit.open('/book-consultation?type=civil');
  await visit.fill(t('consultation.fields.title'), 'إيجار محل تجاري');
  await visit.fill(t('consultation.fields.description'), 'يرفض المالك تجديد العقد.');
  await visit.press(choice('startsAt', timesBefore), 'a free time');
  await visit.give(t('papers.choose'), aPhoto('lease.png'));
  await visit.tick(t('form.consent.text'));
  await visit.until(AS_A_PERSON, 'the time that people take');
  await visit.pressButton(t('consultation.book.submit'));
  await visit.shows(t('consultation.book.sent'));
  await visit.shows(t('papers.sent.done'));
}

async function writeMessage(visit: Visit): Promise<void> {
  await visit.open('/contact');
  await visit.fill(t('message.fields.subject'), 'سؤال عن الوثائق');
  await visit.fill(t('message.fields.message'), 'ما هي الوثائق المطلوبة لتأسيس شركة؟');
  await visit.give(t('papers.choose'), aPdf('questions.pdf'));
  await visit.tick(t('form.consent.text'));
  await visit.until(AS_A_PERSON, 'the time that people take');
  await visit.pressButton(t('message.submit'));
  await visit.shows(t('message.sent'));
  await visit.shows(t('papers.sent.done'));
}

async function signOut(visit: Visit): Promise<void> {
  const menu = `header button[aria-label^="${t('nav.userMenu')}"]`;
  await visit.open('/terms');
  await visit.press(element(menu), t('nav.userMenu'));
  await visit.pressButton(t('nav.logout'));
  await visit.until(`!document.querySelector(${JSON.stringify(menu)})`, 'nobody is signed in');
}

async function signIn(visit: Visit): Promise<void> {
  await visit.open('/auth');
  await visit.fill(t('auth.email'), ADMIN.email);
  await visit.fill(t('auth.password'), ADMIN.password);
  await visit.pressButton(t('auth.signInSubmit'));
  await visit.until(`location.pathname === '/dashboard'`, 'the dashboard');
  await visit.arrive('/dashboard');
}

/** The page of the person whom the office heard of last. */
async function personPage(): Promise<string> {
  const { people } = await graphqlAsAdmin<{ people: { items: { id: string }[] } }>(
    'query { people(limit: 1) { items { id } } }',
    {},
  );
  return `/people/${people.items[0]?.id}`;
}

/** Goes through the menu as people do, then to the views that are no entry of it. */
async function openDashboard(visit: Visit): Promise<number> {
  const links = await visit.engine.run<string[]>(
    `[...document.querySelectorAll('nav a[href^="/dashboard"]')].map((link) => link.getAttribute('href'))`,
  );
  const screens = [...new Set(links)];
  expect(screens.length).toBeGreaterThan(10);
  for (const path of screens)
    await test.step(path, async () => {
      await visit.engine.press(`nav a[href="${path}"]`);
      await visit.until(`location.pathname === ${JSON.stringify(path)}`, path);
      await visit.arrive(path);
    });
  return (
    screens.length +
    (await openAll(
      visit,
      [...VIEWS, await personPage()].map((view) => `/dashboard${view}`),
    ))
  );
}
