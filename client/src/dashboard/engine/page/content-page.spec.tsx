import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Handlers } from '../../../../test/render-page';
import { renderResource, type } from '../../../../test/render-resource';
import { consultantsResource } from '../../../features/consultants/dashboard/consultants.resource';
import { faqsResource } from '../../../features/faqs/dashboard/faqs.resource';
import { jobRolesResource } from '../../../features/job-roles/dashboard/job-roles.resource';
import { servicesResource } from '../../../features/services/dashboard/services.resource';

describe('form of a trilingual resource', () => {
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
    updatedAt: '2026-11-01T10:00:00.000Z',
    completeness: { __typename: 'Completeness', ar: 100, fr: 100, en: 100 },
    staleLanguages: [] as string[],
    ...Object.fromEntries(
      ['Ar', 'Fr', 'En'].flatMap((suffix) => [
        [`title${suffix}`, `Legal audit ${suffix}`],
        [`description${suffix}`, 'A description that is long enough'],
        [`details${suffix}`, 'Details that are long enough'],
        [`availability${suffix}`, 'Sunday to Thursday'],
        [`tags${suffix}`, []],
      ]),
    ),
    sections: [],
  };
  const servicesServer = (overrides: Handlers = {}): Handlers => ({
    AdminServices: () => ({
      services: { __typename: 'ServicePage', items: [service], total: 1 },
    }),
    AdminServiceStats: () => ({
      serviceStats: {
        __typename: 'ServiceStats',
        total: 1,
        active: 1,
        inactive: 0,
        featured: 0,
      },
    }),
    AdminService: () => ({ service }),
    CheckServiceSlug: () => ({
      checkServiceSlug: { __typename: 'SlugCheck', available: true },
    }),
    ...overrides,
  });
  const openEdit = async (handlers: Handlers) => {
    await renderResource(servicesResource, { handlers });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit: / }));
    await screen.findByRole('tab', { name: 'Français' });
  };
  const titleInputs = () =>
    screen.getAllByLabelText('Title') as [HTMLElement, HTMLElement, HTMLElement];

  it('a trilingual form marks the tabs with errors and opens the first of them', async () => {
    await openEdit(servicesServer());
    const [, french, english] = titleInputs();
    type(french, '');
    type(english, '');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('tab', { name: /Français.*has errors/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('tab', { name: /English.*has errors/ })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'العربية' })).toBeInTheDocument();
    expect(
      screen.getByText('The following fields are required: Title (Français), Title (English)'),
    ).toBeInTheDocument();

    type(french, 'Audit juridique');
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Français' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
  });

  const stale = () =>
    refusal('STALE_WRITE', {
      conflict: { changedBy: 'Karim Haddad', changedAt: '2026-11-21T13:05:00.000Z' },
    });

  it('a stale form says who changed the row and loads the saved version on request', async () => {
    const load = jest.fn(() => ({ service: { ...service, version: 7 } }));
    load.mockImplementationOnce(() => ({ service }));
    await openEdit(servicesServer({ UpdateService: stale, AdminService: load }));
    type(titleInputs()[0], 'ما كتبته');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    // Isolates around name and date keep a Latin name from moving the day of an Arabic date.
    const message = /\u2068Karim Haddad\u2069, \u206821 November 2026 at 14:05\u2069/;
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(titleInputs()[0]).toHaveValue('ما كتبته');
    const row = await screen.findByRole('row', { name: /^Title \(العربية\)/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['ما كتبته', 'Legal audit Ar']);
    await userEvent.click(screen.getByRole('button', { name: 'Load the saved version' }));
    await waitFor(() => expect(titleInputs()[0]).toHaveValue('Legal audit Ar'));
    // for the form, for the comparison, and in place of what was typed
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('a form says by itself that another version was saved, once it is looked at again', async () => {
    const load = jest.fn(() => ({ service: { ...service, titleFr: 'Autre titre', version: 7 } }));
    load.mockImplementationOnce(() => ({ service }));
    await openEdit(servicesServer({ AdminService: load }));
    expect(screen.queryByText(/changed and saved while/)).toBeNull();
    fireEvent.focus(window);
    expect(await screen.findByText(/changed and saved while/)).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Autre titre' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load the saved version' }));
    await waitFor(() => expect(titleInputs()[1]).toHaveValue('Autre titre'));
    expect(screen.queryByText(/changed and saved while/)).toBeNull();
  });

  it('a stale form overwrites the saved version on request', async () => {
    const update = jest.fn((_variables: Record<string, unknown>): unknown => ({
      updateService: service,
    }));
    update.mockImplementationOnce(stale);
    const load = jest.fn(() => ({ service: { ...service, version: 7 } }));
    load.mockImplementationOnce(() => ({ service }));
    await openEdit(servicesServer({ UpdateService: update, AdminService: load }));
    type(titleInputs()[0], 'ما كتبته');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }));
    expect(await screen.findByText('The service was updated')).toBeInTheDocument();
    expect(update.mock.calls.map(([{ input }]) => input)).toEqual([
      expect.objectContaining({ version: 3, titleAr: 'ما كتبته' }),
      expect.objectContaining({ version: 7, titleAr: 'ما كتبته' }),
    ]);
  });

  it('a draft is saved without the texts that a published row needs', async () => {
    const create = jest.fn((_variables: unknown) => ({ createService: service }));
    await renderResource(servicesResource, {
      handlers: servicesServer({ CreateService: create }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Add a service/ }));
    await screen.findByRole('tab', { name: 'Français' });
    type(titleInputs()[0], 'خدمة جديدة');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/The following fields are required/)).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    expect(create).toHaveBeenCalledWith({
      input: expect.objectContaining({ titleAr: 'خدمة جديدة', titleFr: '', status: 'draft' }),
      language: 'en',
    });
  });

  it('the button of a draft publishes it with the chosen status', async () => {
    const update = jest.fn((_variables: unknown) => ({ updateService: service }));
    const draft = { ...service, status: 'draft' };
    await openEdit(
      servicesServer({ UpdateService: update, AdminService: () => ({ service: draft }) }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('The service was updated')).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({ input: expect.objectContaining({ status: 'active' }) }),
    );
  });

  it('publishing an incomplete draft names the missing fields, and opens its form with the errors marked', async () => {
    const draft = { ...service, status: 'draft', titleFr: '', descriptionEn: '' };
    const update = jest.fn((_variables: unknown) => ({ updateService: service }));
    await renderResource(servicesResource, {
      handlers: servicesServer({
        AdminServices: () => ({
          services: { __typename: 'ServicePage', items: [draft], total: 1 },
        }),
        AdminService: () => ({ service: draft }),
        ToggleServiceStatus: () =>
          refusal('BAD_USER_INPUT', {
            errors: ['titleFr', 'descriptionEn'].map((field) => ({ field, message: 'Required' })),
          }),
        UpdateService: update,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Draft · Click to publish/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /: Title \(Français\), Short description \(English\)/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open the form' }));
    expect(await screen.findByRole('tab', { name: /Français.*has errors/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('tab', { name: /English.*has errors/ })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'العربية' })).toBeInTheDocument();
    expect(screen.getByText(/^The following fields are required: Title/)).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });

  it('a stale translation is marked on its tab until it is confirmed', async () => {
    const update = jest.fn((_variables: unknown) => ({ updateService: service }));
    const withStaleFrench = { ...service, staleLanguages: ['fr'] };
    await renderResource(servicesResource, {
      handlers: servicesServer({
        UpdateService: update,
        AdminService: () => ({ service: withStaleFrench }),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit: / }));
    const tab = await screen.findByRole('tab', { name: /Français.*translation to be checked/ });
    await userEvent.click(tab);
    await userEvent.click(screen.getByRole('checkbox', { name: /I have checked the translation/ }));
    expect(screen.getByRole('tab', { name: 'Français' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The service was updated')).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({ input: expect.objectContaining({ confirmedLanguages: ['fr'] }) }),
    );
  });

  it('a list shows how complete each language is and which translations are stale', async () => {
    const list = jest.fn((_variables: unknown) => ({
      services: {
        __typename: 'ServicePage',
        items: [
          {
            ...service,
            status: 'draft',
            completeness: { __typename: 'Completeness', ar: 100, fr: 75, en: 100 },
            staleLanguages: ['en'],
          },
        ],
        total: 1,
      },
    }));
    await renderResource(servicesResource, {
      query: '?missing=fr&status=draft',
      handlers: servicesServer({ AdminServices: list }),
    });
    expect(await screen.findByText('Français: 75% complete')).toBeInTheDocument();
    expect(screen.getByText(/English: complete · translation to be checked/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Draft · Click to publish/ })).toBeInTheDocument();
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ filter: { missing: 'fr', status: 'draft' } }),
    );
  });

  it('a new form derives the slug from the English title until the slug is edited', async () => {
    const check = jest.fn((_variables: Record<string, unknown>) => ({
      checkServiceSlug: { __typename: 'SlugCheck', available: true },
    }));
    await renderResource(servicesResource, {
      handlers: servicesServer({ CheckServiceSlug: check }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Add a service/ }));
    const slug = await screen.findByLabelText(/Name in the link/);
    type(titleInputs()[2], 'Legal Audit & Review');
    await waitFor(() => expect(slug).toHaveValue('legal-audit-review'));
    type(slug, 'my-own');
    type(titleInputs()[2], 'Legal Audit 2');
    // Whatever is in the input is checked a moment later.
    await waitFor(() => expect(check).toHaveBeenLastCalledWith({ slug: 'my-own' }));
    expect(titleInputs()[2]).toHaveValue('Legal Audit 2');
    expect(slug).toHaveValue('my-own');
  });

  it('a new form proposes the next free slug when that of the title is taken', async () => {
    const check = jest.fn((variables: Record<string, unknown>) => ({
      checkServiceSlug: {
        __typename: 'SlugCheck',
        available: variables['slug'] === 'legal-audit-3',
      },
    }));
    await renderResource(servicesResource, {
      handlers: servicesServer({ CheckServiceSlug: check }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Add a service/ }));
    const slug = await screen.findByLabelText(/Name in the link/);
    type(titleInputs()[2], 'Legal Audit');
    await waitFor(() => expect(slug).toHaveValue('legal-audit-3'));
    await waitFor(() => expect(check.mock.lastCall?.[0]).toEqual({ slug: 'legal-audit-3' }));
    expect(screen.queryByText('This name is already in use')).not.toBeInTheDocument();
  });

  it('a slug that only the trash has is refused with a link to the trash, in another tab', async () => {
    const checkServiceSlug = { __typename: 'SlugCheck', available: false, trashedId: '9' };
    await openEdit(servicesServer({ CheckServiceSlug: () => ({ checkServiceSlug }) }));
    type(await screen.findByLabelText(/Name in the link/), 'old-name');
    expect(await screen.findByText(/^This name belongs to an entry in the trash/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open the trash in a new tab' });
    expect(link).toHaveAttribute('href', '/dashboard/list?trash=1');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('Undo restores a row that was moved to the trash', async () => {
    const restore = jest.fn(() => ({ restoreService: service }));
    const handlers = servicesServer({
      DeleteService: () => ({ deleteService: service }),
      RestoreService: restore,
    });
    await renderResource(servicesResource, { handlers });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restore).toHaveBeenCalledWith({ id: 6, language: 'en' }));
    expect(await screen.findByText(/was restored/)).toBeInTheDocument();
  });
});

describe('the list of somebody who writes drafts only', () => {
  const consultant = (status: string) => ({
    __typename: 'Consultant',
    id: status,
    version: 1,
    status,
    order: 0,
    name: `A consultant who is ${status}`,
    title: 'Attorney',
    rating: 4.5,
    consultations: 12,
    imageUrl: null,
    resolvedLanguage: 'en',
    updatedAt: '2026-11-01T10:00:00.000Z',
    completeness: { __typename: 'Completeness', ar: 100, fr: 100, en: 100 },
    staleLanguages: [],
  });
  const list = async (...statuses: string[]) => {
    const items = statuses.map(consultant);
    const page = { __typename: 'ConsultantPage', items, total: items.length };
    await renderResource(consultantsResource, {
      role: 'secretary',
      handlers: { AdminConsultants: () => ({ consultants: page }) },
    });
    await screen.findByText('A consultant who is active');
    return screen.queryByRole('columnheader', { name: 'Actions' });
  };

  it('a list without actions on any row has no column for them', async () => {
    expect(await list('active', 'inactive')).toBeNull();
  });

  it('a list with a draft among its rows has a column for actions', async () => {
    expect(await list('active', 'draft')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit: A consultant who is draft' })).toBeVisible();
  });
});

it.each([
  ['fr', 'Publiée', 'Mise en avant'],
  ['en', 'Published', 'Featured'],
] as const)('the state of a question is said in its gender (%s)', async (locale, ...words) => {
  const question = {
    __typename: 'Faq',
    id: 1,
    version: 1,
    status: 'active',
    featured: true,
    order: 0,
    question: 'A question',
    category: 'general',
    resolvedLanguage: locale,
    updatedAt: '2026-11-01T10:00:00.000Z',
    completeness: { __typename: 'Completeness', ar: 100, fr: 100, en: 100 },
    staleLanguages: [],
  };
  await renderResource(faqsResource, {
    locale,
    handlers: {
      AdminFaqs: () => ({ faqs: { __typename: 'FaqPage', items: [question], total: 1 } }),
    },
  });
  const row = (await screen.findByText('A question')).closest('tr')!;
  for (const word of words)
    expect(within(row).getByRole('button', { name: new RegExp(`^${word}`) })).toBeVisible();
});

describe('a form whose row cannot be loaded', () => {
  const offline = () => {
    throw new TypeError('Failed to fetch');
  };
  const options = { query: '?form=1', handlers: new Proxy<Handlers>({}, { get: () => offline }) };

  it.each([
    [
      'Failed to load the consultant for editing',
      () => renderResource(consultantsResource, options),
    ],
    ['Failed to load the question for editing', () => renderResource(faqsResource, options)],
    ['Failed to load role details', () => renderResource(jobRolesResource, options)],
  ])('a form whose row cannot be loaded says: %s', async (text, show) => {
    await show();
    const form = await screen.findByRole('dialog');
    expect(await within(form).findByText(text)).toBeInTheDocument();
  });
});
