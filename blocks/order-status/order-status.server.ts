import { randomUUID } from 'node:crypto';
import type { BlockLoader, LoaderPage, PageVisitor } from '@/lib/cms/blocks/block-loader';
import { forEach, checkoutVisitor } from '@/lib/commerce/checkout/load-step.server';
import {
  WITHDRAWAL_NAME_LIMIT,
  type LoadedOrderStatus,
  type LoadedWithdrawal,
  type StatedWithdrawal,
} from '@/lib/commerce/order-view/loaded-order-status';
import { mayReadOrder } from '@/lib/commerce/orders/may-read-order.server';
import { readPieces } from '@/lib/commerce/orders/order-pieces';
import { withdrawable, type ViewedOrder } from '@/lib/commerce/order-view/order-view';
import { orderArticles } from '@/lib/commerce/orders/order-articles.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';
import { line } from '@/lib/messaging/forms/form-fields.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { NO_DRAFT, readDraft, type DraftForm } from '@/lib/customer/account/form-draft.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    orderStatus: LoadedOrderStatus;
  }
}

/** Reads the second step's fields from the address, since both steps work without JavaScript. */
function withdrawalIn(query: URLSearchParams, order: ViewedOrder | null): LoadedWithdrawal {
  if (query.get('step') !== 'withdraw' || !order) return null;
  const name = (query.get('name') ?? order.name).trim();
  const chosen = (readPieces(query) ?? []).filter(({ lineId, quantity }) =>
    order.lines.some((each) => each.id === lineId && quantity <= withdrawable(each)),
  );
  const { success: isRight } = line(1, WITHDRAWAL_NAME_LIMIT).safeParse(name);
  if (chosen.length > 0 && isRight) return { step: 'confirm', name, pieces: chosen };
  const all = order.lines.map((each) => ({ lineId: each.id, quantity: withdrawable(each) }));
  return { step: 'choose', name, pieces: chosen.length > 0 ? chosen : all, isRight };
}

/** The order with the ratios of its pictures; articles that are no longer sold have none. */
async function withPictures(order: ViewedOrder, page: LoaderPage): Promise<ViewedOrder> {
  const articles = await orderArticles(order.lines, page);
  const lines = order.lines.map((each) => {
    const article = articles.get(each.itemNumber);
    return { ...each, ...(article && { imageRatio: article.imageRatio }) };
  });
  return { ...order, lines };
}

/** What a visitor has typed into a form that was rejected. */
const typedInto = async (form: DraftForm, { session, query }: PageVisitor) =>
  readDraft(query.get('error') ? await session() : null, form);

async function statementIn(
  visitor: PageVisitor,
  { locale }: PageContext,
): Promise<StatedWithdrawal> {
  const { fields, errors } = await typedInto('withdrawal', visitor);
  const { account, email, returnPortal } = messagesFor(locale.language);
  const messages: Readonly<Record<string, string>> = {
    orderNumber: returnPortal.orderNumberRequired,
    email: email.invalid,
    statedPieces: account.errors.tooLong,
  };
  const wrong = Object.entries(messages).filter(([field]) => Object.hasOwn(errors, field));
  return { step: 'state', fields, errors: Object.fromEntries(wrong) };
}

/** A withdrawal submitted by order number has its notice without an order. */
function noticeIn(query: URLSearchParams, order: ViewedOrder | null): LoadedOrderStatus['notice'] {
  const notice = query.get('notice');
  if (notice === 'withdrawn') return notice;
  return order && notice === 'cancelled' ? notice : null;
}

/** The order in the address, if the visitor may read it. */
export const loadOrderStatus: BlockLoader<'orderStatus', LoadedOrderStatus> = async (
  blocks,
  page,
) => {
  const visitor = checkoutVisitor(page);
  const { session, query } = visitor;
  // Links in emails contain the order's number. The browser that placed the order sees it at once;
  // others have to enter the email address as well.
  const wanted = query.get('order') ?? query.get('number');
  const orderId = wanted ? await mayReadOrder(await session(), wanted) : null;
  const order = orderId ? await viewOrder(orderId) : null;
  const isStatement = !order && query.get('step') === 'withdraw';
  const withdrawal = isStatement
    ? await statementIn(visitor, page.context)
    : withdrawalIn(query, order);
  const { fields: typed } = order ? NO_DRAFT : await typedInto('orderLookup', visitor);
  const isNameWrong = withdrawal?.step === 'choose' && !withdrawal.isRight;
  return forEach(blocks, {
    order: order && (await withPictures(order, page)),
    notice: noticeIn(query, order),
    number: typed['orderNumber'] ?? query.get('number') ?? '',
    // In another browser the link requires number and email.
    error: isNameWrong ? 'name_invalid' : query.get('error'),
    withdrawal,
    requestKey: randomUUID(),
    email: typed['email'] ?? '',
  });
};
