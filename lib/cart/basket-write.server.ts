import type { NextApiRequest, NextApiResponse } from 'next';
import type { z } from 'zod';
import { shopOf } from '@/lib/content/shop.server';
import { checkoutHref } from '@/lib/checkout/checkout-steps';
import { isDatabaseOutage } from '@/lib/db/database-outage.server';
import { problem, seeOther, type Answer } from '@/lib/http/answer';
import type { Operation } from '@/lib/http/api-route.server';
import { readSent } from '@/lib/http/read-body.server';
import { report } from '@/lib/log/log.server';
import type { PageContext } from '@/lib/page-context/page-context';
import { localeIn, requestContext } from '@/lib/page-context/request-context.server';
import { ensureSession, renewSession, type Session } from '@/lib/session/session.server';
import { basketOf, type BasketRefusal } from '@/lib/basket/basket';
import type { BasketChange } from '@/lib/basket/basket-change';
import { codeOf } from '@/lib/basket/basket-forms.server';
import { cartOf, type Cart } from '@/lib/basket/cart';
import { loadBasket } from '@/lib/basket/load-basket.server';

/** Who changes a basket, and where. */
export interface Visit {
  context: PageContext;
  /** The visitor's session, created now if there is none. */
  ensure: () => Promise<Session>;
  /** The visitor's session if there is one, for another seven days. */
  renew: () => Promise<Session | null>;
}

type Change<Wish> = (wish: Wish, visit: Visit) => Promise<BasketChange>;

const STATUS: Readonly<Record<BasketRefusal, number>> = {
  sku_missing: 400,
  invalid_quantity: 400,
  invalid: 400,
  unknown_article: 404,
  unknown_line: 404,
  out_of_stock: 409,
  quantity_limit: 409,
  basket_full: 409,
  unavailable: 503,
};

const TITLE: Readonly<Record<BasketRefusal, string>> = {
  sku_missing: 'Sku is missing',
  invalid_quantity: 'Expected a quantity of 1 to 20',
  invalid: 'The body is not what was expected',
  unknown_article: 'This shop sells no such article',
  unknown_line: 'The basket has no such line',
  out_of_stock: 'There are not that many pieces',
  quantity_limit: 'There are at most 20 pieces of an article in a basket',
  basket_full: 'There are at most 100 different articles in a basket',
  unavailable: 'The basket cannot be reached at the moment',
};

/** Page of the basket, which says why nothing was changed. */
const basketPage = (context: PageContext, error?: BasketRefusal): Answer =>
  seeOther(checkoutHref(context, 'cart', error && { error }));

const refusal = (code: BasketRefusal) => problem(STATUS[code], TITLE[code], { code });

/**
 * A visitor's basket as the API returns it; without a session neither database nor content is
 * queried.
 * @throws as `loadBasket` and `shopOf`
 */
export async function loadCart(
  session: Session | null,
  context: PageContext,
  added: string | null = null,
): Promise<Cart> {
  const { currency, locale } = context;
  if (!session) return cartOf(basketOf([], { currency, territory: locale.territory }));
  return cartOf(await loadBasket(session, await shopOf(context)), added);
}

async function attempt<Schema extends z.ZodType>(
  [schema, change]: [Schema, Change<z.output<Schema>>],
  sent: unknown,
  visit: Visit,
): Promise<BasketChange> {
  const wish = schema.safeParse(sent);
  return wish.success ? change(wish.data, visit) : { ok: false, code: codeOf(wish.error) };
}

function visitOf(
  [request, response]: [NextApiRequest, NextApiResponse],
  context: PageContext,
): Visit {
  return {
    context,
    ensure: () => ensureSession(request, response, context.project),
    renew: () => renewSession(request, response),
  };
}

/** A form's sender reads pages, also when the database is away. */
function toldOnPage(error: unknown): BasketChange {
  if (!isDatabaseOutage(error)) throw error;
  report('basket cannot be changed', { error });
  return { ok: false, code: 'unavailable' };
}

/**
 * A route that changes the basket: responds to scripts with the basket, to forms with its page.
 * @param change receives the body that the schema has parsed
 */
export function basketWrite<Schema extends z.ZodType>(
  schema: Schema,
  change: Change<z.output<Schema>>,
): Operation {
  return async (request, response) => {
    const body = await readSent(request);
    const sent = body.ok ? body.value : undefined;
    const context = requestContext(request, localeIn(sent));
    if (!context) return problem(404, 'This shop has no such locale');
    if (!body.ok) return body.isForm ? basketPage(context, 'invalid') : body.refusal;
    const visit = visitOf([request, response], context);
    const attempted = attempt([schema, change], sent, visit);
    const outcome = await (body.isForm ? attempted.catch(toldOnPage) : attempted);
    if (body.isForm) return basketPage(context, outcome.ok ? undefined : outcome.code);
    if (!outcome.ok) return refusal(outcome.code);
    return { status: 200, body: await loadCart(outcome.session, context, outcome.added) };
  };
}
