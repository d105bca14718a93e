import { consultantContent } from '../../src/contract/content/consultant.js';
import type { ContentDefinition } from '../../src/contract/content/define-content.js';
import { jobRoleContent } from '../../src/contract/content/job-role.js';
import { serviceContent } from '../../src/contract/content/service.js';
import { testimonialContent } from '../../src/contract/content/testimonial.js';
import type { UserRole } from '../../src/contract/enums.js';
import { anotherSlot } from './slots.js';
import type { TestApp } from './test-app.js';

let counter = 0;
const next = () => (counter += 1);

/** Input for a registration. */
export function aRegistration(over: object = {}) {
  const number = next();
  return {
    fullName: 'أمينة بن يوسف',
    phoneNumber: '0555 12 34 56',
    email: `client-${process.pid}-${number}@example.dz`,
    password: 'quiet-harbour-27',
    ...over,
  };
}

/** Input for a service request. */
export function aServiceRequest(over: object = {}) {
  return {
    serviceId: 11,
    clientName: 'أمينة بن يوسف',
    clientEmail: 'amina@example.dz',
    clientPhone: '+213 555 12 34 56',
    serviceDescription: 'نزاع حول عقد إيجار محل تجاري في وهران',
    ...over,
  };
}

/** Input for a job application, of another person each time; the CV is sent with it. */
export function anApplication(over: object = {}) {
  const number = next();
  return {
    roleId: 'lawyer',
    fullName: 'سليم حداد',
    email: `applicant-${process.pid}-${number}@example.dz`,
    phoneNumber: '0661 22 33 44',
    address: 'حي 500 مسكن، عمارة 4',
    city: 'وهران',
    country: 'الجزائر',
    experience: 'خمس سنوات في القانون التجاري',
    education: 'ماستر في قانون الأعمال، جامعة وهران',
    skills: 'صياغة العقود والترافع',
    motivation: 'أرغب في الانضمام إلى فريقكم',
    ...over,
  };
}

/** Input for a contact request. */
export function aContactRequest(over: object = {}) {
  return {
    name: 'أمينة بن يوسف',
    email: 'amina@example.dz',
    message: 'أودّ معرفة الوثائق اللازمة لتأسيس شركة',
    ...over,
  };
}

/** Lets clients book as often, and as far ahead, as a test needs. */
export async function withManyAppointments(app: TestApp): Promise<void> {
  const body = { booking: { maxOpenConsultations: 500, bookingHorizonDays: 365 } };
  await app.rest('PUT', '/settings', { token: await app.adminToken(), body });
}

/** Input for a consultation with whoever is free. */
export function aConsultation(over: object = {}) {
  return {
    clientName: 'أمينة بن يوسف',
    email: 'amina@example.dz',
    phone: '+213 555 12 34 56',
    consultationType: 'real-estate',
    channel: 'office',
    startsAt: anotherSlot(),
    title: 'نزاع حول عقد إيجار',
    description: 'أريد أن أعرف حقوقي قبل تجديد العقد',
    ...over,
  };
}

/** Input for any kind of content: all its texts in three languages; the English ones differ for each row. */
export function aContent(
  { label, texts }: ContentDefinition,
  over: object = {},
): Record<string, unknown> {
  const number = next();
  const written = Object.entries(texts).map(([name, { min }]) => ({
    [`${name}Ar`]: `${label.one} ${name} بالعربية`.padEnd(min, '.'),
    [`${name}Fr`]: `${label.one} ${name} en français`.padEnd(min, '.'),
    [`${name}En`]: `${label.one} ${name} in English ${number}`.padEnd(min, '.'),
  }));
  return Object.assign({}, ...written, over) as Record<string, unknown>;
}

/** Input for a service. */
export const aService = (over: object = {}) => aContent(serviceContent, over);

/** Input for a consultant, without the picture, which is uploaded with it. */
export const aConsultant = (over: object = {}) => aContent(consultantContent, over);

/** Input for a job role. */
export const aJobRole = (over: object = {}) => aContent(jobRoleContent, over);

/** Input for a category. */
export function aCategory(over: object = {}) {
  const number = next();
  return {
    nameAr: `فئة رقم ${number}`,
    nameFr: `Catégorie ${number}`,
    nameEn: `Category ${number}`,
    descriptionAr: 'وصف الفئة',
    descriptionFr: 'Description de la catégorie',
    descriptionEn: 'What the category is about',
    ...over,
  };
}

/** Input for a frequently asked question. */
export function aFaq(over: object = {}) {
  const number = next();
  return {
    questionAr: `ما هو السؤال رقم ${number}؟`,
    questionFr: `Quelle est la question ${number} ?`,
    questionEn: `What is question ${number}?`,
    answerAr: 'هذا جواب السؤال كما يقرؤه الزائر.',
    answerFr: 'Voici la réponse telle que le visiteur la lit.',
    answerEn: 'This is the answer as a visitor reads it.',
    category: 'general',
    ...over,
  };
}

/** Input for a testimonial. */
export const aTestimonial = (over: object = {}) => aContent(testimonialContent, over);

export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
}

/** A client who has registered and, by default, opened the mailed link in the session that this began. */
export async function aClient(
  app: TestApp,
  over: object = {},
  { verified = true } = {},
): Promise<Person> {
  const registration = aRegistration(over);
  const { status, data, message } = await app.rest<{ user: { id: string }; token: string }>(
    'POST',
    '/auth/register',
    {
      body: registration,
    },
  );
  if (status !== 201) throw new Error(`Registration: ${status} ${message}`);
  if (verified)
    await app.rest(
      'GET',
      `/email-verification/verify/${await linkToken(app, registration.email, 'verify-email')}`,
      { token: data.token },
    );
  return {
    id: data.user.id,
    email: registration.email,
    password: registration.password,
    token: data.token,
  };
}

/** Another administrator, for tests of two who work at once. */
export const anAdmin = (app: TestApp) => aColleague(app, { role: 'admin' });

/** Somebody else in the office. */
export async function aColleague(
  app: TestApp,
  over: { role: UserRole; branches?: string[]; fullName?: string; password?: string },
): Promise<Person & { fullName: string }> {
  const input = { ...aRegistration(), ...over };
  const token = await app.adminToken();
  const { data } = await app.rest<{ id: string }>('POST', '/users', { token, body: input });
  return { ...input, id: data.id, token: await app.signIn(input.email, input.password) };
}

/** The token in the newest link of that kind mailed to an address. */
export async function linkToken(
  app: TestApp,
  email: string,
  page: 'verify-email' | 'reset-password' | 'not-me' | 'earlier-requests',
): Promise<string> {
  const pattern = new RegExp(`/${page}/([\\w-]+)`);
  for (let tries = 0; tries < 50; tries += 1) {
    const mails = await app.mailsTo(email);
    const found = mails.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No ${page} link was mailed to ${email}`);
}
