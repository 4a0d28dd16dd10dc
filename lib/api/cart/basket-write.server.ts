import { CODES_ID, isCodeError, isCodeNotice } from '@/lib/commerce/basket/code-outcome';
import { z } from 'zod';
import { shopOf } from '@/lib/cms/content/shop.server';
import { basketHref } from '@/lib/commerce/checkout/checkout-steps';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { messagesIn } from '@/lib/shop/i18n/messages-in';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { KNOWN_NAMES } from '@/lib/commerce/basket/line-articles.server';
import type { BasketRejection } from '@/lib/commerce/basket/basket';
import type { BasketChange } from '@/lib/commerce/basket/basket-change';
import type { ChangeId } from '@/lib/commerce/basket/change-id';
import { basketRejectionOf, changeIdForm } from '@/lib/commerce/basket/basket-forms.server';
import { cartOf, type Cart } from '@/lib/commerce/basket/cart';
import { emptyBasket, loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { BASKET_REJECTIONS } from './rejections';

/** A visitor and the context of the request. */
export interface BasketVisit extends EndpointVisit {
  /** Sent by scripts, which may repeat a change; `null` for forms. */
  changeId: ChangeId | null;
}

/** The change, and the line that a form's page offers to restore. */
type Outcome = BasketChange & { removed?: string };

type Change<Values> = (values: Values, visit: BasketVisit) => Promise<Outcome>;

/** Messages in the visitor's language, for clients that show them as they are. */
function messagesOf(codes: readonly string[], { locale }: PageContext): string[] {
  const texts: Readonly<Record<string, string>> = messagesIn(locale).basket.errors;
  return [...new Set(codes.flatMap((code) => texts[code] ?? []))];
}

function rejection(code: BasketRejection, context: PageContext): ApiResponse {
  const [status, title] = BASKET_REJECTIONS[code];
  const errors = messagesOf([code], context).map((message) => ({ message }));
  return problem(status, title, { code, errors });
}

/**
 * A visitor's basket as the API returns it; without a session there is no query.
 * @throws like `loadBasket` and `shopOf`
 */
export async function loadCart(
  session: Session | null,
  context: PageContext,
  change: Extract<BasketChange, { ok: true }> | null = null,
): Promise<Cart> {
  if (!session) return cartOf(emptyBasket(context));
  const shop = await shopOf(context);
  const basket = await loadBasket(session, shop, {
    ...(change && { names: KNOWN_NAMES, state: change.state }),
  });
  if (!change) return cartOf(basket);
  const { added, notice, refused: rejected } = change;
  const codes = rejected.map(({ code }) => code);
  return cartOf(basket, { added, notice, messages: messagesOf(codes, context) });
}

/** Accepts any body, in order to detect an invalid id. */
const sentChangeId = z.object({ intent: changeIdForm.optional() }).catch({});

async function attempt<Schema extends z.ZodType>(
  [schema, change]: [Schema, Change<z.output<Schema>>],
  visit: EndpointVisit,
): Promise<Outcome> {
  const changeId = sentChangeId.safeParse(visit.sent).data?.intent ?? null;
  if ('intent' in visit.sent && !changeId) return { ok: false, code: 'invalid' };
  const parsed = schema.safeParse(visit.body);
  return parsed.success
    ? change(parsed.data, { ...visit, changeId })
    : { ok: false, code: basketRejectionOf(parsed.error) };
}

/** Scrolls to the codes if the outcome is about one. */
const withCodes = (href: string, outcome: string): string =>
  isCodeError(outcome) || isCodeNotice(outcome) ? `${href}#${CODES_ID}` : href;

/** The basket's page, which shows the change or the reason of a rejection. */
function pageFor(outcome: Outcome, { context }: EndpointVisit): string {
  const routes = { project: context.project, locale: context.locale.segment };
  if (!outcome.ok) return withCodes(basketHref(routes, { error: outcome.code }), outcome.code);
  const error = outcome.refused[0]?.code;
  const notice = outcome.notice ?? undefined;
  const href = basketHref(routes, { error, notice, removed: outcome.removed });
  return notice ? withCodes(href, notice) : href;
}

/**
 * A route that changes the basket: responds to scripts with the basket, to forms with its page.
 * @param change receives the parsed body
 */
export function basketWrite<Schema extends z.ZodType>(
  schema: Schema,
  change: Change<z.output<Schema>>,
): Operation {
  return formEndpoint<Outcome>({
    take: (visit) => attempt([schema, change], visit),
    respond: async (outcome, { context }) =>
      outcome.ok
        ? { status: 200, body: await loadCart(outcome.session, context, outcome) }
        : rejection(outcome.code, context),
    pageFor,
    unavailable: [() => ({ ok: false, code: 'unavailable' }), 'basket cannot be changed'],
  });
}
