import { apiRoute } from '@/lib/platform/http/api-route.server';
import {
  addSeveralToBasket,
  addToBasket,
  changeInBasket,
  keepFromBasket,
  readBasket,
  removeFromBasket,
  resizeInBasket,
} from './basket-endpoints.server';
import {
  addToWishlist,
  readWishlist,
  removeFromWishlist,
  resizeInWishlist,
} from './wishlist-endpoints.server';
import {
  addToReservation,
  editInReservation,
  readReservation,
  removeFromReservation,
} from './reservation-endpoints.server';
import { readVisitor } from './read-visitor.server';

/**
 * Frequently used endpoints by path: baskets, wishlists and reservations. The front server calls
 * them directly; under another server the routes in `pages/api` call the same functions.
 */
export const visitorEndpoints = {
  /** The visitor's basket: `?locale=de-at` determines language and prices. */
  '/api/cart/cart': apiRoute({ GET: readBasket }),
  /** `{ "variant": { "sku": "…" }, "count": 1 }`, or the fields `sku`, `count` and `locale` of a form. */
  '/api/cart/cart/add': apiRoute({ POST: addToBasket }),
  /**
   * A list of bodies as for `add`, or a set: `{ "variant": { "id": "…" }, "selectedSetArticles":
   * ["…"], "count": 1 }`.
   */
  '/api/cart/cart/addMultiple': apiRoute({ POST: addSeveralToBasket }),
  /** `{ "lineItemId": "…" }`, or the fields `lineItemId` and `locale` of a form. */
  '/api/cart/cart/keep': apiRoute({ POST: keepFromBasket }),
  /** `{ "lineItemId": "…", "count": 2 }`, or the same fields of a form. */
  '/api/cart/cart/quantity': apiRoute({ POST: changeInBasket }),
  /** `{ "lineItemId": "…" }`, or the same field of a form. */
  '/api/cart/cart/remove': apiRoute({ POST: removeFromBasket }),
  /** `{ "lineItemId": "…", "sku": "…" }`, or the same fields of a form. */
  '/api/cart/cart/size': apiRoute({ POST: resizeInBasket }),
  /** The visitor's wishlist: `?locale=de-at` determines language and prices. */
  '/api/cart/wishlist': apiRoute({ GET: readWishlist }),
  /** `objectId`, `itemNumber` and, if one is chosen, `sku`, as JSON or as a form. */
  '/api/cart/wishlist/add': apiRoute({ POST: addToWishlist }),
  /** `objectId`, `itemNumber` and, if one is chosen, `sku`, as JSON or as a form. */
  '/api/cart/wishlist/remove': apiRoute({ POST: removeFromWishlist }),
  /** `lineItemId` and `sku`, as JSON or as a form. */
  '/api/cart/wishlist/size': apiRoute({ POST: resizeInWishlist }),
  /** `{ "oxid": "…", "amount": 1, "filialeid": "101" }`, or the same fields of a form. */
  '/api/reserve/add': apiRoute({ POST: addToReservation }),
  /** `{ "basketid": "…", "amount": 2, "filialeid": "101" }`, or the same fields of a form. */
  '/api/reserve/edit': apiRoute({ POST: editInReservation }),
  /** `{ "basketid": "…" }`, or the same field of a form. */
  '/api/reserve/lineItem/remove': apiRoute({ POST: removeFromReservation }),
  /** The visitor's reservation basket: `?locale=de-at` determines the language. */
  '/api/reserve/reservation/cart': apiRoute({ GET: readReservation }),
  /**
   * `{ basket, wishlist, reservation }` of the visitor: `?locale=de-at` determines language and
   * prices.
   */
  '/api/visitor': apiRoute({ GET: readVisitor }),
};
