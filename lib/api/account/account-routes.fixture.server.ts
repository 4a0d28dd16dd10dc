import {
  addCredits,
  addVoucher,
  addToBasket,
  readBasket,
  removeVoucher,
} from '@/lib/api/cart/basket-endpoints.server';
import { readVisitor } from '@/lib/api/cart/read-visitor.server';
import { addToWishlist } from '@/lib/api/cart/wishlist-endpoints.server';
import { migrateWishlist } from '@/lib/api/cart/wishlist-session.server';
import { apiRoute, type Operation } from '@/lib/platform/http/api-route.server';
import type { ApiRoute } from '@/lib/platform/http/api-server.fixture';
import * as cardEmailCalls from './card-email-endpoints.server';
import * as customerCalls from './customer-endpoints.server';
import * as loginCalls from './login-endpoints.server';
import * as loyaltyCalls from './loyalty-endpoints.server';
import { saveNewsletterSettings } from './newsletter-settings-endpoint.server';
import * as ownDataCalls from './own-data-endpoints.server';
import * as passkeyCalls from './passkey-endpoints.server';
import * as reviewCalls from './review-endpoints.server';

const config = { api: { bodyParser: false } };

export const post = (operation: Operation): ApiRoute => ({
  default: apiRoute({ POST: operation }),
  config,
});
const get = (operation: Operation): ApiRoute => ({ default: apiRoute({ GET: operation }) });

const ACCOUNT_ROUTES: Readonly<Record<string, ApiRoute>> = {
  login: post(loginCalls.logInOperation),
  logout: post(loginCalls.logOutOperation),
  register: post(loginCalls.registerCustomer),
  reset: post(loginCalls.resetPassword),
  resetPassword: post(loginCalls.setNewPassword),
  confirm: post(loginCalls.confirmAddress),
  refresh: get(loginCalls.readUser),
  email: post(customerCalls.changeEmail),
  password: post(customerCalls.changeOwnPassword),
  newsletter: post(saveNewsletterSettings),
  device: post(customerCalls.signOutDevice),
  updateBillingAddress: post(customerCalls.updateBillingAddress),
  review: post(reviewCalls.sendReview),
  export: get(ownDataCalls.downloadOwnData),
  delete: post(ownDataCalls.deleteAccount),
  'passkey/prepare': post(passkeyCalls.preparePasskey),
  'passkey/add': post(passkeyCalls.savePasskey),
  'passkey/challenge': post(passkeyCalls.prepareLogin),
  'passkey/login': post(passkeyCalls.logInByPasskeyOperation),
  'passkey/remove': post(passkeyCalls.forgetPasskey),
  'orders/history': get(customerCalls.readOrderHistory),
  'orders/search': get(customerCalls.searchOrders),
  'orders/years': get(customerCalls.readOrderYears),
  'reservation/history': get(customerCalls.readReservationHistory),
};

/** Endpoints used by a customer's browser, by path. */
export const ROUTES: Readonly<Record<string, ApiRoute>> = {
  ...Object.fromEntries(
    Object.entries(ACCOUNT_ROUTES).map(([name, route]) => [`/api/account/${name}`, route]),
  ),
  '/api/crm/connect': post(loyaltyCalls.connectLoyaltyCard),
  '/api/crm/addLoyaltyCardToUser': post(loyaltyCalls.addLoyaltyCard),
  '/api/crm/email': post(cardEmailCalls.registerWithCardOperation),
  '/api/crm/activate': post(cardEmailCalls.activateCard),
  '/api/crm/loyaltyCard': post(loyaltyCalls.readLoyaltyCard),
  '/api/cart/cart': get(readBasket),
  '/api/cart/cart/add': post(addToBasket),
  '/api/cart/cart/voucher/add': post(addVoucher),
  '/api/cart/cart/voucher/credits': post(addCredits),
  '/api/cart/cart/voucher/remove': post(removeVoucher),
  '/api/cart/wishlist/add': post(addToWishlist),
  '/api/cart/wishlist/session/migrate': post(migrateWishlist),
  '/api/visitor': get(readVisitor),
};
