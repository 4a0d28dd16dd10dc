import type { BlockFields, BlockType } from '@/cms-schema/model';
import type {
  AccountStart,
  LoadedAccountAddress,
  LoadedAccountIndex,
  LoadedAddressConfirmation,
  LoadedLoginData,
  LoadedLoyaltyCard,
  LoadedOrderHistory,
  LoadedRegistration,
  LoadedReservationHistory,
  LoadedSetPassword,
} from '@/lib/account/loaded-account';
import type { ArticleDetail } from '@/lib/article/article-detail';
import type { Combination } from '@/lib/article/combination';
import type { VoucherDetail } from '@/lib/article/voucher';
import type { LoadedTabs } from './loaded-tabs';
import type { BreakerLinks } from '@/lib/search/load-breaker-links.server';
import type { TileSummary } from '@/lib/catalogue/tile-summary';
import type {
  LoadedAddress,
  LoadedBasket,
  LoadedConfirmation,
  LoadedPayment,
  LoadedReview,
} from '@/lib/checkout/loaded-checkout';
import type { LoadedOrderStatus } from '@/lib/order-view/loaded-order-status';
import type { LoadedReservation } from '@/lib/reservation/loaded-reservation';
import type { LoadedList } from '@/lib/search/loaded-list';
import type { LoadedSearch } from '@/lib/search/loaded-search';
import type { LoadedWishlist } from '@/lib/wishlist/loaded-wishlist';

export type { BlockFields, BlockType } from '@/cms-schema/model';
export type { Slide } from '@/cms-schema/content-types/content-slider';
export type { Button, TextElement } from '@/cms-schema/content-types/parts';
export type { Link, Picture, RichText } from '@/cms-schema/shapes';

/** What the loaders of block types fetch; see lib/blocks/block-loader. Types without one are not here. */
export interface LoadedByType {
  account: LoadedAccountIndex;
  accountAddress: LoadedAccountAddress;
  addressConfirmation: LoadedAddressConfirmation;
  loginData: LoadedLoginData;
  loyaltyCard: LoadedLoyaltyCard;
  orderHistory: LoadedOrderHistory;
  registration: LoadedRegistration;
  reservationHistory: LoadedReservationHistory;
  setPassword: LoadedSetPassword;
  welcomePage: AccountStart;
  recommendationSlider: TileSummary[];
  breakerSlider: BreakerLinks;
  breakerSliderBackground: BreakerLinks;
  breakerSliderFixed: BreakerLinks;
  combinationDetail: Combination;
  productDetail: ArticleDetail;
  voucherDetail: VoucherDetail;
  productTabs: LoadedTabs;
  /** The article whose page it is. */
  lastSeenSlider: { number: string };
  productList: LoadedList;
  searchResults: LoadedSearch;
  basket: LoadedBasket;
  reservation: LoadedReservation;
  orderStatus: LoadedOrderStatus;
  checkoutAddress: LoadedAddress;
  checkoutPayment: LoadedPayment;
  checkoutReview: LoadedReview;
  checkoutConfirmation: LoadedConfirmation;
  wishlist: LoadedWishlist;
}

/** Present where the type has a loader; `null` when it failed and nothing had been loaded before. */
type WithLoaded<Type extends BlockType> = Type extends keyof LoadedByType
  ? { loaded: LoadedByType[Type] | null }
  : unknown;

/** What every block component receives. Plain JSON: it travels inside the page's props. */
export type BlockProps<Type extends BlockType> = WithLoaded<Type> & BaseProps<Type>;

interface BaseProps<Type extends BlockType> {
  /** Entry id, unique on the page; base for element ids. */
  id: string;
  fields: BlockFields<Type>;
  /** End of the block's date window in epoch milliseconds, `null` when open. */
  until: number | null;
  /** True for the first block of a page, whose picture is loaded eagerly. */
  isFirst: boolean;
}
