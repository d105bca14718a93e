import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { LocaleContext } from '../../../lib/i18n/i18n';
import { NumberControl } from './controls';
import { numberRule } from './rules';

const t = ((key: string) => key) as unknown as TFunction;

/** A form with one rating from 0 to 5, in which `text` was typed and which was then sent. */
async function send(text: string) {
  const onFinish = jest.fn();
  const onFinishFailed = jest.fn();
  render(
    <Form onFinish={onFinish} onFinishFailed={onFinishFailed} initialValues={{ rating: 3 }}>
      <Form.Item
        name="rating"
        label="Rating"
        rules={[numberRule({ t }, { min: 0, max: 5, decimals: 1 })]}
      >
        <NumberControl decimals={1} />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>,
  );
  const box = screen.getByLabelText('Rating');
  expect(box).toHaveValue('3');
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(onFinish.mock.calls.length + onFinishFailed.mock.calls.length).toBe(1),
  );
  expect(box).toHaveValue(text);
  return { sent: onFinish.mock.lastCall?.[0] as unknown };
}

describe('NumberControl', () => {
  it.each([
    ['ar', '4,7'],
    ['fr', '4,7'],
    ['en', '4.7'],
  ] as const)('a number field shows the decimal separator of the language (%s)', (locale, text) => {
    render(
      <LocaleContext value={locale}>
        <NumberControl value={4.7} decimals={1} aria-label="Rating" />
      </LocaleContext>,
    );
    expect(screen.getByLabelText('Rating')).toHaveValue(text);
  });

  it.each(['4.7', '4,7', '٤٫٧'])('NumberControl reads %s as 4.7', async (text) => {
    expect((await send(text)).sent).toEqual({ rating: 4.7 });
  });

  it.each([
    ['four', 'dashboard.form.number'],
    ['4.75', 'dashboard.form.number'],
    ['47', 'dashboard.form.range'],
  ])('NumberControl rejects %s and keeps the text', async (text, message) => {
    expect((await send(text)).sent).toBeUndefined();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
