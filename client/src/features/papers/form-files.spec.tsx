import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, renderPage } from '../../../test/render-page';
import { eraseDrafts } from '../../lib/forms/draft-erasure';
import { chooseFiles, chosenFiles, formOf, takeFiles } from './chosen-files';
import { FormFiles, SentFiles } from './form-files';

const FORM = formOf('contactRequest', 'user-1');
const aFile = (name: string, text = '%PDF-1.4') =>
  new File([text], name, { type: 'application/pdf' });

const show = () => renderPage({ page: <FormFiles kind="contactRequest" />, user: aUser() });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Choose files'), files);
const names = () => chosenFiles(FORM).map(({ file }) => file.name);

beforeEach(() => {
  localStorage.clear();
  takeFiles(FORM);
});

it('files of a form say their kinds and sizes before any is refused, and each refused one why', async () => {
  await show();
  expect(screen.getByText(/PDF, Word, ODT or pictures, up to 15 MB each/)).toBeVisible();
  await choose(aFile('lease.pdf'), aFile('empty.pdf', ''));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty');
  expect(names()).toEqual(['lease.pdf', 'empty.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove empty.pdf' }));
  expect(names()).toEqual(['lease.pdf']);
});

it('chosen files outlive the form, and are written nowhere; signing out forgets them', async () => {
  const { unmount } = await show();
  await choose(aFile('lease.pdf'));
  await screen.findByText('lease.pdf');
  unmount();
  await show();
  expect(screen.getByText('lease.pdf')).toBeVisible();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('lease');
  eraseDrafts('user-1');
  expect(names()).toEqual([]);
});

it('after the form was sent, files that arrived and one that was refused are named', async () => {
  const sent: unknown[] = [];
  const { unmount } = await show();
  await choose(aFile('lease.pdf'), aFile('broken.pdf'));
  await screen.findByText('broken.pdf');
  unmount();
  await renderPage({
    page: <SentFiles kind="contactRequest" id="message-1" />,
    user: aUser(),
    handlers: {
      AddMyRequestFile: ({ input, idempotencyKey }) => {
        const { file, id } = input as { file: File; id: string };
        sent.push([id, file.name, typeof idempotencyKey]);
        if (file.name === 'broken.pdf')
          return refusal('BAD_USER_INPUT', {
            errors: [{ field: 'file', message: 'It is broken' }],
          });
        return { addMyRequestFile: {} };
      },
    },
  });
  await waitFor(() => expect(screen.getByText('It is broken')).toBeVisible());
  expect(screen.getByRole('list', { name: 'Files that arrived' })).toHaveTextContent('lease.pdf');
  await userEvent.upload(screen.getByLabelText('Send again: broken.pdf'), aFile('whole.pdf'));
  expect(await screen.findByText('All your files have arrived.')).toBeVisible();
  expect(sent).toEqual(
    ['lease.pdf', 'broken.pdf', 'whole.pdf'].map((name) => ['message-1', name, 'string']),
  );
  expect(names()).toEqual([]);
});

it('a file that was still looked at when the form was sent is sent, too', async () => {
  await renderPage({
    page: <SentFiles kind="contactRequest" id="message-2" />,
    user: aUser(),
    handlers: { AddMyRequestFile: () => ({ addMyRequestFile: {} }) },
  });
  expect(screen.queryByText('Your files')).toBeNull();
  act(() => chooseFiles(FORM, [{ key: 'late', file: aFile('late.pdf') }]));
  expect(await screen.findByText('All your files have arrived.')).toBeVisible();
  expect(screen.getByText('late.pdf')).toBeVisible();
});
