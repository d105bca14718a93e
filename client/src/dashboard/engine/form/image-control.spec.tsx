import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser, renderPage } from '../../../../test/render-page';
import { DashboardFrame } from '../../../../test/render-resource';
import { ImageControl, type ImageValue } from './image-control';

/** How the browser has read the picture; until then nobody knows. */
let read: { done: () => void; failed: () => void };
let held: ImageValue;

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  HTMLImageElement.prototype.decode = () =>
    new Promise((done, refuse) => (read = { done, failed: () => refuse(new Error('no')) }));
});

function Field() {
  const [value, setValue] = useState<ImageValue>('/files/stored.webp');
  held = value;
  return (
    <>
      <ImageControl label="Picture" value={value} onChange={setValue} />
      <button onClick={() => setValue(undefined)}>Remove</button>
    </>
  );
}

/** Chooses a file that is still being read. */
async function choose(type = 'image/png'): Promise<File> {
  const page = (
    <DashboardFrame>
      <Field />
    </DashboardFrame>
  );
  await renderPage({ page, handlers: {}, user: aUser({ role: 'admin' }) });
  const file = new File(['bytes'], 'face.png', { type });
  fireEvent.change(await screen.findByTestId('image-input'), { target: { files: [file] } });
  return file;
}

describe('a chosen picture', () => {
  it('a chosen picture is the value before it is read, so that a form saved at once has it', async () => {
    const file = await choose();
    expect(held).toBe(file);
    await act(async () => read.done());
    expect(held).toBe(file);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an unreadable picture is replaced by the one before it', async () => {
    await choose();
    await act(async () => read.failed());
    expect(held).toBe('/files/stored.webp');
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('an unreadable picture does not bring back one that was removed meanwhile', async () => {
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await act(async () => read.failed());
    expect(held).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a picture of a wrong type is refused at once', async () => {
    await choose('text/plain');
    expect(held).toBe('/files/stored.webp');
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
