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
const expectSearch = (text: string) =>
  waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(text));
const setValueFromUrl = (value: string) => act(() => show(value));

describe('SearchBox', () => {
  beforeEach(async () => {
    onSearch.mockClear();
    await renderPage({ page: <Screen /> });
  });

  it('SearchBox keeps what is typed while earlier searches become the value', async () => {
    type('nad');
    await expectSearch('nad');
    type('nadi');
    await expectSearch('nadi');
    type('nadia');
    for (const late of ['nad', 'nadi']) {
      setValueFromUrl(late);
      expect(box()).toHaveValue('nadia');
    }
    await expectSearch('nadia');
    setValueFromUrl('nadia');
    expect(box()).toHaveValue('nadia');
  });

  it('SearchBox searches again on Enter after a reset', async () => {
    type('nadia');
    await expectSearch('nadia');
    onSearch.mockClear();
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSearch).toHaveBeenCalledWith('nadia');
    setValueFromUrl('nadia');
    expect(box()).toHaveValue('nadia');
    setValueFromUrl('');
    expect(box()).toHaveValue('');
  });

  it('SearchBox takes a value that was changed elsewhere', async () => {
    type('nadia');
    await expectSearch('nadia');
    for (const value of ['nadia', '', 'nadia']) {
      setValueFromUrl(value);
      expect(box()).toHaveValue(value);
    }
  });

  it('SearchBox keeps and searches what is typed between a reset and its change of the value', async () => {
    type('nadia');
    await expectSearch('nadia');
    setValueFromUrl('nadia');
    fireEvent.blur(box());
    type('karim');
    setValueFromUrl('');
    expect(box()).toHaveValue('karim');
    await expectSearch('karim');
  });

  it('SearchBox drops what was typed before a reset', () => {
    setValueFromUrl('nadia');
    type('nadia k');
    fireEvent.blur(box());
    setValueFromUrl('');
    expect(box()).toHaveValue('');
  });

  it.each([
    { key: 'f', code: 'KeyF', ctrlKey: true },
    { key: 'f', code: 'KeyF', metaKey: true },
    { key: 'ب', code: 'KeyF', ctrlKey: true },
    { key: 'F', code: 'KeyF', ctrlKey: true },
  ])('SearchBox takes the first %j, and leaves the second to the browser', (keys) => {
    // the answer is false when the browser's own search does not open
    expect(fireEvent.keyDown(document.body, keys)).toBe(false);
    expect(box()).toHaveFocus();
    expect(fireEvent.keyDown(box(), keys)).toBe(true);
    act(() => box().blur());
    expect(fireEvent.keyDown(document.body, keys)).toBe(false);
  });

  it.each([
    { key: 'F3', code: 'F3' },
    { key: 'f', code: 'KeyF' },
    { key: 'f', code: 'KeyF', ctrlKey: true, shiftKey: true },
    { key: 'f', code: 'KeyF', ctrlKey: true, altKey: true },
    { key: 'g', code: 'KeyG', ctrlKey: true },
  ])('SearchBox leaves %j to the browser', (keys) => {
    expect(fireEvent.keyDown(document.body, keys)).toBe(true);
  });
});
