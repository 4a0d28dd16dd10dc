import { database } from '@/lib/db/database.server';
import { limitAttempts, limitRequests, type Limit } from '@/lib/http/limit-requests.server';
import { connectCard } from '@/lib/loyalty/connect-card.server';
import { issueCard } from '@/lib/loyalty/issue-card.server';
import { loadCard } from '@/lib/loyalty/load-card.server';
import { isCardNumber, isCardPin } from '@/lib/loyalty/loyalty-card';
import { accountHref } from '@/lib/account/account-pages';
import { customerWrite } from '@/lib/account/account-write.server';
import { textOf } from '@/lib/account/registration';
import { limitKey } from './log-in.server';

const CONNECT_BY_CLIENT: Limit = { name: 'card', requests: 20, seconds: 15 * 60 };
/** Of the 10,000 PINs of a card nobody gets to try more, from anywhere. */
const CONNECT_BY_CARD: Limit = { name: 'card-number', requests: 5, seconds: 60 * 60 };

const onCardPage: Parameters<typeof customerWrite>[0] = (context) =>
  accountHref(context, 'LoyaltyCard');

/** A ticked box of a form, or `true` of JSON. */
const isTicked = (value: unknown): boolean => value === true || value === 'true' || value === 'on';

/** `loyaltyCardNumber` and `loyaltyCardCVC` of a card that is to belong to the account. */
export const connectLoyaltyCard = customerWrite(
  onCardPage,
  async ({ exchange, context, sent, customerId }) => {
    const page = onCardPage(context);
    const number = textOf(sent, 'loyaltyCardNumber');
    const pin = textOf(sent, 'loyaltyCardCVC');
    if (!isCardNumber(number) || !isCardPin(pin)) return { ok: false, code: 'card_unknown', page };
    if (await limitRequests(exchange[0], CONNECT_BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    if (await limitAttempts(limitKey(`card ${number}`), CONNECT_BY_CARD))
      return { ok: false, code: 'too_many_attempts', page };
    const outcome = await connectCard(customerId, { number, pin });
    if (outcome !== 'connected') return { ok: false, code: outcome, page };
    const data = await loadCard(customerId);
    return { ok: true, notice: 'card_connected', body: { data }, page };
  },
);

/** `physicalCard`: whether the new card is printed and sent, too. */
export const addLoyaltyCard = customerWrite(onCardPage, async ({ context, sent, customerId }) => {
  const page = onCardPage(context);
  const number = await database().transaction((transaction) =>
    issueCard(transaction, customerId, isTicked(sent['physicalCard'])),
  );
  if (number === null) return { ok: false, code: 'has_card', page };
  return { ok: true, notice: 'card_added', body: { data: await loadCard(customerId) }, page };
});

/** The customer's own card; without one the level is `null`. */
export const readLoyaltyCard = customerWrite(onCardPage, async ({ context, customerId }) => {
  const data = (await loadCard(customerId)) ?? { userLevel: null };
  return { ok: true, body: { data }, page: onCardPage(context) };
});
