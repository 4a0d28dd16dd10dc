import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { connectCard } from '@/lib/customer/loyalty/connect-card.server';
import { issueCard } from '@/lib/customer/loyalty/issue-card.server';
import { accountHref } from '@/lib/customer/account/account-pages';
import { customerWrite } from '@/lib/customer/account/account-write.server';
import { checkPrintedCard } from '@/lib/customer/account/card-registration';
import { dropDraft, storeFormDraft } from '@/lib/customer/account/form-draft.server';
import { limitedPin } from './card-limits.server';
import { loadOwnCard } from './own-card.server';

const onCardPage: Parameters<typeof customerWrite>[0] = (context) =>
  accountHref(context, 'LoyaltyCard');

/** A checked checkbox of a form, or `true` in JSON. */
const isTicked = (value: unknown): boolean =>
  value === true || value === 'true' || value === '1' || value === 'on';

/** `loyaltyCardNumber` and `loyaltyCardCVC` of a card to connect with the account. */
export const connectLoyaltyCard = customerWrite(
  onCardPage,
  async ({ exchange, context, sent, customerId, session, isForm }) => {
    const page = onCardPage(context);
    const form = `${page}?card=yes`;
    const { printed, errors } = checkPrintedCard(sent);
    // The PIN is typed again.
    const fields = ['loyaltyCardNumber'];
    if (isForm) await storeFormDraft(session, 'loyaltyCard', { sent, fields, errors });
    if (Object.keys(errors).length > 0)
      return { ok: false, code: 'card_unknown', errors, page: form };
    const outcome = await limitedPin(
      exchange[0],
      { number: printed.number, customerId },
      () => connectCard(customerId, printed),
      (connected) => connected === 'connected',
    );
    if (outcome === 'too_many') return { ok: false, code: 'too_many_attempts', page: form };
    if (outcome !== 'connected') return { ok: false, code: outcome, page: form };
    await dropDraft(session, 'loyaltyCard');
    const data = await loadOwnCard(customerId, context);
    return { ok: true, notice: 'card_connected', body: { data }, page };
  },
);

/** `newCard`, or `physicalCard` for one that is also printed and sent. */
export const addLoyaltyCard = customerWrite(onCardPage, async ({ context, sent, customerId }) => {
  const page = onCardPage(context);
  const isPrinted = isTicked(sent['physicalCard']);
  if (!isPrinted && !isTicked(sent['newCard']))
    return { ok: false, code: 'invalid', errors: { newCard: 'required' }, page: `${page}?card=no` };
  const number = await inTransaction((transaction) =>
    issueCard(transaction, customerId, isPrinted),
  );
  if (number === null) return { ok: false, code: 'has_card', page };
  return {
    ok: true,
    notice: 'card_added',
    body: { data: await loadOwnCard(customerId, context) },
    page,
  };
});

/** The customer's own card; without one the level is `null`. */
export const readLoyaltyCard = customerWrite(onCardPage, async ({ context, customerId }) => {
  const data = (await loadOwnCard(customerId, context)) ?? { userLevel: null };
  return { ok: true, body: { data }, page: onCardPage(context) };
});
