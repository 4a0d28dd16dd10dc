import { EMAIL_KINDS, type EmailKind } from '@/cms-schema/email-kinds';
import { emailTemplate } from '@/cms-schema/content-types/email-template';
import { messagesFor, type Messages } from '@/lib/shop/i18n/messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

interface Words {
  subject: string;
  intro: string;
  closing: string;
}

type InMessages = (messages: Messages) => Words;

const order =
  (subject: keyof Messages['orderNews'], intro: keyof Messages['orderNews']): InMessages =>
  ({ orderNews, orderEmail }) => ({
    subject: orderNews[subject],
    intro: orderNews[intro],
    closing: orderEmail.closing,
  });

const account =
  (about: Exclude<keyof Messages['accountEmail'], 'greeting' | 'closing'>): InMessages =>
  ({ accountEmail: { closing, ...texts } }) => ({
    subject: texts[about].subject,
    intro: texts[about].text,
    closing,
  });

const form =
  (subject: keyof Messages['formEmail'], intro: keyof Messages['formEmail']): InMessages =>
  ({ formEmail }) => ({
    subject: formEmail[subject],
    intro: formEmail[intro],
    closing: formEmail.closing,
  });

/** Title for editors, and the built-in texts of the email. */
const KINDS: Readonly<Record<EmailKind, readonly [title: string, words: InMessages]>> = {
  'order-paid': [
    'Bestellung bezahlt',
    ({ orderEmail: { subject, thanks, closing } }) => ({ subject, intro: thanks, closing }),
  ],
  'order-accepted': ['Bestellung auf Rechnung', order('acceptedSubject', 'accepted')],
  'prepayment-request': ['Bitte um Überweisung', order('prepaymentSubject', 'prepayment')],
  'order-shipped': ['Paket unterwegs', order('shippedSubject', 'shipped')],
  'order-exchanged': ['Umtausch', order('exchangedSubject', 'exchanged')],
  'order-cancelled': ['Stornierung mit Erstattung', order('cancelledSubject', 'cancelled')],
  'order-cancelled-unpaid': ['Unbezahlt storniert', order('cancelledSubject', 'cancelledUnpaid')],
  'order-refunded': ['Erstattung', order('refundedSubject', 'refunded')],
  'payment-failed': ['Lastschrift nicht eingelöst', order('paymentFailedSubject', 'paymentFailed')],
  'transfer-late': ['Überweisung zu spät', order('lateSubject', 'late')],
  'withdrawal-received': ['Widerruf', order('withdrawalSubject', 'withdrawalReceived')],
  'return-registered': ['Rückgabe angemeldet', form('returnSubject', 'return')],
  'gift-cards': ['Geschenkkarten', order('giftCardsSubject', 'giftCardCodes')],
  'reservation-placed': [
    'Reservierung',
    ({ reservationEmail: { subject, ready, closing } }) => ({ subject, intro: ready, closing }),
  ],
  'account-registered': ['Konto angelegt', account('registered')],
  'password-reset': ['Neues Passwort', account('reset')],
  'password-changed': ['Passwort geändert', account('passwordChanged')],
  'email-change': ['Neue Adresse bestätigen', account('change')],
  'email-changed': ['Adresse geändert', account('changed')],
  'card-activation': ['Kundenkarte', account('cardActivation')],
  'newsletter-confirm': [
    'Newsletter bestätigen',
    form('newsletterConfirmSubject', 'newsletterConfirm'),
  ],
  'newsletter-welcome': [
    'Newsletter bestätigt',
    form('newsletterWelcomeSubject', 'newsletterWelcome'),
  ],
  'contact-confirm': ['Nachricht bestätigen', form('confirmSubject', 'confirm')],
  'contact-copy': ['Kopie einer Nachricht', form('contactSubject', 'contactCopy')],
  'entry-confirm': ['Teilnahme bestätigen', form('confirmSubject', 'confirm')],
  'raffle-entered': ['Gewinnspiel', form('raffleSubject', 'raffle')],
  'early-shop-entered': ['Vorabverkauf', form('earlyShopSubject', 'earlyShop')],
  'notice-confirm-stock': [
    'Nachricht bestätigen: Bestand',
    form('noticeConfirmSubject', 'noticeConfirmStock'),
  ],
  'notice-confirm-price': [
    'Nachricht bestätigen: Preis',
    form('noticeConfirmSubject', 'noticeConfirmPrice'),
  ],
  'article-in-stock': ['Wieder da', form('stockSubject', 'stock')],
  'article-price': ['Günstiger', form('priceSubject', 'price')],
};

/** Built-in texts that editors have changed. */
const REWORDED: Partial<
  Record<EmailKind, Partial<Record<keyof Words, ReturnType<typeof inSix<string>>>>>
> = {
  'order-paid': {
    intro: inSix(
      'vielen Dank für Ihr Vertrauen. Ihre Bestellung {number} ist bezahlt, und wir packen sie mit Sorgfalt.',
      'Thank you for your trust. Your order {number} is paid, and we are packing it with care.',
      'děkujeme za vaši důvěru. Objednávka {number} je zaplacena a pečlivě ji balíme.',
      'dziękujemy za zaufanie. Zamówienie {number} jest opłacone, starannie je pakujemy.',
      'Hartelijk dank voor je vertrouwen. Je bestelling {number} is betaald en we pakken die met zorg in.',
      'Merci de votre confiance. Votre commande {number} est payée et nous la préparons avec soin.',
    ),
    closing: inSix(
      'Herzliche Grüße aus der Werkstatt',
      'Warm regards from the workshop',
      'Srdečné pozdravy z dílny',
      'Serdeczne pozdrowienia z pracowni',
      'Hartelijke groeten uit het atelier',
      'Bien cordialement, l’atelier',
    ),
  },
  'reservation-placed': {
    intro: inSix(
      'gern legen wir Ihnen alles zur Anprobe bereit: {store} freut sich auf Sie.',
      'We are happy to lay everything out for you to try on: {store} looks forward to your visit.',
      'rádi vám vše připravíme k vyzkoušení: {store} se na vás těší.',
      'chętnie przygotujemy wszystko do przymierzenia: {store} czeka na Państwa.',
      'We leggen graag alles voor je klaar om te passen: {store} kijkt uit naar je bezoek.',
      'Nous préparons tout pour votre essayage : {store} se réjouit de votre visite.',
    ),
  },
};

/** One of the built-in texts in each language. */
function builtIn(words: InMessages, name: keyof Words) {
  const textIn = (language: Language) => words(messagesFor(language))[name];
  return inSix(textIn('de'), textIn('en'), textIn('cs'), textIn('pl'), textIn('nl'), textIn('fr'));
}

/**
 * A template for each kind of email, in which editors find all texts that they can change.
 * @param reworded texts in place of the built-in ones; by default those of the demo
 */
export const emailTemplates = (shop: ProjectId, reworded = REWORDED): SeedEntry[] =>
  EMAIL_KINDS.map((kind) => {
    const [title, words] = KINDS[kind];
    return entry(emailTemplate, `${shop}-email-${kind}`, {
      title: `${shop.toUpperCase()} ${title}`,
      project: shop,
      kind,
      subject: builtIn(words, 'subject'),
      intro: builtIn(words, 'intro'),
      closing: builtIn(words, 'closing'),
      ...reworded[kind],
    });
  });
