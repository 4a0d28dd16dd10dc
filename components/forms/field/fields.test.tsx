import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { CheckboxField } from './checkbox-field';
import { PasswordField } from './password-field';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextField } from './text-field';

const show = (field: ReactNode) =>
  render(<MessagesProvider messages={messagesFor('de')}>{field}</MessagesProvider>);

test('a field is named by its label and described by its help text', () => {
  show(
    <TextField
      label="E-Mail"
      type="email"
      autoComplete="email"
      help="Nie weitergegeben"
      required
    />,
  );
  const field = screen.getByRole('textbox', { name: 'E-Mail' });
  expect(field).toHaveAccessibleDescription('Nie weitergegeben');
  expect(field).toHaveAttribute('autocomplete', 'email');
  expect(field).toHaveAttribute('inputmode', 'email');
  expect(field).not.toHaveAttribute('placeholder');
});

test.each(['max@müller.de', 'jan@příklad.cz', 'ola@książka.pl', 'zoe@château.fr', 'x@例え.jp'])(
  'no browser stops the form at %s, which HTML does not take for an email address',
  (email) => {
    show(
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={email}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field).toHaveValue(email);
    expect(field).toBeValid();
    expect(field).toHaveAttribute('inputmode', 'email');
  },
);

test('a telephone corrects neither an email address nor a password that is shown', () => {
  show(
    <>
      <TextField label="Email" type="email" autoComplete="email" required />
      <PasswordField label="Passwort" autoComplete="current-password" required />
    </>,
  );
  for (const field of [screen.getByRole('textbox'), screen.getByLabelText('Passwort')]) {
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(field).toHaveAttribute('spellcheck', 'false');
  }
});

test('an error is associated with its field, after the help text', () => {
  show(
    <TextField
      label="Postleitzahl"
      autoComplete="postal-code"
      help="Fünf Ziffern"
      error="Bitte geben Sie fünf Ziffern ein."
      required
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Postleitzahl' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Fünf Ziffern Bitte geben Sie fünf Ziffern ein.');
});

test('optional fields are marked as such', () => {
  show(<TextField label="Adresszusatz" autoComplete="address-line2" />);
  expect(screen.getByRole('textbox', { name: 'Adresszusatz (freiwillig)' })).toBeVisible();
});

test('a field accepts the name, handlers and ref of a form library', () => {
  const ref = createRef<HTMLInputElement>();
  const onChange = jest.fn();
  show(
    <TextField
      label="Ort"
      autoComplete="address-level2"
      name="city"
      ref={ref}
      onChange={onChange}
    />,
  );
  expect(ref.current).toHaveAttribute('name', 'city');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Graz' } });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a password is hidden until the visitor reveals it', () => {
  show(<PasswordField label="Passwort" autoComplete="current-password" required />);
  const field = screen.getByLabelText('Passwort');
  expect(field).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Passwort anzeigen', pressed: false });
  fireEvent.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

const countries = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'CH', label: 'Schweiz', isDisabled: true },
];

test('a select shows its options, and a prompt while nothing is chosen', () => {
  show(<SelectField label="Land" options={countries} prompt="Bitte wählen" required />);
  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveDisplayValue('Bitte wählen');
  expect(screen.getByRole('option', { name: 'Schweiz' })).toBeDisabled();
});

test('a checkbox can be toggled by its whole line', () => {
  show(<CheckboxField label="Ich stimme zu" error="Bitte stimmen Sie zu." name="terms" />);
  const box = screen.getByRole('checkbox', { name: 'Ich stimme zu' });
  fireEvent.click(screen.getByText('Ich stimme zu'));
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Bitte stimmen Sie zu.');
});

test('a choice between few options is a named group with one of them selected', () => {
  show(<RadioGroup label="Lieferland" name="country" options={countries} required />);
  expect(screen.getByRole('group', { name: 'Lieferland' })).toBeVisible();
  fireEvent.click(screen.getByText('Deutschland'));
  expect(screen.getByRole('radio', { name: 'Deutschland' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Schweiz' })).toBeDisabled();
});
