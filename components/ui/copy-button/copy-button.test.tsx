import { act, fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { CopyButton } from './copy-button';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <CopyButton text="BLACK20" />
    </MessagesProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kopieren' })));

test('PDP-23: a copy is confirmed for two seconds', async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledWith('BLACK20');
  expect(screen.getByRole('status')).toHaveTextContent('Kopiert');
  act(() => jest.advanceTimersByTime(1_999));
  expect(screen.getByRole('status')).toHaveTextContent('Kopiert');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('PDP-23: a failed copy has its own message', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(/nicht kopieren/);
});
