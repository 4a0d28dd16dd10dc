import type { FormLinkPurpose } from '@/lib/messaging/form-confirmation/form-link-purposes';
import type { LinkState } from '@/lib/messaging/mail/link-state';
import type { AfterLogin } from '@/lib/customer/account/account-pages';
import type { PastReservation } from '@/lib/commerce/reservation/load-reservation-history.server';
import type { CardAnswers } from '@/lib/customer/loyalty/card-modes';
import type { LoyaltyCard } from '@/lib/customer/loyalty/loyalty-card';
import type { HistoryOrder, OrderHistory } from '@/lib/commerce/order-view/order-history';
import type { ShownPasskey } from '@/lib/customer/passkeys/passkeys.server';
import type { CountryOption } from '@/lib/shop/i18n/country-options';
import type { Device } from '@/lib/customer/session/customer-session.server';
import type { NewsletterSettings } from '@/lib/customer/account/newsletter-settings';
import type { AccountError, AccountErrors } from '@/lib/customer/account/registration';

/** Data of every account page. */
export interface AccountStart {
  /** First and last name; `null` for a visitor who is not logged in. */
  name: string | null;
  /** Error code from the address, so it may be anything. */
  error: string | null;
  notice: string | null;
}

export interface TypedBefore {
  fields: Readonly<Record<string, string>>;
  errors: AccountErrors;
}

/** What a customer sees first; the newest of each, `null` if there is none. */
export interface AccountOverview {
  order: HistoryOrder | null;
  /** Those that wait in a store. */
  reservations: readonly PastReservation[];
  card: LoyaltyCard | null;
}

export interface LoadedAccountIndex extends AccountStart {
  /** `null` for guests. */
  overview: AccountOverview | null;
  /** Whether the visitor has forgotten the password. */
  hasForgotten: boolean;
  /** Page to open after a login; `null` means this page. */
  next: AfterLogin | null;
}

export interface LoadedLoginData extends AccountStart {
  email: string;
  isConfirmed: boolean;
  devices: readonly Device[];
  passkeys: readonly ShownPasskey[];
  /** Settings of the visited shop. */
  newsletter: NewsletterSettings;
  draft: TypedBefore;
}

export interface LoadedAccountAddress extends AccountStart {
  draft: TypedBefore;
  countries: readonly CountryOption[];
}

export interface LoadedOrderHistory extends AccountStart {
  /** `null` for a visitor who is not logged in. */
  history: OrderHistory | null;
}

export interface LoadedReservationHistory extends AccountStart {
  reservations: readonly PastReservation[];
}

export interface LoadedRegistration extends AccountStart {
  draft: TypedBefore;
  countries: readonly CountryOption[];
  /** Codes of the countries with loyalty cards. */
  cardCountries: readonly string[];
  hasAssortments: boolean;
}

export interface LoadedSetPassword extends AccountStart {
  /** Token of the email's link; `null` if it was used or has expired. */
  token: string | null;
  /** What is wrong with the password that was sent. */
  wrong?: AccountError;
}

export interface LoadedAddressConfirmation extends AccountStart {
  token: string | null;
  isRestoring: boolean;
  /** What the link confirms; `null` for a link about an account's email address. */
  form: { purpose: FormLinkPurpose; state: LinkState } | null;
}

export interface LoadedLoyaltyCard extends LoadedRegistration {
  /** The customer's card; `null` without one, and for guests. */
  card: LoyaltyCard | null;
  /** Answers to the two questions, from the page's address. */
  answers: CardAnswers;
  /** Content of the email's link; `null` on a page that was not opened by one. */
  activation: CardActivation | null;
  /** Recipient of the email with the link, right after registering. */
  mailedTo: string | null;
}

export interface CardActivation {
  uid: string;
  /** `null` if it is no longer valid. */
  token: string | null;
  /** What is wrong with the password that was sent. */
  wrong?: AccountError;
}
