import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from '../../lib/forms/form';
import { EmailField } from './email-field';

jest.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: Record<string, string> = {}) =>
      [key, ...Object.values(values)].join(' '),
  }),
}));

function Form({ onSubmit }: { onSubmit: (email: string) => void }) {
  const form = useForm({
    initial: { email: '' },
    rules: {},
    onSubmit: ({ email }) => {
      onSubmit(email);
      return Promise.resolve();
    },
  });
  return (
    <form {...form.props}>
      <EmailField form={form} name="email" label="E-mail" />
      <input aria-label="Other" />
      <button type="submit">Send</button>
    </form>
  );
}

function setUp() {
  const onSubmit = jest.fn();
  render(<Form onSubmit={onSubmit} />);
  return { onSubmit, user: userEvent.setup(), input: screen.getByLabelText('E-mail') };
}
const question = () => screen.queryByText(/auth\.emailSlip .*@gmail\.com/);

it('a likely slip is asked about on the way to another field, and put right by one press', async () => {
  const { onSubmit, user, input } = setUp();
  await user.type(input, 'amina@gmial.com');
  expect(question()).toBeNull();
  await user.click(screen.getByLabelText('Other'));
  expect(question()).toBeVisible();
  await user.click(screen.getByText('auth.emailSlipUse'));
  expect(input).toHaveValue('amina@gmail.com');
  expect(question()).toBeNull();
  await user.click(screen.getByText('Send'));
  expect(onSubmit).toHaveBeenCalledWith('amina@gmail.com');
});

it.each(['{Enter}', 'press'])(
  'a form sent by %s asks once about a likely typing error, and the address may be kept',
  async (way) => {
    const { onSubmit, user, input } = setUp();
    await user.type(input, 'amina@gmail.con');
    const send = () =>
      way === 'press' ? user.click(screen.getByText('Send')) : user.keyboard(way);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(question()).toBeVisible();
    expect(input).toHaveFocus();
    await send();
    expect(onSubmit).toHaveBeenCalledWith('amina@gmail.con');
  },
);

it('an address that the person keeps is not asked about again', async () => {
  const { onSubmit, user, input } = setUp();
  await user.type(input, 'amina@yaho.fr');
  await user.click(screen.getByLabelText('Other'));
  await user.click(screen.getByText('auth.emailSlipKeep'));
  expect(screen.queryByText('auth.emailSlipKeep')).toBeNull();
  await user.click(screen.getByText('Send'));
  expect(onSubmit).toHaveBeenCalledWith('amina@yaho.fr');
});

it('a pasted address is shown without its marks once the field is left', async () => {
  const { user, input } = setUp();
  await user.click(input);
  await user.paste('\u2068Amina@Example.dz\u2069،');
  await user.click(screen.getByLabelText('Other'));
  expect(input).toHaveValue('amina@example.dz');
});
