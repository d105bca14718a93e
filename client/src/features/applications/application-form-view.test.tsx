import { screen } from '@testing-library/react';
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
  await choose(file('letter.pdf', 'a letter'));
  expect(screen.getByText('letter.pdf').closest('p')).not.toHaveTextContent('Refused');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send the application' }));
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(screen.getByText('letter.pdf').closest('p')).toHaveTextContent('Refused');
  expect(screen.queryByText(/refused: UNSUPPORTED_MEDIA_TYPE/)).toBeNull();
  await choose(file('cv.pdf', '%PDF-'));
  expect(screen.getByText('cv.pdf').closest('p')).not.toHaveTextContent('Refused');
  expect(screen.queryByText(WRONG)).toBeNull();
});
