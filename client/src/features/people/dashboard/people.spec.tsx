import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserRole } from '@contract/enums';
import { aUser, refusal, renderPage, type Handlers } from '../../../../test/render-page';
import { DashboardFrame, renderResource } from '../../../../test/render-resource';
import { PersonPage } from './person-page';
import { peopleResource } from './people.resource';

const compared = (id: string, name: string, changes: object = {}) => ({
  __typename: 'ProposedPerson',
  ...{ id, name, otherNames: [], emails: [], phones: ['+213550123456'], hasAccount: false },
  ...{ requestCount: 1, lastRequestAt: '2026-11-16T09:00:00.000Z' },
  ...changes,
});

const AMINA = compared('p2', 'أمينة بن يوسف', {
  hasAccount: true,
  emails: ['amina@example.com'],
});

const aPerson = (changes: object = {}) => ({
  ...compared('p1', 'Amina Benyoucef'),
  __typename: 'Person',
  accounts: [],
  hiddenRequestCount: 0,
  deciders: [],
  dismissals: [],
  separations: [],
  appointments: [],
  quotes: [],
  money: { __typename: 'PersonMoney', openAmount: 0 },
  papers: { __typename: 'PersonPapers', missing: 0, received: 0, accepted: 0, refused: 0 },
  opposingParties: [],
  proposals: [{ __typename: 'PersonProposal', person: AMINA, reasons: ['phone', 'name'] }],
  mergedPeople: [],
  ...changes,
});

const request = {
  ...{ __typename: 'PersonRequest', kind: 'serviceRequest', id: 'r1' },
  ...{ reference: 'SR-2026-000001', title: 'Legal consultation', status: 'pending' },
  ...{ assigneeName: null, createdAt: '2026-11-16T09:00:00.000Z' },
};

const pageOf = (items: object[]) => ({
  __typename: 'PersonRequestPage',
  items,
  total: items.length,
});

function renderPerson(handlers: Handlers, role: UserRole = 'secretary') {
  return renderPage({
    page: (
      <DashboardFrame>
        <PersonPage />
      </DashboardFrame>
    ),
    path: '/dashboard/people/:id',
    at: '/dashboard/people/p1',
    handlers: {
      AdminPerson: () => ({ person: aPerson() }),
      AdminPersonRequests: ({ id }) => ({
        person: { __typename: 'Person', id, requests: pageOf([request]) },
      }),
      ...handlers,
    },
    user: aUser({ role }),
  });
}

const compare = () => screen.findByRole('button', { name: 'Compare and merge' });

describe('the list of people', () => {
  const row = {
    ...compared('p1', 'Amina Benyoucef', { otherNames: ['A. Benyoucef'] }),
    __typename: 'PersonSummary',
    proposals: ['p2', 'p3'].map((id) => ({
      __typename: 'PersonProposal',
      person: { __typename: 'ProposedPerson', id, name: 'أمينة بن يوسف' },
    })),
  };

  it('each name leads to the page of the person, and the list says who is probably the same', async () => {
    const AdminPeople = () => ({ people: { __typename: 'PersonPage', items: [row], total: 1 } });
    await renderResource(peopleResource, { handlers: { AdminPeople }, role: 'lawyer' });
    const name = await screen.findByRole('link', { name: 'Amina Benyoucef' });
    expect(name).toHaveAttribute('href', '/dashboard/people/p1');
    expect(screen.getByText(/A\. Benyoucef/)).toBeVisible();
    const cell = name.closest('td');
    expect(cell).toHaveTextContent('Probably the same person أمينة بن يوسف and 1 more');
  });
});

describe('the page of a person', () => {
  it('the page tells a reader how many requests they may not open', async () => {
    const person = aPerson({ hiddenRequestCount: 3, deciders: ['Nadia Saïdi', 'Karim Ould'] });
    await renderPerson({ AdminPerson: () => ({ person }) }, 'lawyer');
    const hidden = await screen.findByText(/3 others that you may not open\./);
    expect(hidden).toHaveTextContent('Ask: Nadia Saïdi · Karim Ould');
    expect(await screen.findByRole('link', { name: 'SR-2026-000001' })).toHaveAttribute(
      'href',
      '/dashboard/service-requests?view=r1',
    );
    expect(screen.getByText(/same phone · same name, in either script/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare and merge' })).toBeNull();
  });

  it('the record with an account stays by default, and the page leads to it', async () => {
    const merged = aPerson({ ...AMINA, __typename: 'Person', proposals: [] });
    const MergePeople = jest.fn((_people: unknown) => ({ mergePeople: merged }));
    const AdminPerson = ({ id }: Record<string, unknown>) => ({
      person: id === 'p1' ? aPerson() : merged,
    });
    await renderPerson({ AdminPerson, MergePeople });
    await userEvent.click(await compare());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('radio', { name: 'أمينة بن يوسف' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/people/p2'),
    );
    expect(MergePeople).toHaveBeenCalledWith({ fromId: 'p1', intoId: 'p2' });
    expect(await screen.findByText('Both stand on one page now')).toBeInTheDocument();
  });

  it('a refused merge is told of in the dialog, which stays', async () => {
    await renderPerson({ MergePeople: () => refusal('PERSON_MERGED') });
    await userEvent.click(await compare());
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/people/p1');
  });

  it('a request is begun for the person, and their name and number do not stand in the address', async () => {
    await renderPerson({});
    await userEvent.click(await screen.findByRole('button', { name: 'Write down a request' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New appointment' }));
    expect(screen.getByTestId('address').textContent).toBe('/dashboard/consultations?form=new');
  });

  it('a person who is not proposed is found and compared', async () => {
    const other = { ...compared('p7', 'Samir Zerrouki'), __typename: 'PersonSummary' };
    const items = [other, { ...other, id: 'p1', name: 'Amina Benyoucef' }];
    const PeopleToMerge = jest.fn((_search: unknown) => ({
      people: { __typename: 'PersonPage', items },
    }));
    await renderPerson({ PeopleToMerge });
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with somebody else' }));
    const search = await screen.findByRole('dialog', { name: 'Merge with whom?' });
    await waitFor(() => expect(within(search).getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('samir{Enter}');
    const found = await within(search).findAllByRole('button', { name: /^Compare with/ });
    expect(found).toHaveLength(1);
    expect(PeopleToMerge).toHaveBeenCalledWith({ search: 'samir' });
    await userEvent.click(found[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Are they the same person?' });
    expect(within(dialog).getByRole('radio', { name: 'Samir Zerrouki' })).toBeVisible();
  });

  it('a proposal is dismissed, and the toast takes that back', async () => {
    const dismissal = {
      ...{ __typename: 'PersonDismissal', id: 'd1', person: AMINA, dismissedByName: 'Nadia Saïdi' },
      createdAt: '2026-11-20T09:00:00.000Z',
    };
    const person = aPerson({ proposals: [], dismissals: [dismissal] });
    const DismissPersonProposal = jest.fn((_people: unknown) => ({
      dismissPersonProposal: person,
    }));
    const UndoPersonDismissal = jest.fn((_of: unknown) => ({
      undoPersonDismissal: { __typename: 'Person', id: 'p1' },
    }));
    await renderPerson({ DismissPersonProposal, UndoPersonDismissal });
    await userEvent.click(await screen.findByRole('button', { name: 'Not the same person' }));
    await screen.findByText(/They are not proposed any more/);
    expect(DismissPersonProposal).toHaveBeenCalledWith({ personId: 'p1', otherId: 'p2' });
    const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
    await userEvent.click(undo!);
    await waitFor(() => expect(UndoPersonDismissal).toHaveBeenCalledWith({ dismissalId: 'd1' }));
  });

  it('a request is taken off a person who has more than it, once that is confirmed', async () => {
    const SeparateRequest = jest.fn((_request: unknown) => ({
      separateRequest: { __typename: 'Person', id: 'p8', name: 'Amina', separations: [] },
    }));
    const person = aPerson({ requestCount: 2 });
    await renderPerson({ AdminPerson: () => ({ person }), SeparateRequest });
    await userEvent.click(await screen.findByRole('button', { name: 'Not theirs' }));
    const dialog = await screen.findByRole('dialog', { name: /Take request/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take it off' }));
    await screen.findByText('The request has a page of its own now');
    expect(SeparateRequest).toHaveBeenCalledWith({ kind: 'serviceRequest', requestId: 'r1' });
  });

  it('the page shows what is kept apart, with the way to take it back', async () => {
    const separation = {
      ...{ __typename: 'RequestSeparation', id: 's1', kind: 'contactRequest', requestId: 'r9' },
      ...{ reference: 'MSG-2026-000009', fromId: 'p1', fromName: 'Amina Benyoucef', toId: 'p5' },
      ...{ toName: 'Yanis', separatedByName: null, createdAt: '2026-11-20T09:00:00.000Z' },
    };
    const person = aPerson({ proposals: [], separations: [separation] });
    const UndoRequestSeparation = jest.fn((_of: unknown) => ({
      undoRequestSeparation: { __typename: 'Person', id: 'p1' },
    }));
    await renderPerson({ AdminPerson: () => ({ person }), UndoRequestSeparation });
    expect(await screen.findByText(/This request is of somebody else:/)).toHaveTextContent('Yanis');
    expect(screen.queryByRole('button', { name: 'Not theirs' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(UndoRequestSeparation).toHaveBeenCalledWith({ separationId: 's1' }));
  });

  it('a merge is undone within its day only', async () => {
    const merge = (id: string, name: string, undoableUntil: string | null) => ({
      ...{ __typename: 'PersonMerge', id, name, emails: [], phones: [], undoableUntil },
      ...{ mergedByName: 'Nadia Saïdi', createdAt: '2026-11-20T09:00:00.000Z' },
    });
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const mergedPeople = [merge('m2', 'Amina B.', soon), merge('m1', 'A. Benyoucef', null)];
    await renderPerson({ AdminPerson: () => ({ person: aPerson({ mergedPeople }) }) });
    const [late, over] = (await screen.findAllByText(/^(Amina B\.|A\. Benyoucef)$/)).map((name) =>
      name.closest('li'),
    );
    expect(within(late!).getByRole('button', { name: 'Undo the merge' })).toBeVisible();
    expect(over).toHaveTextContent('It can no longer be undone');
    expect(within(over!).queryByRole('button')).toBeNull();
  });

  it('the address of a record that was merged leads to the person', async () => {
    const person = aPerson({ id: 'p9' });
    await renderPerson({ AdminPerson: () => ({ person }) });
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/people/p9'),
    );
  });

  it('somebody who is not there is said not to be', async () => {
    await renderPerson({ AdminPerson: () => refusal('NOT_FOUND') });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This person is not here' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
