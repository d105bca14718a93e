import { render, screen } from '@testing-library/react';
import { FreshText } from './fresh-text';

it('a new text is shown although a translator of the browser wrapped the old one', () => {
  const { rerender } = render(
    <p data-testid="count">
      <FreshText>11 services</FreshText>
    </p>,
  );
  const paragraph = screen.getByTestId('count');
  const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append('11 خدمة');
  rerender(
    <p data-testid="count">
      <FreshText>8 services</FreshText>
    </p>,
  );
  expect(paragraph).toHaveTextContent(/^8 services$/);
});
