import { deliveryDays, shippingRate } from '@/lib/shop/settings/delivery-terms.server';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { shippingOf } from '@/lib/shop/settings/shipping';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/** Formats minor units for schema.org: `69.95`. */
const amount = (minorUnits: number): string => (minorUnits / 100).toFixed(2);

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const RETURNS_ID = '#returns';
const shippingId = (price: number): string => `#shipping-${price}`;

/** The offered item: one size of one colour, or a product without sizes. */
export interface OfferedPiece {
  url: string;
  /** Minor units. */
  price: number;
  isInStock: boolean;
  /** Whether it is sent by email, without shipping costs and without returns by mail. */
  isEmailed: boolean;
}

type OfferMarket = Pick<PageContext, 'project' | 'currency' | 'locale'>;

const shippingPrice = (price: number, { project, currency, locale }: OfferMarket): number =>
  shippingOf(price, shippingRate(project, locale.territory, currency));

/** References to the terms of a piece by id, see {@link offerTerms}. */
const termsOf = ({ price, isEmailed }: OfferedPiece, market: OfferMarket) =>
  isEmailed
    ? {}
    : {
        shippingDetails: { '@id': shippingId(shippingPrice(price, market)) },
        hasMerchantReturnPolicy: { '@id': RETURNS_ID },
      };

/** An offer that refers to shipping and returns by id, see {@link offerTerms}. */
export const structuredOffer = (piece: OfferedPiece, market: OfferMarket) => ({
  '@type': 'Offer',
  url: piece.url,
  price: amount(piece.price),
  priceCurrency: market.currency,
  availability: `https://schema.org/${piece.isInStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  ...termsOf(piece, market),
});

/** Times of the shop's own delivery table; the first working day is the warehouse's. */
function deliveryTime({ project, locale: { territory } }: OfferMarket) {
  const { from, until } = deliveryDays(project, territory);
  const { handlingDays } = shopSettings(project).delivery;
  return {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(handlingDays, handlingDays),
    transitTime: days(from - handlingDays, until - handlingDays),
  };
}

const shippingDetails = (price: number, market: OfferMarket) => ({
  '@id': shippingId(price),
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: amount(price), currency: market.currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: market.locale.territory },
  deliveryTime: deliveryTime(market),
});

/** Returns are free from every country, as product pages, labels and the page on withdrawal say. */
const returnPolicy = ({ project, locale: { territory } }: OfferMarket) => ({
  '@id': RETURNS_ID,
  '@type': 'MerchantReturnPolicy',
  applicableCountry: territory,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: shopSettings(project).returns.days,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
});

/**
 * Shipping and return terms of some offers, each described once; none for what is emailed.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export function offerTerms(pieces: readonly OfferedPiece[], market: OfferMarket): object[] {
  const parcels = pieces.filter(({ isEmailed }) => !isEmailed);
  if (parcels.length === 0) return [];
  const rates = new Set(parcels.map(({ price }) => shippingPrice(price, market)));
  return [...[...rates].map((rate) => shippingDetails(rate, market)), returnPolicy(market)];
}
