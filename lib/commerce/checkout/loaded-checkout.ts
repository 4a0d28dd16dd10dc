import type { Basket } from '@/lib/commerce/basket/basket';
import type { BasketNews, RemovedLine } from '@/lib/commerce/basket/basket-news';
import type { Sums } from '@/lib/commerce/basket/totals';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { Currency } from '@/lib/shop/page-context/locale';
import type { CountryOption } from '@/lib/shop/i18n/country-options';
import type { AddressDraft, CheckoutErrors } from '@/lib/shop/address/address-names';
import type { Address } from '@/lib/commerce/delivery/address.form';
import type { ExpressMethod, PaymentMethod, ShippingMethod } from '@/lib/commerce/delivery/methods';

/** What has to exist before a step can be taken. */
export type BlockedStep = 'basket' | 'address' | 'payment';

/** The basket as its page requested it. */
export interface LoadedBasket {
  basket: Basket;
  /** Country that the basket is sent to, by name. */
  countryName: string;
  news: readonly BasketNews[];
  /** What can be brought back. */
  removed: RemovedLine | null;
  /** Codes of what happened before; of the address, so they may be anything. */
  error: string | null;
  notice: string | null;
  /** Ways to pay that lead straight to the checkout. */
  express: readonly ExpressMethod[];
  /** Credits of the loyalty card that are not in the basket yet; euro cents. */
  credits: number;
}

/**
 * A step with the order beside it, whose shipping is that to the country of the address, else of the
 * page; `missing` names the step that has to come first.
 */
export type LoadedStep<Step> =
  | { missing: BlockedStep }
  | ({ missing: null; basket: Basket; error: string | null } & Step);

export type LoadedAddress = LoadedStep<{
  /** The address as it was typed. */
  draft: AddressDraft;
  /** What is wrong with it, once it has been sent. */
  errors: CheckoutErrors;
  /** Where the shop delivers, by name. */
  countries: readonly CountryOption[];
  /** True for a guest. */
  isGuest: boolean;
}>;

export type LoadedPayment = LoadedStep<{
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMethod | null;
  /** Payment methods to choose from, in the country of the page. */
  paymentMethods: readonly PaymentMethod[];
}>;

/** An address as the review shows it. */
export interface ReviewedAddress extends Pick<Address, 'email' | 'phone'> {
  /** As its country writes it, line by line. */
  lines: readonly string[];
}

export type LoadedReview = LoadedStep<{
  /** Where the parcel goes. */
  address: ReviewedAddress;
  /** Invoice address; `null` while the parcel goes there too. */
  invoiceAddress: ReviewedAddress | null;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  /** Sent twice, the form orders once. */
  idempotencyKey: string;
  /** The visitor left the payment page, which is there until the order expires. */
  isCancelled: boolean;
}>;

/** An order as its confirmation shows it; sums are in minor units. */
export interface ConfirmedOrder {
  /** Id, also used in the page's address. */
  id: string;
  number: string;
  status: 'pending' | 'accepted' | 'paid' | 'cancelled';
  /** Pending until its bank transfer has come. */
  isTransferDue: boolean;
  /** Pending, with a payment that takes days to arrive. */
  isDelayed: boolean;
  /** Placed so lately that a browser still knows whether it has reported the purchase. */
  isReportable: boolean;
  email: string;
  /** Where the parcel goes, line by line. */
  deliveryAddress: readonly string[];
  /** `null` while it is the same. */
  invoiceAddress: readonly string[] | null;
  /** `null`: a way to pay that the shop has no more. */
  paymentMethod: PaymentMethod | null;
  currency: Currency;
  lines: readonly {
    id: string;
    itemNumber: string;
    name: string;
    colour: string;
    size: string;
    quantity: number;
    price: number;
    /** A bought gift card, which is neither reduced nor taxed. */
    isGiftCard: boolean;
    /** Aspect ratio of the article's picture; absent once the article is no longer in the index. */
    imageRatio?: ImageRatio;
    /** Brand and categories for reports; empty once the article is gone. */
    brand: string;
    categories: readonly string[];
  }[];
  totals: Sums;
}

export interface LoadedConfirmation {
  /** `null`: no such order, or another visitor's. */
  order: ConfirmedOrder | null;
}
