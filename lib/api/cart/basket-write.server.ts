import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { z } from 'zod';
import { shopOf } from '@/lib/cms/content/shop.server';
import { basketHref } from '@/lib/commerce/checkout/checkout-steps';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import type { Session } from '@/lib/shop/page-context/session';
import { ensureSession, renewSession } from '@/lib/customer/session/session.server';
import { KNOWN_NAMES } from '@/lib/commerce/basket/line-articles.server';
import type { BasketRejection } from '@/lib/commerce/basket/basket';
import type { BasketChange, Intent } from '@/lib/commerce/basket/basket-change';
import { basketRejectionOf, intentForm } from '@/lib/commerce/basket/basket-forms.server';
import { cartOf, type Cart } from '@/lib/commerce/basket/cart';
import { emptyBasket, loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { BASKET_REJECTIONS } from './rejections';

/** A visitor and the context of the request. */
export interface Visit {
  request: ApiRequest;
  context: PageContext;
  /** Sent by scripts, which may repeat a change; `null` for forms. */
  intent: Intent | null;
  /** The visitor's session, created now if there is none. */
  ensure: () => Promise<Session>;
  /** The visitor's session, if any, extended by seven days. */
  renew: () => Promise<Session | null>;
}

/** @returns the change, and the line that a form's page offers to restore */
type Change<Values> = (
  values: Values,
  visit: Visit,
) => Promise<BasketChange & { removed?: string }>;

/** Messages in the visitor's language, for clients that show them as they are. */
function messagesOf(codes: readonly string[], { locale }: PageContext): string[] {
  const texts: Readonly<Record<string, string>> = messagesFor(locale.language).basket.errors;
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

/** Accepts any body, in order to detect an invalid intent. */
const sentIntent = z.object({ intent: intentForm.optional() }).catch({});

async function attempt<Schema extends z.ZodType>(
  [schema, change]: [Schema, Change<z.output<Schema>>],
  sent: unknown,
  visit: Omit<Visit, 'intent'>,
): ReturnType<Change<unknown>> {
  const intent = sentIntent.safeParse(sent);
  const hasIntent = typeof sent === 'object' && sent !== null && 'intent' in sent;
  const read = intent.data?.intent ?? null;
  if (hasIntent && !read) return { ok: false, code: 'invalid' };
  const parsed = schema.safeParse(sent);
  return parsed.success
    ? change(parsed.data, { ...visit, intent: read })
    : { ok: false, code: basketRejectionOf(parsed.error) };
}

function visitOf([request, response]: [ApiRequest, ServerResponse], context: PageContext) {
  return {
    request,
    context,
    ensure: () => ensureSession(request, response, context.project),
    renew: () => renewSession(request, response),
  };
}

/** Turns outages into a page for visitors without scripts. */
function reportedOnPage(error: unknown): BasketChange {
  if (!isDatabaseOutage(error)) throw error;
  report('basket cannot be changed', { error });
  return { ok: false, code: 'unavailable' };
}

/** Redirects to the basket's page, which shows the change or the reason of a rejection. */
function pageFor(context: PageContext, outcome: Awaited<ReturnType<Change<unknown>>>): ApiResponse {
  const routes = { project: context.project, locale: context.locale.segment };
  if (!outcome.ok) return seeOther(basketHref(routes, { error: outcome.code }));
  const error = outcome.refused[0]?.code;
  const notice = outcome.notice ?? undefined;
  return seeOther(basketHref(routes, { error, notice, removed: outcome.removed }));
}

/**
 * A route that changes the basket: responds to scripts with the basket, to forms with its page.
 * @param change receives the parsed body
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
    if (!body.ok)
      return body.isForm ? pageFor(context, { ok: false, code: 'invalid' }) : body.rejection;
    const attempted = attempt([schema, change], sent, visitOf([request, response], context));
    const outcome = await (body.isForm ? attempted.catch(reportedOnPage) : attempted);
    if (body.isForm) return pageFor(context, outcome);
    if (!outcome.ok) return rejection(outcome.code, context);
    return { status: 200, body: await loadCart(outcome.session, context, outcome) };
  };
}
