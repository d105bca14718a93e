import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, renderPage } from '../../../test/render-page';
import { ApplicationForm } from './application-form-view';

const WRONG = 'The file must be a PDF or Word document';
const TEXTS = ['Address', 'City', 'Country', 'Experience', 'Education', 'Skills', 'Motivation'];
const file = (name: string, text: string) => new File([text], name, { type: 'application/pdf' });
const choose = (cv: File) => userEvent.upload(screen.getByLabelText('CV'), cv);

beforeEach(() => localStorage.clear());

it('a CV that the server refuses is marked as refused, and its field alone says why', async () => {
  const errors = [{ field: 'cv', message: WRONG }];
  await renderPage({
    page: <ApplicationForm user={aUser()} roleId="role-1" onSent={jest.fn()} />,
    handlers: { SubmitApplication: () => refusal('UNSUPPORTED_MEDIA_TYPE', { errors }) },
  });
  for (const label of TEXTS) await userEvent.type(screen.getByLabelText(label), 'Oran');
  await choose(file('letter.pdf', '%PDF-1.4 a letter'));
  await screen.findByText('letter.pdf');
  expect(screen.getByText('letter.pdf').closest('p')).not.toHaveTextContent('Refused');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send the application' }));
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(screen.getAllByText(/The CV was not accepted/)[0]).toBeVisible();
  expect(screen.queryByText(/Please try again/)).toBeNull();
  expect(screen.getByText('letter.pdf').closest('p')).toHaveTextContent('Refused');
  expect(screen.queryByText(/refused: UNSUPPORTED_MEDIA_TYPE/)).toBeNull();
  await choose(file('cv.pdf', '%PDF-1.4'));
  await screen.findByText('cv.pdf');
  expect(screen.getByText('cv.pdf').closest('p')).not.toHaveTextContent('Refused');
  expect(screen.queryByText(WRONG)).toBeNull();
});

it('the application form accepts files by extension and type, and hides its trap field from password managers', async () => {
  await renderPage({
    page: <ApplicationForm user={aUser()} roleId="role-1" onSent={jest.fn()} />,
  });
  const accepted = screen.getByLabelText<HTMLInputElement>('CV').accept.split(',');
  expect(accepted.map((word) => word.trim()).sort()).toEqual([
    '.doc',
    '.docx',
    '.pdf',
    'application/msword',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ]);
  const trap = document.querySelector('input[name="homepage"]')!;
  for (const word of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-protonpass-ignore'])
    expect(trap).toHaveAttribute(word, 'true');
  expect(trap).toHaveAttribute('autocomplete', 'off');
});

it.each([
  ['rich text', '{\\rtf1 CV}', /RTF file.*save it as PDF/],
  ['a page', '<!doctype html><p>CV', /web page.*print it to a PDF/],
  ['a saved page', 'MIME-Version: 1.0\r\n\r\n', /saved e‑mail or web page/],
  ['a text', 'My CV', /plain text.*save it as PDF or Word/],
  [
    'an OpenDocument',
    'PK\x03\x04..mimetypeapplication/vnd.oasis.opendocument.text',
    /OpenDocument/,
  ],
  ['a document of Pages', 'PK\x03\x04..Index/Document.iwa', /Pages document.*export it as PDF/],
  ['a photo', 'GIF89a', /picture.*print it to a PDF/],
  ['an archive', 'Rar!\x1a\x07', /archive: unpack it/],
  ['nothing', '', /file is empty/],
])('a CV that is %s is refused at once, in words that say what to do', async (_, text, words) => {
  await renderPage({ page: <ApplicationForm user={aUser()} roleId="role-1" onSent={jest.fn()} /> });
  await choose(file('cv.pdf', text));
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(screen.queryByText('cv.pdf')).toBeNull();
});

it.each(['cv', 'document:1000012345', 'cv.pdf (1)', 'سيرة ذاتية', 'cv.docx', 'cv.txt'])(
  'a PDF called %s is taken',
  async (name) => {
    await renderPage({
      page: <ApplicationForm user={aUser()} roleId="role-1" onSent={jest.fn()} />,
    });
    await choose(file(name, '\r\n%PDF-1.4'));
    const listed = await screen.findByText(name);
    expect(listed.closest('p')).toHaveTextContent('1 kB');
    expect(listed.closest('p')).not.toHaveTextContent('0.00');
  },
);

it('a CV that cannot be read any more is asked for again', async () => {
  await renderPage({ page: <ApplicationForm user={aUser()} roleId="role-1" onSent={jest.fn()} /> });
  const cv = file('cv.pdf', '%PDF-1.4');
  const failure = new DOMException('It is gone', 'NotFoundError');
  cv.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(failure) });
  await choose(cv);
  expect((await screen.findAllByText(/Choose it again/))[0]).toBeVisible();
  expect(screen.queryByText('cv.pdf')).toBeNull();
});

it('restored texts come without the file, which is asked for again', async () => {
  const page = <ApplicationForm user={aUser()} roleId="role-1" onSent={jest.fn()} />;
  const { unmount } = await renderPage({ page });
  await userEvent.type(screen.getByLabelText('City'), 'Oran');
  await choose(file('cv.pdf', '%PDF-1.4'));
  await screen.findByText('cv.pdf');
  expect(screen.queryByText(/choose your CV again/)).toBeNull();
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('Oran'));
  unmount();
  await renderPage({ page });
  expect(await screen.findByText(/choose your CV again/)).toBeVisible();
  await choose(file('cv.pdf', '%PDF-1.4'));
  await screen.findByText('cv.pdf');
  expect(screen.queryByText(/choose your CV again/)).toBeNull();
});
