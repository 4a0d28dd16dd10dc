import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { messagesFor } from '@/lib/i18n/messages';
import { MessagesProvider } from '@/lib/i18n/use-messages';
import type { Language } from '@/lib/page-context/locale';
import type { ProjectId } from '@/lib/project/projects';
import { LocaleSwitcher } from './locale-switcher';

const onClose = jest.fn();
const addresses = {
  paths: { de: '/hemden', en: '/shirts', cs: '/kosile' },
  territories: null,
} as const;

const show = (language: Language = 'de', project: ProjectId = 'hgg') =>
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <LocaleSwitcher project={project} territory="DE" addresses={addresses} onClose={onClose} />
    </MessagesProvider>,
  );

beforeEach(() => onClose.mockClear());

const country = (name = 'Lieferland') => screen.getByRole('combobox', { name });

test('CTX-06: the countries the shop delivers to, by their names in the visitor’s language', () => {
  show('cs', 'eck');
  const names = within(country('Země doručení')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Německo', 'Rakousko', 'Švýcarsko',
  ]); // prettier-ignore
  expect(country('Země doručení')).toHaveDisplayValue('Německo');
});

test('CTX-06: six languages by their own names, the page’s own chosen', () => {
  show();
  const languages = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(languages).toEqual(['de', 'en', 'cs', 'pl', 'nl', 'fr']);
  expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  expect(screen.getByText('Čeština')).toHaveAttribute('lang', 'cs');
});

test('choosing nothing else closes', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('CTX-04: while it takes effect the button is disabled and busy, and the choice is kept', () => {
  // jsdom loads no documents and logs it.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  fireEvent.change(country(), { target: { value: 'AT' } });
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(screen.getByRole('button', { name: 'Übernehmen', busy: true })).toBeDisabled();
  expect(document.cookie).toContain('selvedge_locale=en-at');
  expect(onClose).not.toHaveBeenCalled();
});

test('CTX-04: a page the browser brings back does not wait any more', () => {
  show();
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});
