import type { ServiceRequestStatus } from '@contract/requests/service-request';
import type { Urgency, UserRole } from '@contract/enums';
import { officeDay } from '@contract/office-clock';
import { addDays } from '../../src/features/consultations/office-days';
import { api, asAdmin, graphqlAsAdmin, tokenOf } from './api';
import { aPerson, type Person } from './person';

let serial = 0;

/** A unique word, so that a test can search for what it created. */
export function aWord(start = 'word'): string {
  serial += 1;
  return `${start}${Date.now().toString(36)}${process.pid}x${serial}`;
}

export interface MadeRequest {
  id: string;
  reference: string;
}

interface RequestChanges {
  serviceId?: number;
  clientEmail?: string;
  clientPhone?: string;
  serviceDescription?: string;
  urgency?: Urgency;
  clientName?: string;
}

/** A service request of a verified client. */
export async function aServiceRequest(
  person: Person,
  changes: RequestChanges = {},
): Promise<MadeRequest> {
  return api<MadeRequest>('/service-requests', {
    method: 'POST',
    token: await tokenOf(person),
    body: {
      serviceId: 11,
      clientName: person.fullName,
      clientEmail: person.email,
      clientPhone: person.phone,
      serviceDescription: 'عقد إيجار يحتاج إلى مراجعة',
      urgency: 'normal',
      ...changes,
    },
  });
}

const A_PDF = [
  '%PDF-1.4',
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
  '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
  '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj',
  'trailer << /Root 1 0 R >>',
  '%%EOF\n',
].join('\n');

/** An application of a verified client, with a CV. */
export async function anApplication(person: Person): Promise<MadeRequest> {
  return sendApplication(person, await tokenOf(person));
}

/** The same of somebody without an account. */
export const anApplicationWithoutAccount = (person: Person) => sendApplication(person);

async function sendApplication(person: Person, token?: string): Promise<MadeRequest> {
  const form = new FormData();
  const texts = {
    roleId: 'lawyer',
    fullName: person.fullName,
    email: person.email,
    phoneNumber: person.phone,
    address: 'حي 500 مسكن، عمارة 4',
    city: 'وهران',
    country: 'الجزائر',
    experience: 'خمس سنوات في القانون التجاري',
    education: 'ماستر في قانون الأعمال، جامعة وهران',
    skills: 'صياغة العقود والترافع',
    motivation: 'أرغب في الانضمام إلى فريقكم',
  };
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set('cv', new File([A_PDF], 'cv.pdf', { type: 'application/pdf' }));
  return api<MadeRequest>('/join-team-applications', { method: 'POST', token, body: form });
}

/** A consultation of a verified client in a month, at a time that is still free. */
export async function aConsultation(person: Person): Promise<MadeRequest> {
  const token = await tokenOf(person);
  const today = officeDay();
  const days = `from=${addDays(today, 28)}&to=${addDays(today, 52)}`;
  const slots = await api<{ startsAt: string }[]>(`/consultations/slots?${days}`, { token });
  return api<MadeRequest>('/consultations', {
    method: 'POST',
    token,
    body: {
      clientName: person.fullName,
      email: person.email,
      phone: person.phone,
      consultationType: 'intellectual-property',
      title: 'حماية علامة تجارية مسجلة لدى المعهد الوطني',
      description: 'قلّد منافس علامتنا التجارية.',
      channel: 'phone',
      startsAt: slots[Math.floor(Math.random() * slots.length)]?.startsAt,
    },
  });
}

export async function setStatus(id: string, status: ServiceRequestStatus): Promise<void> {
  await asAdmin(`/service-requests/${id}/status`, { method: 'PATCH', body: { status } });
}

/** Who deals with a service request; null is nobody. */
export async function setAssignee(id: string, assigneeId: string | null): Promise<void> {
  const query = `mutation ($id: ID!, $input: AssignRequestInput!) {
    assignServiceRequest(id: $id, input: $input) { id }
  }`;
  await graphqlAsAdmin(query, { id, input: { assigneeId } });
}

/** The requests of a client, as the API lists them. */
export async function requestsOf(person: Person): Promise<MadeRequest[]> {
  const { requests } = await api<{ requests: MadeRequest[] }>('/service-requests/my-requests', {
    token: await tokenOf(person),
  });
  return requests;
}

interface UserChanges {
  role?: UserRole;
  fullName?: string;
}

/** A user created by an administrator. */
export async function aUser({ role = 'client', fullName = 'نور الدين بوزيد' }: UserChanges = {}) {
  const person = aPerson(fullName);
  const { email, password, phone: phoneNumber } = person;
  const { id } = await asAdmin<{ id: string }>('/users', {
    method: 'POST',
    body: { fullName, email, password, phoneNumber, role },
  });
  return { ...person, id };
}

export interface MadeService {
  id: number;
  slug: string;
  titleAr: string;
}

/** A service for one test, hidden from the public by default. */
export async function aService(
  changes: { status?: 'active' | 'inactive'; titleAr?: string } = {},
): Promise<MadeService> {
  const slug = aWord('service');
  return asAdmin<MadeService>('/services', {
    method: 'POST',
    body: {
      slug,
      titleAr: `خدمة ${slug}`,
      titleFr: `Service ${slug}`,
      titleEn: `Service ${slug}`,
      descriptionAr: 'وصف قصير للخدمة وما تقدمه',
      descriptionFr: 'Une courte description du service',
      descriptionEn: 'A short description of the service',
      detailsAr: 'تفاصيل الخدمة كما يقرؤها الزائر في صفحتها.',
      detailsFr: 'Les détails du service tels que le visiteur les lit.',
      detailsEn: 'The details of the service as a visitor reads them.',
      availabilityAr: 'من الأحد إلى الخميس',
      availabilityFr: 'Du dimanche au jeudi',
      availabilityEn: 'Sunday to Thursday',
      status: 'inactive',
      ...changes,
    },
  });
}

/** A quote that the office has sent for a service request. */
export async function aQuote(requestId: string): Promise<{ id: string }> {
  const input = {
    ...{ kind: 'serviceRequest', requestId, language: 'ar' },
    lines: [{ title: 'صياغة عقد إيجار تجاري', amount: 1_500_000 }],
    validUntil: addDays(officeDay(new Date()), 20),
  };
  const { createQuote } = await graphqlAsAdmin<{ createQuote: { id: string } }>(
    'mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }',
    { input },
  );
  await graphqlAsAdmin('mutation ($id: ID!) { sendQuote(id: $id) { id } }', createQuote);
  return createQuote;
}
