import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aUser, renderPage, type Handlers } from '../../../../test/render-page';
import { DashboardFrame } from '../../../../test/render-resource';
import { CategorySelect } from './category-select';

const category = (slug: string, name: string, scope: string) => ({ slug, name, scope });

/** Opens the select and expects these options. */
async function expectOptions(handlers: Handlers, expected: string[]): Promise<void> {
  const page = (
    <DashboardFrame>
      <CategorySelect scope="faq" />
    </DashboardFrame>
  );
  await renderPage({ page, handlers, user: aUser({ role: 'admin' }) });
  fireEvent.mouseDown(await screen.findByRole('combobox'));
  const shown = () =>
    [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
  await waitFor(() => expect(shown()).toEqual(expected));
}

describe('the categories that a question can have', () => {
  it('the categories of a question are the first five while they cannot be loaded', () => {
    const unreachable = () => {
      throw new TypeError('Failed to fetch');
    };
    return expectOptions({ AdminCategoryChoices: unreachable }, [
      'General questions',
      'Services and fees',
      'Company formation',
      'Legal auditing',
      'Training',
    ]);
  });

  it('the categories of a question are those for questions and for all, by name or slug', () => {
    const items = [
      category('family', 'Family', 'both'),
      category('labor', '', 'faq'),
      category('internal', 'Internal', 'service'),
    ];
    return expectOptions({ AdminCategoryChoices: () => ({ categories: { items } }) }, [
      'Family',
      'labor',
    ]);
  });
});
