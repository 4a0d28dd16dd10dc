import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { headerOf, withFormsApi } from './forms-api.fixture.server';

const { send, deliver, received, rows } = withFormsApi(openTestDatabase);

const person = (email: string) => ({ firstName: 'Jan', lastName: 'Novák', email });
const PRIVACY = { participationPrivacy: true };
const message = { subject: 'delivery', message: 'Paket?', acceptDatenschutz: true };

/** Forms that take an email address, with their other required fields. */
const FORMS = {
  '/api/newsletter/subscribe': {},
  '/api/contact/sendEmail': message,
  '/api/newsletter/raffle': { ...PRIVACY, notificationInfo: true, competition: 'summer' },
  '/api/newsletter/earlyShopRegistration': { ...PRIVACY, triggerID: '12806' },
} as const;

test.each([
  ['max@müller.de', 'max@xn--mller-kva.de'],
  ['jan@příklad.cz', 'jan@xn--pklad-zsa96e.cz'],
  ['ola@książka.pl', 'ola@xn--ksika-5wa74f.pl'],
  ['zoe@château.fr', 'zoe@xn--chteau-xta.fr'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
])('CON-05: customer service receives %s, and emails are sent to %s', async (typed, sent) => {
  await send('/api/contact/sendEmail', { ...person(` ${typed}\u00a0`), ...message });
  await deliver();
  // The stand-in lists a message under the domain's letters, whichever form of it was sent.
  const [copy] = await received(typed);
  expect(headerOf(copy, 'to')).toContain(sent);
  const passedOn = (await received(DEMO_SETTINGS.mail.from)).find((each) =>
    headerOf(each, 'reply-to')?.includes(sent),
  );
  expect(passedOn?.text).toContain(typed);
  expect(passedOn?.text).not.toContain('xn--');
});

/** Countries whose code is not that of their language. */
const COUNTRIES: Readonly<Partial<Record<Language, string>>> = { en: 'be', cs: 'cz' };

test.each(Object.entries(FORMS))(
  'NWS-02, NWS-06, CON-05: %s reports that accents are not allowed before the @',
  async (path, fields) => {
    for (const language of LANGUAGES) {
      const locale = `${language}-${COUNTRIES[language] ?? language}`;
      for (const email of ['jörg@example.de', 'zoé@example.fr', 'łukasz@example.pl']) {
        const reply = await send(path, { ...person(email), ...fields }, locale);
        const [error] = JSON.parse(reply.text).errors;
        expect([reply.status, error.message]).toEqual([400, messagesFor(language).email.invalid]);
        expect(error.message).toMatch(/\s@[ .]/);
      }
    }
    expect(await rows('SELECT 1 FROM shop.outbox')).toEqual([]);
  },
);
