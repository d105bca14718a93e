import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from './form';

interface SampleProps {
  onSubmit: (values: { name: string; code: string }) => Promise<void>;
  /** The draft of an earlier visit. */
  draft?: { name: string; code: string };
  /** The server's error. */
  refused?: { code: string };
}

function Sample({ onSubmit, refused, draft }: SampleProps) {
  const form = useForm({
    initial: { name: '', code: '' },
    rules: {
      name: [(value) => value.trim() !== '' || 'name missing'],
      code: [(value, { name }) => value !== name || 'same as the name'],
    },
    onSubmit: async (values) => {
      await onSubmit(values);
      if (refused) form.setErrors(refused);
    },
    restore: () => draft ?? null,
    missingText: 'something is missing',
  });
  const control = (name: 'name' | 'code') => (
    <label>
      {name}
      <input id={name} {...form.field(name)} aria-invalid={!!form.errors[name]} />
      <em>{form.errors[name]}</em>
    </label>
  );
  return (
    <form {...form.props}>
      {(form.report.failure ?? form.report.problems[0]) && (
        <div data-testid="summary" ref={form.report.ref} tabIndex={-1}>
          {form.report.failure?.text}
          {form.report.problems.map(({ id, label, message }) => (
            <a key={id} href={`#${id}`} onClick={() => document.getElementById(id)?.focus()}>
              {`${label}: ${message}`}
            </a>
          ))}
        </div>
      )}
      {control('name')}
      {control('code')}
      <button disabled={form.busy}>send</button>
      <button type="button" onClick={() => form.setErrors({ code: 'taken' })}>
        refuse
      </button>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const summary = () => screen.getByTestId('summary');
const done = () => Promise.resolve();

it('a form shows no errors before the first submit, and then focuses a summary of them', async () => {
  render(<Sample onSubmit={done} />);
  await userEvent.type(screen.getByLabelText(/code/), 'x');
  expect(screen.queryByText('name missing')).toBeNull();
  await press('send');
  expect(screen.getByText('name missing')).toBeVisible();
  expect(summary()).toHaveFocus();
  expect(summary()).toHaveTextContent('something is missing');
  await userEvent.click(screen.getByRole('link', { name: 'name: name missing' }));
  expect(screen.getByLabelText(/^name/)).toHaveFocus();
});

it('an error disappears as soon as it is corrected, also through another field', async () => {
  render(<Sample onSubmit={done} />);
  await userEvent.type(screen.getByLabelText(/^name/), 'same');
  await userEvent.type(screen.getByLabelText(/code/), 'same');
  await press('send');
  expect(screen.getByText('same as the name')).toBeVisible();
  expect(screen.queryByText('something is missing')).toBeNull();
  await userEvent.type(screen.getByLabelText(/^name/), 'r');
  expect(screen.queryByText('same as the name')).toBeNull();
  expect(screen.queryByTestId('summary')).toBeNull();
});

it('a server error stays under its field until the field changes', async () => {
  render(<Sample onSubmit={done} />);
  await press('refuse');
  expect(screen.getByText('taken')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/code/), 'x');
  expect(screen.queryByText('taken')).toBeNull();
});

it.each([
  ['goes to the summary of what was refused', [], summary],
  ['stays where somebody has gone on meanwhile', [/^name/], () => screen.getByLabelText(/^name/)],
])('the focus %s', async (_, meanwhile, expected) => {
  let refuse: () => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (refuse = resolve)));
  render(<Sample onSubmit={onSubmit} refused={{ code: 'taken' }} />);
  await userEvent.type(screen.getByLabelText(/^name/), 'Amina');
  await press('send');
  for (const field of meanwhile) await userEvent.type(screen.getByLabelText(field), ' B');
  await act(async () => refuse());
  expect(screen.getByText('taken')).toBeVisible();
  expect(expected()).toHaveFocus();
});

it('a form is sent once however often the button is pressed', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { container } = render(<Sample onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText(/^name/), 'Amina');
  await press('send');
  const form = container.querySelector('form')!;
  act(() => form.requestSubmit());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Amina', code: '' });
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'send' })).toBeEnabled();
});

it('a form keeps what was typed before its code was loaded', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Sample onSubmit={done} />);
  container.querySelector('input')!.value = 'early';
  const root = await act(async () => hydrateRoot(container, <Sample onSubmit={done} />));
  await userEvent.type(screen.getByLabelText(/code/), 'x');
  expect(screen.getByLabelText(/^name/)).toHaveValue('early');
  act(() => root.unmount());
  container.remove();
});

it('text typed before hydration wins over a draft', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const sample = <Sample onSubmit={done} draft={{ name: 'drafted', code: 'kept' }} />;
  container.innerHTML = renderToString(sample);
  container.querySelector('input')!.value = 'early';
  const root = await act(async () => hydrateRoot(container, sample));
  expect(screen.getByLabelText(/^name/)).toHaveValue('early');
  expect(screen.getByLabelText(/code/)).toHaveValue('kept');
  act(() => root.unmount());
  container.remove();
});

it('a group of buttons is one field in the summary, named by its legend', async () => {
  function Choice() {
    const form = useForm({
      initial: { day: '' },
      rules: { day: [(value) => value !== '' || 'not chosen'] },
      onSubmit: done,
    });
    return (
      <form {...form.props}>
        {form.report.problems.map(({ id, label, message }) => (
          <a key={id} href={`#${id}`}>{`${label}: ${message}`}</a>
        ))}
        <fieldset id="days" name="day" tabIndex={-1}>
          <legend>Day</legend>
          <input type="radio" name="day" value="1" />
          <input type="radio" name="day" value="2" />
        </fieldset>
        <button>send</button>
      </form>
    );
  }
  render(<Choice />);
  await press('send');
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Day: not chosen']);
  expect(links[0]).toHaveAttribute('href', '#days');
});

describe('fields that were filled without an event, as some password managers do', () => {
  const fill = (name: string, value: string) => {
    const input = document.getElementById(name);
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(input, value);
  };

  it.each([
    { title: 'both', silent: { name: 'amina', code: '1234' }, typed: {} },
    { title: 'the first', silent: { name: 'amina' }, typed: { code: '1234' } },
    { title: 'the second', silent: { code: '1234' }, typed: { name: 'amina' } },
  ])(
    'a form sends values that were filled in without an event: $title',
    async ({ silent, typed }) => {
      const onSubmit = jest.fn(done);
      render(<Sample onSubmit={onSubmit} />);
      for (const [name, value] of Object.entries(silent)) fill(name, value);
      for (const [name, value] of Object.entries(typed))
        await userEvent.type(document.getElementById(name)!, value);
      await press('send');
      expect(onSubmit).toHaveBeenCalledWith({ name: 'amina', code: '1234' });
      expect(screen.queryByTestId('summary')).not.toBeInTheDocument();
    },
  );

  it('a form sends a silently filled value instead of the one typed before', async () => {
    const onSubmit = jest.fn(done);
    render(<Sample onSubmit={onSubmit} draft={{ name: 'karim', code: '1' }} />);
    fill('name', 'amina');
    await press('send');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'amina', code: '1' });
  });

  it('a form validates values that a password manager filled in silently', async () => {
    const onSubmit = jest.fn(done);
    render(<Sample onSubmit={onSubmit} />);
    fill('name', 'same');
    fill('code', 'same');
    await press('send');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(summary()).toHaveTextContent('same as the name');
  });

  it('a silently filled value corrects an error', async () => {
    const onSubmit = jest.fn(done);
    render(<Sample onSubmit={onSubmit} />);
    await press('send');
    fill('name', 'amina');
    await press('send');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'amina', code: '' });
  });
});
