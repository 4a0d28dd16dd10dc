import {
  loadAccount,
  loadAccountAddress,
  loadAddressConfirmation,
  loadLoginData,
  loadOrderHistory,
  loadRegistration,
  loadReservations,
  loadSetPassword,
  loadWelcome,
} from '@/lib/api/account/load-account.server';
import { loadLoyaltyCard } from '@/lib/api/account/load-loyalty-card.server';
import { loadBasketBlocks } from '@/blocks/basket/basket.server';
import { loadReservationPage } from '@/blocks/reservation/reservation.server';
import { loadOrderStatus } from '@/blocks/order-status/order-status.server';
import { loadBreakerSliderBackground } from '@/blocks/breaker-slider-background/breaker-slider-background.server';
import { loadBreakerSliderFixed } from '@/blocks/breaker-slider-fixed/breaker-slider-fixed.server';
import { loadBreakerSlider } from '@/blocks/breaker-slider/breaker-slider.server';
import { loadCheckoutAddress } from '@/blocks/checkout-address/checkout-address.server';
import { loadCheckoutConfirmation } from '@/blocks/checkout-confirmation/checkout-confirmation.server';
import { loadCheckoutPayment } from '@/blocks/checkout-payment/checkout-payment.server';
import { loadCheckoutReview } from '@/blocks/checkout-review/checkout-review.server';
import { loadCombinations } from '@/blocks/combination-detail/combination-detail.server';
import { loadProductDetails } from '@/blocks/product-detail/product-detail.server';
import { loadLastSeen } from '@/blocks/last-seen-slider/last-seen-slider.server';
import { loadProductTabs } from '@/blocks/product-tabs/product-tabs.server';
import { loadProductLists } from '@/blocks/product-list/product-list.server';
import { loadRecommendations } from '@/blocks/recommendation-slider/recommendation-slider.server';
import { loadSearchResults } from '@/blocks/search-results/search-results.server';
import { loadVoucherDetailBlocks } from '@/blocks/voucher-detail/voucher-detail.server';
import { loadWishlistBlocks } from '@/blocks/wishlist/wishlist.server';
import type { LoadedByType } from '@/lib/cms/content/block';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';

/** Content type → loader, for blocks that need more than their fields. */
export const blockLoaders = {
  account: loadAccount,
  accountAddress: loadAccountAddress,
  addressConfirmation: loadAddressConfirmation,
  loginData: loadLoginData,
  loyaltyCard: loadLoyaltyCard,
  orderHistory: loadOrderHistory,
  registration: loadRegistration,
  reservationHistory: loadReservations,
  setPassword: loadSetPassword,
  welcomePage: loadWelcome,
  basket: loadBasketBlocks,
  reservation: loadReservationPage,
  orderStatus: loadOrderStatus,
  breakerSlider: loadBreakerSlider,
  breakerSliderBackground: loadBreakerSliderBackground,
  breakerSliderFixed: loadBreakerSliderFixed,
  checkoutAddress: loadCheckoutAddress,
  checkoutConfirmation: loadCheckoutConfirmation,
  checkoutPayment: loadCheckoutPayment,
  checkoutReview: loadCheckoutReview,
  combinationDetail: loadCombinations,
  productDetail: loadProductDetails,
  lastSeenSlider: loadLastSeen,
  productList: loadProductLists,
  productTabs: loadProductTabs,
  recommendationSlider: loadRecommendations,
  searchResults: loadSearchResults,
  voucherDetail: loadVoucherDetailBlocks,
  wishlist: loadWishlistBlocks,
} satisfies {
  [Type in keyof LoadedByType]: BlockLoader<Type, LoadedByType[Type]>;
};
