import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SavedSelect } from './saved-select';

const saved = jest.fn();

const sizes = (value: string) => (
  <SavedSelect
    aria-label="Size"
    value={value}
    onSave={saved}
    submit={{ children: 'Save the size' }}
  >
    <option>M</option>
    <option>L</option>
  </SavedSelect>
);

/** The page as the server sent it, before its scripts run. */
function sentPage() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(sizes('M'));
  return container;
}

beforeEach(() => saved.mockClear());

test('a choice is saved at once', async () => {
  render(sizes('M'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'L');
  expect(saved.mock.calls).toEqual([['L']]);
});

test('a choice made while scripts are loading is saved once they run', () => {
  const container = sentPage();
  screen.getByRole<HTMLSelectElement>('combobox').value = 'L';
  render(sizes('M'), { container, hydrate: true });
  expect(saved.mock.calls).toEqual([['L']]);
});

test('the browser restores no earlier choice, which would be saved over a newer one', () => {
  render(sizes('M'));
  expect(screen.getByRole('combobox')).toHaveAttribute('autocomplete', 'off');
});

test('a page on which nothing was chosen saves nothing', () => {
  render(sizes('M'), { container: sentPage(), hydrate: true });
  expect(saved).not.toHaveBeenCalled();
});

test('the button that sends the form without scripts is gone once they run', () => {
  const container = sentPage();
  expect(screen.getByRole('button', { name: 'Save the size' })).toHaveAttribute('type', 'submit');
  render(sizes('M'), { container, hydrate: true });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
