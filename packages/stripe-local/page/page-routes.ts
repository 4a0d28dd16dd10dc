import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type pg from 'pg';
import { ApiError } from '#http/api-error';
import { httpUrl } from '#http/http-url';
import { readForm } from '#http/request-body';
import { readCard } from '#payments/card';
import { readIban } from '#payments/debit';
import { BANK_RESULTS, authenticate, type Payment, paySession } from '#payments/pay-session';
import { isWallet } from '#payments/wallet';
import { withExpiry } from '#sessions/expire-session';
import { lockSession, type SessionRow } from '#sessions/session';
import { isAccount, setUp } from '#sessions/setup';
import { inTransaction } from 'service-kit/database-pool';
import { accountPage, authenticationPage } from './method-pages';
import { pageLanguage } from './page-messages';
import { contentSecurityPolicy } from './page-style';
import type { FormFault } from './page-layout';
import { noticePage, type Notice, paymentForm } from './payment-page';

/** Action of a form on an open session. */
type Act = (
  pool: pg.Pool,
  context: Context,
  session: SessionRow,
  fields: URLSearchParams,
) => Response | Promise<Response>;

/** The hosted page: `GET` shows it, `POST` pays. It works without JavaScript and uses none. */
export function pageRoutes(pool: pg.Pool, onEvents: () => void): Hono {
  const app = new Hono();
  const load = (id: string) =>
    inTransaction(pool, async (transaction) => {
      const session = await lockSession(transaction, id);
      return session && withExpiry(transaction, session);
    });
  app.get('/:id', async (context) => {
    const session = await load(context.req.param('id'));
    if (!session) return notice(context, 404, 'unknown');
    return session.status === 'open' ? form(context, session) : closed(context, session);
  });
  app.get('/:id/authenticate', async (context) => {
    const session = await load(context.req.param('id'));
    if (!session) return notice(context, 404, 'unknown');
    if (session.status !== 'open') return closed(context, session);
    secure(context, session);
    return context.html(authenticationPage(session, languageOf(context, session)));
  });
  /** Checks that a form belongs to this session and was sent from its own page. */
  const take = (act: Act) => async (context: Context) => {
    const session = await load(context.req.param('id') ?? '');
    if (!session) return notice(context, 404, 'unknown');
    const fields = new URLSearchParams(await readForm(context.req.raw));
    if (!isSameOrigin(context) || !isToken(fields.get('token') ?? '', session.page_token)) {
      return notice(context, 403, 'rejected', session, session.url);
    }
    if (session.status !== 'open') return closed(context, session);
    const response = await act(pool, context, session, fields);
    onEvents();
    return response;
  };
  app.post('/:id', take(payOrSetUp));
  app.post('/:id/authenticate', take(takeBankResult));
  app.onError((error, context) => {
    if (error instanceof ApiError) return notice(context, 400, 'rejected');
    console.error(`${context.req.method} /pay`, error);
    return notice(context, 500, 'failed');
  });
  return app;
}

function readWallet(fields: URLSearchParams, { details }: SessionRow) {
  const named = fields.get('wallet') ?? '';
  return isWallet(named) && details.allowedTypes?.includes(named) ? named : null;
}

const payOrSetUp: Act = (pool, context, session, fields) =>
  session.details.mode === 'setup'
    ? chooseAccount(pool, context, session, fields)
    : pay(pool, context, session, fields);

const chooseAccount: Act = async (pool, context, session, fields) => {
  const wallet = readWallet(fields, session);
  const account = fields.get('account') ?? '';
  if (!wallet || !isAccount(account)) return notice(context, 400, 'rejected', session, session.url);
  const after = await inTransaction(pool, (transaction) =>
    setUp(transaction, session.id, { wallet, account }),
  );
  return after ? seeOther(successUrl(after)) : notice(context, 410, 'expired', session);
};

/** The chosen payment method, or the invalid fields. */
function readMeans(fields: URLSearchParams, session: SessionRow) {
  const wallet = readWallet(fields, session);
  if (wallet) return wallet;
  if (!fields.has('iban')) return readCard(fields, new Date());
  const isAllowed = session.details.allowedTypes?.includes('sepa_debit');
  return (isAllowed && readIban(fields)) || { faults: ['iban' as const] };
}

const pay: Act = async (pool, context, session, fields) => {
  const means = readMeans(fields, session);
  if (typeof means === 'object' && 'faults' in means)
    return form(context, session, { fields: means.faults });
  const payment = await inTransaction(pool, (transaction) =>
    paySession(transaction, session.id, means),
  );
  return outcome(context, payment);
};

const takeBankResult: Act = async (pool, context, session, fields) => {
  const bankResult = BANK_RESULTS.find((each) => each === fields.get('result'));
  if (!bankResult) return notice(context, 400, 'rejected', session, session.url);
  const payment = await inTransaction(pool, (transaction) =>
    authenticate(transaction, session.id, bankResult),
  );
  // No card waits for a confirmation, so the form is shown first.
  if (payment?.result === 'not open' && payment.session.status === 'open')
    return seeOther(payment.session.url);
  return outcome(context, payment);
};

function outcome(context: Context, payment: Payment | undefined): Response | Promise<Response> {
  if (!payment) return notice(context, 404, 'unknown');
  const { session } = payment;
  if (payment.result === 'declined')
    return form(context, session, { fields: [], failure: payment.failure });
  if (payment.result === 'not open') return closed(context, session);
  return seeOther(
    payment.result === 'authentication' ? `${session.url}/authenticate` : successUrl(session),
  );
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** @see https://docs.stripe.com/payments/checkout/custom-success-page */
const successUrl = ({ id, details }: SessionRow) =>
  details.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);

const digest = (text: string) => createHash('sha256').update(text).digest();
const isToken = (given: string, expected: string) =>
  timingSafeEqual(digest(given), digest(expected));

/**
 * Browsers send one of the two headers with every form, so a request without them is not from a
 * browser.
 */
function isSameOrigin({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.header('origin');
  return origin === undefined || httpUrl(origin)?.host === req.header('host');
}

const languageOf = (context: Context, session?: SessionRow) =>
  pageLanguage(session?.details.locale ?? null, context.req.header('accept-language') ?? '');

function form(context: Context, session: SessionRow, fault?: FormFault) {
  if (session.details.mode === 'setup') {
    secure(context, session);
    return context.html(accountPage(session, languageOf(context, session)));
  }
  const isDeclined = fault?.failure !== undefined;
  const status = fault ? (isDeclined ? 402 : 422) : 200;
  secure(context, session);
  return context.html(paymentForm(session, languageOf(context, session), fault), status);
}

/** A paid or expired session only links to the shop. */
function closed(context: Context, session: SessionRow) {
  const isRead = context.req.method === 'GET';
  if (session.status === 'complete') {
    const kind = session.is_paid ? 'paid' : 'processing';
    return notice(context, isRead ? 200 : 409, kind, session, successUrl(session));
  }
  return notice(context, 410, 'expired', session, session.details.cancelUrl);
}

function notice(
  context: Context,
  status: 200 | 400 | 403 | 404 | 409 | 410 | 500,
  kind: Notice,
  session?: SessionRow,
  href?: string | null,
) {
  secure(context, session);
  return context.html(noticePage(kind, languageOf(context, session), href), status);
}

function secure(context: Context, session?: SessionRow): void {
  const shopOrigin = session ? (httpUrl(session.details.successUrl)?.origin ?? '') : '';
  context.header('content-security-policy', contentSecurityPolicy(shopOrigin));
  context.header('cache-control', 'no-store');
  context.header('referrer-policy', 'same-origin');
  context.header('x-content-type-options', 'nosniff');
}
