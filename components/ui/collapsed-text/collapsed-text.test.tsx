import { fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { CollapsedText } from './collapsed-text';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => `w${at + 1}`).join(' ');
const show = (text: string) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <CollapsedText text={text} />
    </MessagesProvider>,
  );

test('BLK-21: a longer text shows fourteen words until a visitor expands it', () => {
  show(numbers(15));
  const rest = screen.getByText('w15');
  expect(rest).toHaveAttribute('data-open', 'false');
  expect(rest.previousSibling?.textContent).toBe(numbers(14));
  fireEvent.click(screen.getByRole('button', { name: '… Weiterlesen', expanded: false }));
  expect(rest).toHaveAttribute('data-open', 'true');
});

test('BLK-21: fourteen words are not collapsed', () => {
  show(numbers(14));
  expect(screen.getByText(numbers(14))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
