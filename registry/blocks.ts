import { accordion } from '@/blocks/accordion/accordion.block';
import { accordionSizeTables } from '@/blocks/accordion-size-tables/accordion-size-tables.block';
import { accountAddress } from '@/blocks/account-address/account-address.block';
import { account } from '@/blocks/account/account.block';
import { addressConfirmation } from '@/blocks/address-confirmation/address-confirmation.block';
import { appointmentFrame } from '@/blocks/appointment-frame/appointment-frame.block';
import { autoChangeText } from '@/blocks/auto-change-text/auto-change-text.block';
import { bannerTeaser } from '@/blocks/banner-teaser/banner-teaser.block';
import { basketLink } from '@/blocks/basket-link/basket-link.block';
import { basket } from '@/blocks/basket/basket.block';
import { breakerSlider } from '@/blocks/breaker-slider/breaker-slider.block';
import { breakerSliderBackground } from '@/blocks/breaker-slider-background/breaker-slider-background.block';
import { breakerSliderFixed } from '@/blocks/breaker-slider-fixed/breaker-slider-fixed.block';
import { categoryBanner } from '@/blocks/category-banner/category-banner.block';
import { categoryHeader } from '@/blocks/category-header/category-header.block';
import { categoryLine } from '@/blocks/category-line/category-line.block';
import { checkoutAddress } from '@/blocks/checkout-address/checkout-address.block';
import { checkoutConfirmation } from '@/blocks/checkout-confirmation/checkout-confirmation.block';
import { checkoutPayment } from '@/blocks/checkout-payment/checkout-payment.block';
import { checkoutReview } from '@/blocks/checkout-review/checkout-review.block';
import { combinationDetail } from '@/blocks/combination-detail/combination-detail.block';
import { competitionForm } from '@/blocks/competition-form/competition-form.block';
import { contactForm } from '@/blocks/contact-form/contact-form.block';
import { contactPage } from '@/blocks/contact-page/contact-page.block';
import { contentSlider } from '@/blocks/content-slider/content-slider.block';
import { demoSlider } from '@/blocks/demo-slider/demo-slider.block';
import { earlyShopForm } from '@/blocks/early-shop-form/early-shop-form.block';
import { headerElement } from '@/blocks/header-element/header-element.block';
import { homeTeaser } from '@/blocks/home-teaser/home-teaser.block';
import { homepageSlider } from '@/blocks/homepage-slider/homepage-slider.block';
import { howToMeasure } from '@/blocks/how-to-measure/how-to-measure.block';
import { imageBlock } from '@/blocks/image-block/image-block.block';
import { infoBlock } from '@/blocks/info-block/info-block.block';
import { lastSeenSlider } from '@/blocks/last-seen-slider/last-seen-slider.block';
import { lightWidget } from '@/blocks/light-widget/light-widget.block';
import { linkElement } from '@/blocks/link-element/link-element.block';
import { loginData } from '@/blocks/login-data/login-data.block';
import { loyaltyCard } from '@/blocks/loyalty-card/loyalty-card.block';
import { newsletterConfirmation } from '@/blocks/newsletter-confirmation/newsletter-confirmation.block';
import { newsletterEnd } from '@/blocks/newsletter-end/newsletter-end.block';
import { newsletterFlyout } from '@/blocks/newsletter-flyout/newsletter-flyout.block';
import { newsletterPage } from '@/blocks/newsletter-page/newsletter-page.block';
import { newsletterSignup } from '@/blocks/newsletter-signup/newsletter-signup.block';
import { orderHistory } from '@/blocks/order-history/order-history.block';
import { orderStatus } from '@/blocks/order-status/order-status.block';
import { parallaxBanner } from '@/blocks/parallax-banner/parallax-banner.block';
import { parcelTracking } from '@/blocks/parcel-tracking/parcel-tracking.block';
import { podcastPlayer } from '@/blocks/podcast-player/podcast-player.block';
import { productDetail } from '@/blocks/product-detail/product-detail.block';
import { productList } from '@/blocks/product-list/product-list.block';
import { productTabs } from '@/blocks/product-tabs/product-tabs.block';
import { productTeaserPrice } from '@/blocks/product-teaser-price/product-teaser-price.block';
import { recommendationSlider } from '@/blocks/recommendation-slider/recommendation-slider.block';
import { registration } from '@/blocks/registration/registration.block';
import { reservationHistory } from '@/blocks/reservation-history/reservation-history.block';
import { reservation } from '@/blocks/reservation/reservation.block';
import { returnPortal } from '@/blocks/return-portal/return-portal.block';
import { salesChannelBar } from '@/blocks/sales-channel-bar/sales-channel-bar.block';
import { searchResults } from '@/blocks/search-results/search-results.block';
import { seoText } from '@/blocks/seo-text/seo-text.block';
import { setPassword } from '@/blocks/set-password/set-password.block';
import { spacer } from '@/blocks/spacer/spacer.block';
import { storeMap } from '@/blocks/store-map/store-map.block';
import { table } from '@/blocks/table/table.block';
import { tabs } from '@/blocks/tabs/tabs.block';
import { teaserBox } from '@/blocks/teaser-box/teaser-box.block';
import { textBox } from '@/blocks/text-box/text-box.block';
import { uspBar } from '@/blocks/usp-bar/usp-bar.block';
import { video } from '@/blocks/video/video.block';
import { voucherBracketBox } from '@/blocks/voucher-bracket-box/voucher-bracket-box.block';
import { voucherDetail } from '@/blocks/voucher-detail/voucher-detail.block';
import { voucherWidget } from '@/blocks/voucher-widget/voucher-widget.block';
import { welcomePage } from '@/blocks/welcome-page/welcome-page.block';
import { wishlist } from '@/blocks/wishlist/wishlist.block';
import { zeroResult } from '@/blocks/zero-result/zero-result.block';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';
import type { BlockType } from '@/lib/cms/content/block';

/** Content type → definition of its block. */
export const blocks: { readonly [Type in BlockType]: BlockDefinition<Type> } = {
  accordion,
  accordionSizeTables,
  account,
  accountAddress,
  addressConfirmation,
  appointmentFrame,
  autoChangeText,
  bannerTeaser,
  basket,
  basketLink,
  breakerSlider,
  breakerSliderBackground,
  breakerSliderFixed,
  categoryBanner,
  categoryHeader,
  categoryLine,
  checkoutAddress,
  checkoutConfirmation,
  checkoutPayment,
  checkoutReview,
  combinationDetail,
  competitionForm,
  contactForm,
  contactPage,
  contentSlider,
  demoSlider,
  earlyShopForm,
  headerElement,
  homeTeaser,
  homepageSlider,
  howToMeasure,
  imageBlock,
  infoBlock,
  lastSeenSlider,
  lightWidget,
  linkElement,
  loginData,
  loyaltyCard,
  newsletterConfirmation,
  newsletterEnd,
  newsletterFlyout,
  newsletterPage,
  newsletterSignup,
  orderHistory,
  orderStatus,
  parallaxBanner,
  parcelTracking,
  podcastPlayer,
  productDetail,
  productList,
  productTabs,
  productTeaserPrice,
  recommendationSlider,
  registration,
  reservation,
  reservationHistory,
  returnPortal,
  salesChannelBar,
  searchResults,
  seoText,
  setPassword,
  spacer,
  storeMap,
  table,
  tabs,
  teaserBox,
  textBox,
  uspBar,
  video,
  voucherBracketBox,
  voucherDetail,
  voucherWidget,
  welcomePage,
  wishlist,
  zeroResult,
};
