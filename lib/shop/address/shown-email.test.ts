import { cleanEmail } from './email-address';
import { shownEmail } from './shown-email.server';

test.each([
  'max@müller.de',
  'jan@příklad.cz',
  'ola@książka.pl',
  'zoe@château.fr',
  'info@straße.de',
  'x@例え.jp',
  'max@post.müller.de',
])('%s is stored in ASCII and shown as it was typed', (typed) => {
  const stored = cleanEmail(typed);
  expect(stored).toMatch(/^[\x21-\x7e]+$/);
  expect(shownEmail(stored)).toBe(typed);
});

test.each(['', 'Max.Muster+shop@example.org', 'xn--mller-kva@example.org', 'max@xn--a', 'max'])(
  '%j is shown unchanged',
  (email) => expect(shownEmail(email)).toBe(email),
);
