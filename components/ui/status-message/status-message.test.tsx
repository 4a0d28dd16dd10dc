import { render, screen } from '@testing-library/react';
import Router from 'next/router';
import { statusOf, type Status } from './status';
import { StatusMessage } from './status-message';

const show = (status: Status | null) => render(<StatusMessage status={status} />);
const failure = 'Bitte versuchen Sie es noch einmal.';

test('ENT-13, ERR-05: the page’s own text takes precedence over the response’s data', () => {
  expect(statusOf({ success: true, data: 'ok' }, { success: 'Gespeichert.', failure })).toEqual({
    type: 'messageSuccess',
    text: 'Gespeichert.',
  });
  expect(statusOf({ success: true, data: 'Ihre Karte ist da.' }, { failure })).toEqual({
    type: 'messageSuccess',
    text: 'Ihre Karte ist da.',
  });
});

test.each([
  [undefined, failure],
  [[], failure],
  [[{ message: '' }], failure],
  [[{ message: 'E-Mail unbekannt' }, { message: 'Zweiter' }], 'E-Mail unbekannt'],
])('ERR-05: a failure with %j shows “%s” as an alert', (errors, text) => {
  show(statusOf({ success: false, ...(errors && { errors }) }, { failure }));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('ENT-13: a success is announced politely, a silent one not at all', () => {
  show({ type: 'messageSuccess', text: 'Gespeichert.' });
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.');
  expect(statusOf({ success: true, data: { id: 1 } }, { failure })).toEqual({
    type: 'silentSuccess',
  });
  const { container } = show({ type: 'silentSuccess' });
  expect(container).toHaveTextContent('');
});

test('ENT-13: a redirect opens the target', () => {
  const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
  show({ type: 'redirectSuccess', href: '/de-de/account' });
  expect(push).toHaveBeenCalledWith('/de-de/account', undefined, expect.anything());
});

test('the live region exists before its message', () => {
  show(null);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
