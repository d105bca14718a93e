import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderPage } from '../../../test/render-page';
import { SearchBox } from './search-box';

const onSearch = jest.fn<void, [string]>();
let show: (value: string) => void;

/** A screen whose search changes only when the test says so. */
function Screen() {
  const [value, setValue] = useState('');
  useEffect(() => {
    show = setValue;
  }, []);
  return <SearchBox value={value} placeholder="Name" onSearch={onSearch} />;
}

const box = () => screen.getByRole('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const asked = (text: string) => waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(text));
const arrives = (value: string) => act(() => show(value));

describe('SearchBox', () => {
  beforeEach(() => renderPage({ page: <Screen /> }));

  it('SearchBox keeps what is typed while earlier searches become the value', async () => {
    type('nad');
    await asked('nad');
    type('nadi');
    await asked('nadi');
    type('nadia');
    for (const late of ['nad', 'nadi']) {
      arrives(late);
      expect(box()).toHaveValue('nadia');
    }
    await asked('nadia');
    arrives('nadia');
    expect(box()).toHaveValue('nadia');
  });

  it('SearchBox searches again on Enter after a reset', async () => {
    type('nadia');
    await asked('nadia');
    onSearch.mockClear();
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSearch).toHaveBeenCalledWith('nadia');
    arrives('nadia');
    expect(box()).toHaveValue('nadia');
    arrives('');
    expect(box()).toHaveValue('');
  });

  it('SearchBox takes a value that was changed elsewhere', async () => {
    type('nadia');
    await asked('nadia');
    for (const value of ['nadia', '', 'nadia']) {
      arrives(value);
      expect(box()).toHaveValue(value);
    }
  });
});
