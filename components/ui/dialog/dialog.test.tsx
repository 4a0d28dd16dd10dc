import { act, fireEvent, render, screen } from '@testing-library/react';
import { dialog, open, Shop } from './dialog.fixture';

test('a dialog has a name, and its content only while it is open', async () => {
  render(<Shop />);
  expect(dialog()).toBeNull();
  expect(screen.queryByText('5XL')).toBeNull();
  await open();
  expect(dialog()).toBeVisible();
  expect(screen.getByText('5XL')).toBeVisible();
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  [
    'a click beside it',
    () => {
      const beside = screen.getByRole('dialog');
      fireEvent.pointerDown(beside);
      fireEvent.pointerUp(beside);
    },
  ],
])('%s closes it once and restores the focus', async (_, close) => {
  const onClose = jest.fn();
  render(<Shop onClose={onClose} />);
  const opener = await open();
  expect(opener).not.toHaveFocus();
  await act(async () => {
    close();
  });
  expect(dialog()).toBeNull();
  expect(screen.queryByText('5XL')).toBeNull();
  expect(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a text selection that ends outside keeps it open', async () => {
  render(<Shop />);
  await open();
  fireEvent.pointerDown(screen.getByText('5XL'));
  fireEvent.pointerUp(screen.getByRole('dialog'));
  expect(dialog()).toBeVisible();
});
