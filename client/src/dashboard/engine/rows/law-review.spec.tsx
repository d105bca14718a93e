import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Handlers } from '../../../../test/render-page';
import { renderResource } from '../../../../test/render-resource';
import { servicesResource } from '../../../features/services/dashboard/services.resource';

const service = {
  __typename: 'Service',
  id: 6,
  version: 3,
  slug: 'legal-audit',
  status: 'active',
  featured: false,
  order: 1,
  title: 'Legal audit',
  resolvedLanguage: 'en',
  tags: [],
  sections: [],
  updatedAt: '2026-11-01T10:00:00.000Z',
  completeness: { __typename: 'Completeness', ar: 100, fr: 100, en: 100 },
  staleLanguages: [],
  reviewedLanguages: ['ar'],
  lawAr: 'نص القانون بالعربية.',
  lawFr: 'Texte de la loi.\n\nSecond paragraphe.',
  lawEn: '',
};

const served = (overrides: Handlers = {}): Handlers => ({
  AdminServices: () => ({ services: { __typename: 'ServicePage', items: [service], total: 1 } }),
  AdminServiceStats: () => ({
    serviceStats: { __typename: 'ServiceStats', total: 1, active: 1, inactive: 0, featured: 0 },
  }),
  AdminService: () => ({ service }),
  ...overrides,
});

async function open(handlers: Handlers, role: 'admin' | 'lawyer' = 'lawyer') {
  await renderResource(servicesResource, { handlers, role });
  const name = 'Confirm what it says of the law: Legal audit';
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText('نص القانون بالعربية.');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('What the law says: Legal audit')).toBeVisible();
  return dialog;
}

const ofLanguage = (dialog: HTMLElement, name: string) =>
  within(within(dialog).getByRole('region', { name }));

it('the dialog shows each text in its direction, with the tick that it has', async () => {
  const dialog = await open(served());
  expect(screen.getByText('نص القانون بالعربية.').parentElement).toHaveAttribute('dir', 'rtl');
  expect(ofLanguage(dialog, 'العربية').getByRole('checkbox')).toBeChecked();
  expect(ofLanguage(dialog, 'Français').getByRole('checkbox')).not.toBeChecked();
  expect(ofLanguage(dialog, 'English').queryByRole('checkbox')).toBeNull();
  expect(ofLanguage(dialog, 'English').getByText('No text in this language.')).toBeVisible();
});

it('the ticked languages are saved with the version that was read', async () => {
  const review = jest.fn((_variables: unknown) => ({ reviewServiceLaw: service }));
  const list = jest.fn(served()['AdminServices']);
  const dialog = await open(served({ ReviewServiceLaw: review, AdminServices: list }));
  await userEvent.click(ofLanguage(dialog, 'Français').getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save confirmations' }));
  expect(await screen.findByText('Confirmations saved')).toBeInTheDocument();
  expect(review).toHaveBeenCalledWith(
    expect.objectContaining({ id: 6, languages: ['ar', 'fr'], version: 3 }),
  );
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a text that was changed meanwhile is read again, without the ticks of the older one', async () => {
  const changed = { ...service, version: 4, reviewedLanguages: [], lawAr: 'نص معدّل.' };
  const load = jest.fn(() => ({ service: changed }));
  load.mockImplementationOnce(() => ({ service: service as typeof changed }));
  const stale = () => refusal('STALE_WRITE');
  const dialog = await open(served({ ReviewServiceLaw: stale, AdminService: load }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save confirmations' }));
  expect(await screen.findByText('نص معدّل.')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toBeVisible();
  expect(ofLanguage(dialog, 'العربية').getByRole('checkbox')).not.toBeChecked();
});

it('a lawyer reads the list and changes nothing else of it', async () => {
  await renderResource(servicesResource, { handlers: served(), role: 'lawyer' });
  await screen.findByRole('button', { name: /^Confirm what it says of the law/ });
  expect(screen.queryByRole('button', { name: /Add a service|^Edit|^Delete|Trash/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Click to/ })).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

it('a secretary has no such action, and the filter finds what waits', async () => {
  const list = jest.fn(served()['AdminServices']);
  await renderResource(servicesResource, {
    query: '?unconfirmed=true',
    handlers: served({ AdminServices: list }),
    role: 'secretary',
  });
  await screen.findByText('Legal audit');
  expect(screen.queryByRole('button', { name: /says of the law/ })).toBeNull();
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ filter: { unconfirmed: true } }));
});
