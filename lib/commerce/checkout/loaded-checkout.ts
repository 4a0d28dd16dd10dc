import type { ShippingRate } from '@/lib/shop/settings/shipping';
import type { Basket } from '@/lib/commerce/basket/basket';
import type { BasketNews, RemovedLine } from '@/lib/commerce/basket/basket-news';
import type { Sums } from '@/lib/commerce/basket/totals';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { Rounding } from '@/lib/shop/settings/rounding';
import type { Currency } from '@/lib/shop/project/currencies';
import type { CountryOption } from '@/lib/shop/i18n/country-options';
import type { AddressDraft, CheckoutErrors } from '@/lib/shop/address/address-names';
import type { Address } from '@/lib/commerce/delivery/address.form';
import type { ExpressMethod, PaymentMethod, ShippingMethod } from '@/lib/commerce/delivery/methods';

/** The step that has to be completed first. */
export type BlockedStep = 'basket' | 'address' | 'payment';

/** The basket as loaded for its page. */
export interface LoadedBasket {
  basket: Basket;
  /** Name of the destination country. */
  countryName: string;
  /** Days on which it is expected if ordered now; `null` without a parcel. */
  arrival: string | null;
  news: readonly BasketNews[];
  /** A line that can be restored. */
  removed: RemovedLine | null;
  /** Error code from the address, so it may be anything. */
  error: string | null;
  notice: string | null;
  /** Payment methods that lead directly to the checkout. */
  express: readonly ExpressMethod[];
  /** Credits of the loyalty card that are not in the basket yet; euro cents. */
  credits: number;
}

/**
 * A step together with the order, whose shipping is that to the country of the address, or else of
 * the page; `missing` names the step that has to be completed first.
 */
export type LoadedStep<Step> =
  | { missing: BlockedStep }
  | ({ missing: null; basket: Basket; arrival: string | null; error: string | null } & Step);

/** What depends on the country of delivery. */
export interface DeliveryPlace {
  /** Per mille; `null` if no tax is due. */
  vatRate: number | null;
  /** Rates of classes of articles that have others there, in per mille. */
  classRates?: Readonly<Record<string, number>>;
  shippingRate: ShippingRate;
  rounding?: Rounding;
  /** Days on which a parcel is expected. */
  arrival: string;
}

export type LoadedAddress = LoadedStep<{
  /** Last change of the checkout, in epoch milliseconds. */
  changedAt: number | null;
  /** The address as entered. */
  draft: AddressDraft;
  /** Errors in the address, once it has been submitted. */
  errors: CheckoutErrors;
  /** Countries that the shop delivers to, by name. */
  countries: readonly CountryOption[];
  /** By country code, so that costs change with the country in the form. */
  places: Readonly<Record<string, DeliveryPlace>>;
  /** Whether the visitor is a guest. */
  isGuest: boolean;
  /** Whether the order has gift cards only, which are emailed, so that no delivery address is needed. */
  isEmailed: boolean;
}>;

export type LoadedPayment = LoadedStep<{
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMethod | null;
  /** Payment methods to choose from, in the country of the page. */
  paymentMethods: readonly PaymentMethod[];
}>;

/** An address in the review. */
export interface ReviewedAddress extends Pick<Address, 'email' | 'phone'> {
  /** Formatted for its country, line by line. */
  lines: readonly string[];
}

/** What a company has entered for its invoice. */
export interface ReviewedBusiness {
  vatNumber: string;
  customerReference: string;
  /** The field that was rejected. */
  wrong: 'vatNumber' | 'customerReference' | null;
}

export type LoadedReview = LoadedStep<{
  /** Delivery address. */
  address: ReviewedAddress;
  /** Invoice address; `null` if it is the delivery address. */
  invoiceAddress: ReviewedAddress | null;
  /** `null` unless the invoice is for a company in the seller's country. */
  business: ReviewedBusiness | null;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  /** Idempotency key: submitted twice, the form places one order. */
  idempotencyKey: string;
  /** Whether the visitor left the payment page, which stays available until the order expires. */
  isCancelled: boolean;
}>;

/** An order in its confirmation; amounts are in minor units. */
export interface ConfirmedOrder {
  /** Id, also used in the page's address. */
  id: string;
  number: string;
  status: 'pending' | 'accepted' | 'paid' | 'cancelled';
  /** Whether the order is pending until its bank transfer arrives. */
  isTransferDue: boolean;
  /** Whether the order is pending with a payment that takes days to arrive. */
  isDelayed: boolean;
  /**
   * Whether it was placed so recently that the browser still knows if the purchase was reported.
   */
  isReportable: boolean;
  email: string;
  /** Delivery address, line by line. */
  deliveryAddress: readonly string[];
  /** `null` if it is the delivery address. */
  invoiceAddress: readonly string[] | null;
  /** Days on which the parcel is expected; `null` for gift cards, and before the order is placed. */
  arrival: string | null;
  /** `null` for a payment method that the shop no longer has. */
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
    /** Whether this is a gift card, which is not reduced, and taxed only if it is for a single purpose. */
    isGiftCard: boolean;
    isSinglePurpose: boolean;
    /** Its rate of tax, if that is not the order's; per mille. */
    vatRate?: number | null;
    /** Aspect ratio of the article's picture; absent once the article is no longer in the index. */
    imageRatio?: ImageRatio;
    /** Brand and categories for tracking; empty if the article was discontinued. */
    brand: string;
    categories: readonly string[];
  }[];
  totals: Sums;
}

export interface LoadedConfirmation {
  /** `null` if there is no such order, or it belongs to another visitor. */
  order: ConfirmedOrder | null;
}
