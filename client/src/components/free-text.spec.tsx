import { render } from '@testing-library/react';
import { FreeText } from './free-text';

it.each([
  ['اتصل على الرقم 0555 12 34 56.', ['0555 12 34 56']],
  ['+213 (555) 12-34 أو +33 6 12 34 56 78', ['+213 (555) 12-34', '+33 6 12 34 56 78']],
  ['الطلب SR-2026-000001 مؤرخ في 2024/03/12', ['SR-2026-000001']],
  ['المادة 12 من القانون رقم 07-05', ['07-05']],
])('%s', (text, isolated) => {
  const { container } = render(<FreeText>{text}</FreeText>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('bdi[dir=ltr]')].map((part) => part.textContent)).toEqual(
    isolated,
  );
});
