import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderPage } from '../../../test/render-page';
import type {
  SituationData,
  SituationQuestion,
} from '../../features/situations/situations.queries';
import { readMatter } from '../../features/matter/matter';
import { SituationPage } from './situation-page';

const SITUATION: Omit<SituationData, 'questions'> = {
  id: 'situation-1',
  slug: 'dismissed',
  title: 'I have been dismissed',
  summary: 'You got a letter. Here is what to gather.',
  door: 'work',
  branch: 'labor',
  service: 'legal-consultation',
  steps: ['Note the day.', 'Keep the envelope.'],
  papers: ['Employment contract', 'Payslips'],
  cost: 'Fees depend on the file.',
  price: '',
  next: 'We read it and call you.',
  law: '',
  resolvedLanguage: 'en',
};
const QUESTION: SituationQuestion = {
  question: 'I was dismissed and given no papers. What should I gather?',
  answer: 'Gather what shows that you worked there.',
  law: '',
  resolvedLanguage: 'en',
};
const CONTACT = {
  publicContactInfo: {
    phones: [
      { key: 'main_phone', value: '+213 23 00 24 00' },
      { key: 'mobile', value: '+213 550 00 24 00' },
    ],
    emails: [],
    addresses: [],
    hours: [],
    socialMedia: {},
  },
};

const show = (changes: Partial<typeof SITUATION> | null, questions = [QUESTION]) =>
  renderPage({
    page: <SituationPage />,
    path: '/situation/:slug',
    at: '/situation/dismissed',
    handlers: {
      PublicSituation: () =>
        changes
          ? { publicSituation: { ...SITUATION, ...changes }, publicFaqs: { items: questions } }
          : refusal('NOT_FOUND'),
      PublicContactInfo: () => CONTACT,
    },
  });

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('the page of a situation says what to do, in order, and which papers to bring', async () => {
  await show({});
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(SITUATION.title);
  const steps = within(screen.getByRole('region', { name: 'What to do now' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    SITUATION.steps,
  );
  const papers = within(screen.getByRole('region', { name: 'Papers to bring' }));
  expect(papers.getAllByRole('listitem')).toHaveLength(2);
  expect(papers.getByRole('button', { name: 'Print this page' })).toBeVisible();
  expect(screen.getByText(/No paid work begins before you have a written quote/)).toBeVisible();
  expect(screen.getByText(QUESTION.question)).toBeVisible();
});

it('the page of a situation leads to its service and to its branch of law', async () => {
  await show({ branch: 'real_estate' });
  await screen.findByRole('heading', { level: 1 });
  const box = within(screen.getByRole('complementary'));
  const request = box.getByRole('link', { name: 'Ask for our help in writing' });
  expect(request).toHaveAttribute(
    'href',
    '/request-service/legal-consultation?situation=situation-1',
  );
  expect(hrefOf('Book a consultation')).toBe(
    '/book-consultation?type=real-estate&situation=situation-1',
  );
  expect(hrefOf('Work')).toBe('/situations/work');
  expect(await box.findByRole('link', { name: '+213 23 00 24 00' })).toHaveAttribute(
    'href',
    'tel:+21323002400',
  );
});

it('a situation without service and branch leads to the forms in which the office chooses', async () => {
  await show({ branch: null, service: null });
  await screen.findByRole('heading', { level: 1 });
  const box = within(screen.getByRole('complementary'));
  const request = box.getByRole('link', { name: 'Ask for our help in writing' });
  expect(request).toHaveAttribute('href', '/request-service/guide-me?situation=situation-1');
  expect(hrefOf('Book a consultation')).toBe('/book-consultation?situation=situation-1');
  await userEvent.type(screen.getByRole('textbox'), 'They changed the locks.');
  expect(readMatter()).toMatchObject({ service: 'guide-me', branch: '' });
});

it('the page of a situation leaves out what is empty', async () => {
  await show({ papers: [] }, []);
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['What the law says', 'Papers to bring', /Questions/])
    expect(screen.queryByRole('heading', { name })).toBeNull();
});

it('the page of a situation shows a price and what the law says', async () => {
  await show({ price: 'From 5,000 DA', law: 'The law says so.' });
  expect(await screen.findByText('From 5,000 DA')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What the law says' })).toBeVisible();
  expect(screen.getByText('The law says so.')).toBeVisible();
});

it('the cost of a situation says what to do when money is short, except on the page about that', async () => {
  const { unmount } = await show({});
  const cost = within(await screen.findByRole('region', { name: 'What it may cost' }));
  expect(cost.getByText(/Is money short\? Tell us at the start/)).toBeVisible();
  expect(hrefOf('Read about legal aid')).toBe('/search?q=legal%20aid');
  unmount();
  await show({ slug: 'no-money-for-a-lawyer' });
  await screen.findByRole('region', { name: 'What it may cost' });
  expect(screen.queryByText(/Is money short/)).toBeNull();
});

it('the structured data of a situation are a page with breadcrumbs, its steps, and its questions', async () => {
  await show({});
  await screen.findByRole('heading', { level: 1 });
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const data = [...scripts].map(({ textContent }) => JSON.parse(textContent) as object);
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'WebPage',
      mainEntity: {
        '@type': 'HowTo',
        name: SITUATION.title,
        description: SITUATION.summary,
        inLanguage: 'en',
        step: SITUATION.steps.map((text, index) => ({
          '@type': 'HowToStep',
          position: index + 1,
          text,
        })),
      },
    }),
  );
  expect(JSON.stringify(data)).toContain(
    '"name":"Work","item":"https://mizan.test/en/situations/work"',
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }));
});

it('an unknown situation leads to the doors', async () => {
  await show(null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(hrefOf('Choose my situation')).toBe('/#situations');
});

it('a situation that cannot be read says so, and can be asked for again', async () => {
  await renderPage({
    page: <SituationPage />,
    path: '/situation/:slug',
    at: '/situation/dismissed',
    handlers: {
      PublicSituation: () => {
        throw new TypeError('offline');
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
