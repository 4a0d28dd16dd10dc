import { checkAddress } from '@/lib/commerce/delivery/address.form';
import { checkContact } from '@/lib/commerce/reservation/contact.form';
import { emailError, emailOf } from '@/lib/customer/account/registration';
import { email } from '@/lib/messaging/forms/form-fields.server';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { normalizeEmail } from '@/lib/commerce/vouchers/voucher';
import { cleanEmail } from './email-address';

const MUELLER = 'max@xn--mller-kva.de';

/** Spellings of one mailbox. */
const SPELLINGS = [
  'max@müller.de',
  'max@mu\u0308ller.de',
  'max@MÜLLER.de',
  ' max@müller.de\u00a0',
  '\u200bmax@müller.de',
  'max@müller。de',
  MUELLER,
];

test.each(SPELLINGS)('%j is recognised as the same mailbox in every form', (typed) => {
  expect(cleanEmail(typed)).toBe(MUELLER);
  expect([emailError(typed), emailOf({ email: typed })]).toEqual([null, MUELLER]);
  expect(email.parse(typed)).toBe(MUELLER);
  expect(normalizeEmail(typed)).toBe(MUELLER);
  const person = { firstName: 'Max', lastName: 'Muster', email: typed, phone: '' };
  expect(checkContact(person)).toMatchObject({ ok: true, contact: { email: MUELLER } });
  const place = { street: 'Weg', houseNumber: '1', postalCode: '80331', city: 'M', country: 'DE' };
  expect(checkAddress('hgg', { ...person, ...place })).toMatchObject({
    ok: true,
    address: { email: MUELLER },
  });
});

test.each([
  ['jan@příklad.cz', 'jan@xn--pklad-zsa96e.cz'],
  ['ola@książka.pl', 'ola@xn--ksika-5wa74f.pl'],
  ['zoe@château.fr', 'zoe@xn--chteau-xta.fr'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['x@例え.jp', 'x@xn--r8jz45g.jp'],
  ['Max.Muster+shop@Example.ORG', 'Max.Muster+shop@Example.ORG'],
])('%s is sent to %s', (typed, clean) => expect(cleanEmail(typed)).toBe(clean));

test.each([
  'max@müller',
  'max@mül ler.de',
  'max@müller.de/x',
  'max@müller.de:25',
  'max@ü@müller.de',
  'mäx@müller.de',
  'müller.de',
])('%s is rejected as an address', (typed) => {
  expect(emailError(typed)).toBe('emailInvalid');
  expect(email.safeParse(typed).success).toBe(false);
});

test.each(LANGUAGES)('an invalid address is reported in its field in %s', (language) => {
  const { account, address, email: fields } = messagesFor(language);
  const messages = [account.errors.emailInvalid, address.errors.emailInvalid, fields.invalid];
  for (const message of messages) expect(message).toMatch(/ @[ .]/);
});
