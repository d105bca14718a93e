import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Handlers } from '../../../../test/render-page';
import { renderResource } from '../../../../test/render-resource';
import { synonymsResource } from './synonyms.resource';

const miss = {
  __typename: 'SearchMiss',
  word: 'trucmuche',
  language: 'fr',
  callers: 3,
  week: '2026-11-22',
};

const served = (overrides: Handlers = {}): Handlers => ({
  AdminSynonyms: () => ({ synonyms: { __typename: 'SynonymPage', items: [], total: 0 } }),
  AdminSynonymStats: () => ({
    synonymStats: { __typename: 'SynonymStats', total: 1, active: 1, inactive: 0 },
  }),
  AdminSearchMisses: () => ({ searchMisses: [miss] }),
  AdminSynonymChoices: () => ({
    synonyms: {
      __typename: 'SynonymPage',
      items: [{ __typename: 'Synonym', id: 'khula', name: 'Khula' }],
    },
  }),
  ...overrides,
});

/** Opens the choice of groups beside the word, and chooses one. */
async function choose(name: string, handlers: Handlers = served()) {
  await renderResource(synonymsResource, { handlers });
  fireEvent.mouseDown(
    await screen.findByRole('combobox', { name: 'Add “trucmuche” as a synonym to a group' }),
  );
  fireEvent.click(await screen.findByText(name));
}

it('a word that found nothing is added to a group in two clicks', async () => {
  const add = jest.fn((_variables: unknown) => ({
    addSynonymWord: { __typename: 'Synonym', id: 'khula', version: 2 },
  }));
  await choose('Khula', served({ AddSynonymWord: add }));
  expect(await screen.findByText('“trucmuche” is added')).toBeInTheDocument();
  expect(add).toHaveBeenCalledWith({ id: 'khula', word: 'trucmuche', language: 'fr' });
});

it('a word that found nothing opens the form of a new group in two clicks, and stands in it', async () => {
  await choose('New group with this word…');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(await form.findByRole('tab', { name: 'Français' }));
  const french = form.getByRole('tabpanel', { name: 'Français' });
  expect(within(french).getByText('trucmuche')).toBeInTheDocument();
});
