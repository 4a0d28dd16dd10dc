import { isSamePassword } from '@/lib/platform/hashing/opaque-string';
import { accountHref, activateCardHref } from '@/lib/customer/account/account-pages';
import {
  accountWrite,
  rejectedPassword,
  type AccountWriteResult,
} from '@/lib/customer/account/account-write.server';
import {
  CARD_REGISTRATION_FIELDS,
  checkCardRegistration,
} from '@/lib/customer/account/card-registration';
import { storePassword } from '@/lib/customer/account/change-password.server';
import { loadUser } from '@/lib/customer/account/customers.server';
import { storeFormDraft } from '@/lib/customer/account/form-draft.server';
import { createCustomer } from '@/lib/customer/account/register.server';
import { withUnknownAccountLetters } from '@/lib/customer/account/unknown-letters.server';
import { passwordError, sentText } from '@/lib/customer/account/registration';
import { berlinDay } from '@/lib/shop/i18n/berlin-day';
import { peekToken } from '@/lib/customer/account/tokens.server';
import { requireVisitor } from '@/lib/shop/captcha/require-captcha.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { findByPin } from '@/lib/customer/loyalty/connect-card.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { ensureSession, newToken } from '@/lib/customer/session/session.server';
import { limitedPin } from './card-limits.server';
import { enter } from './log-in.server';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

const REGISTER_BY_CLIENT: Limit = { name: 'register', requests: 20, seconds: 60 * 60 };
const LINK_BY_CLIENT: Limit = { name: 'account-link', requests: 30, seconds: 60 * 60 };

const onCardPage = (context: PageContext) => accountHref(context, 'LoyaltyCard');
/** Redirects to the card's page with the submitted form. */
const onForm = (context: PageContext) => `${onCardPage(context)}?account=no&card=yes`;

/** Whether a PIN was right, and the card is no other customer's. */
const isFree = (found: Awaited<ReturnType<typeof findByPin>>) =>
  found !== null && found.customerId === null;

/**
 * Opens an account for a cardholder: the fields of a registration without password, plus
 * `loyaltyCardNumber` and `loyaltyCardCVC`. An email invites them to set a password; until then the
 * card has no owner.
 */
export const registerWithCardOperation = accountWrite(
  onForm,
  async (visit): Promise<AccountWriteResult> => {
    const { exchange, context, origin, sent, isForm } = visit;
    const page = onForm(context);
    const typedAgain = async (errors = {}) => {
      // Scripts still have their input.
      if (!isForm) return;
      const session = await ensureSession(...exchange, context.project);
      await storeFormDraft(session, 'loyaltyCard', {
        sent,
        fields: CARD_REGISTRATION_FIELDS,
        errors,
      });
    };
    const checked = checkCardRegistration(context.project, sent, berlinDay(Date.now()));
    const errors = withUnknownAccountLetters(checked.ok ? {} : checked.errors, sent);
    if (!checked.ok || Object.keys(errors).length > 0) {
      await typedAgain(errors);
      return { ok: false, code: 'invalid', errors, page };
    }
    await requireVisitor(exchange[0], sent);
    const { printed } = checked;
    const found = (await limitRequests(exchange[0], REGISTER_BY_CLIENT))
      ? 'too_many'
      : await limitedPin(
          exchange[0],
          { number: printed.number, customerId: null },
          () => findByPin(printed),
          isFree,
        );
    if (found === 'too_many') return { ok: false, code: 'too_many_attempts', page };
    await typedAgain();
    if (!isFree(found)) return { ok: false, code: 'card_unknown', page };
    const registration = { ...checked.registration, password: newToken() };
    const isNew = await createCustomer(
      registration,
      { context, origin },
      { heldCard: printed.number },
    );
    if (!isNew) return { ok: false, code: 'known_address', page };
    const { email } = registration;
    const session = await ensureSession(...exchange, context.project);
    await storeFormDraft(session, 'loyaltyCard', {
      sent: { email },
      fields: ['email'],
      errors: {},
    });
    const message = formatMessage(messagesFor(context.locale.language).loyaltyCard.mailed, {
      email: shownEmail(email),
    });
    const next = onCardPage(context);
    const body = { message, next: `${next}?notice=card_registered` };
    return { ok: true, notice: 'card_registered', body, page: next };
  },
);

/** `token` of the email's link, `newPass` and, optionally, its repetition as `confirmationPass`. */
export const activateCard = accountWrite(
  onCardPage,
  async ({ exchange, context, origin, sent }): Promise<AccountWriteResult> => {
    const token = sentText(sent, 'token');
    const [password, again] = [sent['newPass'], sent['confirmationPass']];
    const page = activateCardHref(context, { uid: sentText(sent, 'uid'), token });
    const error = passwordError(password);
    if (error || typeof password !== 'string')
      return rejectedPassword(page, 'newPass', error ?? 'invalid');
    if (again !== undefined && again !== '' && !isSamePassword(again, password))
      return rejectedPassword(page, 'confirmationPass', 'passwordsDiffer');
    if (await limitRequests(exchange[0], LINK_BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    // Two kinds of links set a password; this endpoint only accepts its own.
    const isOurs = await peekToken(token, ['activate']);
    const customerId = isOurs && (await storePassword(token, password, { context, origin }));
    if (!customerId) return { ok: false, code: 'link_expired', page: onCardPage(context) };
    const session = await enter(exchange, customerId, context.project);
    const next = onCardPage(context);
    const body = { ...(await loadUser(session)), next };
    return { ok: true, notice: 'card_activated', body, page: next };
  },
);
