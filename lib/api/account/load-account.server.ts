import type { BlockLoader, BlockToLoad, LoaderPage } from '@/lib/cms/blocks/block-loader';
import { forEach, checkoutVisitor } from '@/lib/commerce/checkout/load-step.server';
import {
  readOrderHistoryRequest,
  type OrderHistory,
} from '@/lib/commerce/order-view/order-history';
import { loadOverview } from './load-overview.server';
import { withArticles } from './order-articles.server';
import { countryOptions } from '@/lib/shop/i18n/country-options';
import { loadReservationHistory } from '@/lib/commerce/reservation/load-reservation-history.server';
import { listPasskeys } from '@/lib/customer/passkeys/passkeys.server';
import { listDevices } from '@/lib/customer/session/customer-session.server';
import type { Session } from '@/lib/shop/page-context/session';
import { ADDRESS_LINKS } from '@/lib/customer/account/change-email.server';
import { afterLoginNamed } from '@/lib/customer/account/account-pages';
import {
  billingAddress,
  findCustomer,
  type Customer,
} from '@/lib/customer/account/customers.server';
import {
  readDraft,
  type DraftForm,
  type FormDraft,
} from '@/lib/customer/account/form-draft.server';
import { findOrderHistory } from '@/lib/commerce/order-view/load-history.server';
import { loadNewsletterSettings } from '@/lib/customer/account/load-newsletter-settings.server';
import type {
  AccountStart,
  LoadedAccountAddress,
  LoadedAccountIndex,
  LoadedAddressConfirmation,
  LoadedLoginData,
  LoadedOrderHistory,
  LoadedRegistration,
  LoadedReservationHistory,
  LoadedSetPassword,
} from './loaded-account';
import {
  ACCOUNT_ERRORS,
  accountCountries,
  hasAssortments,
  type AccountError,
} from '@/lib/customer/account/registration';
import { ADDRESS_FORM_FIELDS } from '@/lib/customer/account/save-billing-address.server';
import { formLinkState, readFormLink } from '@/lib/messaging/form-confirmation/form-links.server';
import { peekToken } from '@/lib/customer/account/tokens.server';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    account: LoadedAccountIndex;
    accountAddress: LoadedAccountAddress;
    addressConfirmation: LoadedAddressConfirmation;
    loginData: LoadedLoginData;
    orderHistory: LoadedOrderHistory;
    registration: LoadedRegistration;
    reservationHistory: LoadedReservationHistory;
    setPassword: LoadedSetPassword;
    welcomePage: AccountStart;
  }
}

export interface Start {
  session: Session | null;
  customer: Customer | null;
  query: URLSearchParams;
  start: AccountStart;
}

async function startOf(page: LoaderPage): Promise<Start> {
  const { session: find, query } = checkoutVisitor(page);
  const session = await find();
  const customer = session?.customerId ? await findCustomer(session.customerId) : null;
  const name = customer ? `${customer.firstName} ${customer.lastName}` : null;
  const start = { name, error: query.get('error'), notice: query.get('notice') };
  return { session, customer, query, start };
}

/** A loader that depends only on the visitor, not on a block's fields. */
export const loader =
  <Loaded>(load: (start: Start, page: LoaderPage) => Promise<Loaded> | Loaded) =>
  async (blocks: readonly Pick<BlockToLoad, 'id'>[], page: LoaderPage) =>
    forEach(blocks, await load(await startOf(page), page));

/** Input of an invalid form. @param always even if it was valid */
export const draftOf = ({ session, query }: Start, form: DraftForm, always = false) =>
  readDraft(always || query.get('error') ? session : null, form);

export const countriesOf = ({ context }: LoaderPage) =>
  countryOptions(context.project, context.locale.language).delivery;

export const loadAccount: BlockLoader<'account', LoadedAccountIndex> = loader(
  async ({ start, query, session }, page) => ({
    ...start,
    overview: await loadOverview(session, page),
    hasForgotten: query.get('forgot') === '1',
    next: afterLoginNamed(query.get('next')) ?? null,
  }),
);

export const loadWelcome: BlockLoader<'welcomePage', AccountStart> = loader(({ start }) => start);

export const loadLoginData: BlockLoader<'loginData', LoadedLoginData> = loader(
  async (start, page) => ({
    ...start.start,
    email: shownEmail(start.customer?.email ?? ''),
    isConfirmed: start.customer?.confirmedAt !== null,
    devices: start.session?.customerId ? await listDevices(start.session) : [],
    passkeys: start.customer ? await listPasskeys(start.customer.id) : [],
    newsletter: await loadNewsletterSettings(start.customer, page.context.project),
    draft: await draftOf(start, 'loginData'),
  }),
);

/** The saved address as form fields. */
async function savedFields(customer: Customer | null): Promise<Record<string, string>> {
  if (!customer) return {};
  const row = { ...(await billingAddress(customer.id)), ...customer };
  return Object.fromEntries(
    ADDRESS_FORM_FIELDS.flatMap((field) => {
      const value = row[field];
      return value ? [[field, value]] : [];
    }),
  );
}

export const loadAccountAddress: BlockLoader<'accountAddress', LoadedAccountAddress> = loader(
  async (start, page) => {
    const draft = await draftOf(start, 'accountAddress');
    const isTyped = Object.keys(draft.fields).length > 0;
    const fields = isTyped ? draft.fields : await savedFields(start.customer);
    return {
      ...start.start,
      draft: { fields, errors: draft.errors },
      countries: countriesOf(page),
    };
  },
);

/** Adds a review that was rejected to the line that it is about. */
const withTyped = (history: OrderHistory, typed: FormDraft): OrderHistory => ({
  ...history,
  orders: history.orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) =>
      line.id === typed.fields['line'] ? { ...line, typed } : line,
    ),
  })),
});

export const loadOrderHistory: BlockLoader<'orderHistory', LoadedOrderHistory> = loader(
  async (start, page) => {
    const history = await findOrderHistory(start.session, readOrderHistoryRequest(start.query));
    if (!history) return { ...start.start, history };
    const orders = await withArticles(history.orders, page);
    return {
      ...start.start,
      history: withTyped({ ...history, orders }, await draftOf(start, 'review')),
    };
  },
);

export const loadReservations: BlockLoader<'reservationHistory', LoadedReservationHistory> = loader(
  async ({ start, session }, { context }) => ({
    ...start,
    reservations: (await loadReservationHistory(session, context.locale.territory)) ?? [],
  }),
);

export const loadRegistration: BlockLoader<'registration', LoadedRegistration> = loader(
  async (start, page) => {
    const { project, locale } = page.context;
    const draft = await draftOf(start, 'registration');
    const countries = countriesOf(page);
    const isDelivered = countries.some(({ code }) => code === locale.territory);
    const fields = { ...(isDelivered && { country: locale.territory }), ...draft.fields };
    return {
      ...start.start,
      draft: { fields, errors: draft.errors },
      countries,
      cardCountries: accountCountries(project, true),
      hasAssortments: hasAssortments(project),
    };
  },
);

/** What is wrong with a new password, from the address of its form. */
export function wrongIn(query: URLSearchParams): { wrong?: AccountError } {
  const wrong = ACCOUNT_ERRORS.find((error) => error === query.get('wrong'));
  return wrong ? { wrong } : {};
}

export const loadSetPassword: BlockLoader<'setPassword', LoadedSetPassword> = loader(
  async ({ start, query }) => {
    const token = query.get('token') ?? '';
    const isOpen = await peekToken(token, ['reset']);
    return { ...start, token: isOpen ? token : null, ...wrongIn(query) };
  },
);

export const loadAddressConfirmation: BlockLoader<
  'addressConfirmation',
  LoadedAddressConfirmation
> = loader(async ({ start, query }) => {
  const token = query.get('token') ?? '';
  const link = readFormLink(token);
  if (link) {
    const state = await formLinkState(link);
    const form = { purpose: link.purpose, state };
    return { ...start, token: state === 'open' ? token : null, isRestoring: false, form };
  }
  const found = await peekToken(token, ADDRESS_LINKS);
  const isRestoring = found?.purpose === 'restore';
  return { ...start, token: found ? token : null, isRestoring, form: null };
});
