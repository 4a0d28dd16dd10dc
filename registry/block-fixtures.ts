import { accordionSizeTablesFixtures } from '@/blocks/accordion-size-tables/accordion-size-tables.fixture';
import { accordionFixtures } from '@/blocks/accordion/accordion.fixture';
import { accountAddressFixtures } from '@/blocks/account-address/account-address.fixture';
import { accountFixtures } from '@/blocks/account/account.fixture';
import { addressConfirmationFixtures } from '@/blocks/address-confirmation/address-confirmation.fixture';
import { appointmentFrameFixtures } from '@/blocks/appointment-frame/appointment-frame.fixture';
import { autoChangeTextFixtures } from '@/blocks/auto-change-text/auto-change-text.fixture';
import { bannerTeaserFixtures } from '@/blocks/banner-teaser/banner-teaser.fixture';
import { basketLinkFixtures } from '@/blocks/basket-link/basket-link.fixture';
import { basketFixtures } from '@/blocks/basket/basket.fixture';
import { breakerSliderBackgroundFixtures } from '@/blocks/breaker-slider-background/breaker-slider-background.fixture';
import { breakerSliderFixedFixtures } from '@/blocks/breaker-slider-fixed/breaker-slider-fixed.fixture';
import { breakerSliderFixtures } from '@/blocks/breaker-slider/breaker-slider.fixture';
import { categoryBannerFixtures } from '@/blocks/category-banner/category-banner.fixture';
import { categoryHeaderFixtures } from '@/blocks/category-header/category-header.fixture';
import { categoryLineFixtures } from '@/blocks/category-line/category-line.fixture';
import { checkoutAddressFixtures } from '@/blocks/checkout-address/checkout-address.fixture';
import { checkoutConfirmationFixtures } from '@/blocks/checkout-confirmation/checkout-confirmation.fixture';
import { checkoutPaymentFixtures } from '@/blocks/checkout-payment/checkout-payment.fixture';
import { checkoutReviewFixtures } from '@/blocks/checkout-review/checkout-review.fixture';
import { combinationDetailFixtures } from '@/blocks/combination-detail/combination-detail.fixture';
import { competitionFormFixtures } from '@/blocks/competition-form/competition-form.fixture';
import { contactFormFixtures } from '@/blocks/contact-form/contact-form.fixture';
import { contactPageFixtures } from '@/blocks/contact-page/contact-page.fixture';
import { contentSliderFixtures } from '@/blocks/content-slider/content-slider.fixture';
import { demoSliderFixtures } from '@/blocks/demo-slider/demo-slider.fixture';
import { earlyShopFormFixtures } from '@/blocks/early-shop-form/early-shop-form.fixture';
import { headerElementFixtures } from '@/blocks/header-element/header-element.fixture';
import { homeTeaserFixtures } from '@/blocks/home-teaser/home-teaser.fixture';
import { homepageSliderFixtures } from '@/blocks/homepage-slider/homepage-slider.fixture';
import { howToMeasureFixtures } from '@/blocks/how-to-measure/how-to-measure.fixture';
import { imageBlockFixtures } from '@/blocks/image-block/image-block.fixture';
import { infoBlockFixtures } from '@/blocks/info-block/info-block.fixture';
import { lastSeenSliderFixtures } from '@/blocks/last-seen-slider/last-seen-slider.fixture';
import { lightWidgetFixtures } from '@/blocks/light-widget/light-widget.fixture';
import { linkElementFixtures } from '@/blocks/link-element/link-element.fixture';
import { loginDataFixtures } from '@/blocks/login-data/login-data.fixture';
import { loyaltyCardFixtures } from '@/blocks/loyalty-card/loyalty-card.fixture';
import { newsletterConfirmationFixtures } from '@/blocks/newsletter-confirmation/newsletter-confirmation.fixture';
import { newsletterEndFixtures } from '@/blocks/newsletter-end/newsletter-end.fixture';
import { newsletterFlyoutFixtures } from '@/blocks/newsletter-flyout/newsletter-flyout.fixture';
import { newsletterPageFixtures } from '@/blocks/newsletter-page/newsletter-page.fixture';
import { newsletterSignupFixtures } from '@/blocks/newsletter-signup/newsletter-signup.fixture';
import { orderHistoryFixtures } from '@/blocks/order-history/order-history.fixture';
import { orderStatusFixtures } from '@/blocks/order-status/order-status.fixture';
import { parallaxBannerFixtures } from '@/blocks/parallax-banner/parallax-banner.fixture';
import { parcelTrackingFixtures } from '@/blocks/parcel-tracking/parcel-tracking.fixture';
import { podcastPlayerFixtures } from '@/blocks/podcast-player/podcast-player.fixture';
import { productDetailFixtures } from '@/blocks/product-detail/product-detail.fixture';
import { productListFixtures } from '@/blocks/product-list/product-list.fixture';
import { productTabsFixtures } from '@/blocks/product-tabs/product-tabs.fixture';
import { productTeaserPriceFixtures } from '@/blocks/product-teaser-price/product-teaser-price.fixture';
import { recommendationSliderFixtures } from '@/blocks/recommendation-slider/recommendation-slider.fixture';
import { registrationFixtures } from '@/blocks/registration/registration.fixture';
import { reservationHistoryFixtures } from '@/blocks/reservation-history/reservation-history.fixture';
import { reservationFixtures } from '@/blocks/reservation/reservation.fixture';
import { returnPortalFixtures } from '@/blocks/return-portal/return-portal.fixture';
import { salesChannelBarFixtures } from '@/blocks/sales-channel-bar/sales-channel-bar.fixture';
import { searchResultsFixtures } from '@/blocks/search-results/search-results.fixture';
import { seoTextFixtures } from '@/blocks/seo-text/seo-text.fixture';
import { setPasswordFixtures } from '@/blocks/set-password/set-password.fixture';
import { spacerFixtures } from '@/blocks/spacer/spacer.fixture';
import { storeMapFixtures } from '@/blocks/store-map/store-map.fixture';
import { tableFixtures } from '@/blocks/table/table.fixture';
import { tabsFixtures } from '@/blocks/tabs/tabs.fixture';
import { teaserBoxFixtures } from '@/blocks/teaser-box/teaser-box.fixture';
import { textBoxFixtures } from '@/blocks/text-box/text-box.fixture';
import { uspBarFixtures } from '@/blocks/usp-bar/usp-bar.fixture';
import { videoFixtures } from '@/blocks/video/video.fixture';
import { voucherBracketBoxFixtures } from '@/blocks/voucher-bracket-box/voucher-bracket-box.fixture';
import { voucherDetailFixtures } from '@/blocks/voucher-detail/voucher-detail.fixture';
import { voucherWidgetFixtures } from '@/blocks/voucher-widget/voucher-widget.fixture';
import { welcomePageFixtures } from '@/blocks/welcome-page/welcome-page.fixture';
import { wishlistFixtures } from '@/blocks/wishlist/wishlist.fixture';
import { zeroResultFixtures } from '@/blocks/zero-result/zero-result.fixture';
import type { BlockProps, BlockType } from '@/lib/cms/content/block';

/** States of every block's fixture: default, minimum, maximum, and words without spaces. */
export const FIXTURE_STATES = ['default', 'minimal', 'maximal', 'longWords'] as const;

type Fixtures<Type extends BlockType> = Record<(typeof FIXTURE_STATES)[number], BlockProps<Type>>;

/** Content type → its fixture. For the gallery and tests; no page of a shop imports it. */
export const blockFixtures: { [Type in BlockType]: Fixtures<Type> } = {
  accordion: accordionFixtures,
  accordionSizeTables: accordionSizeTablesFixtures,
  account: accountFixtures,
  accountAddress: accountAddressFixtures,
  addressConfirmation: addressConfirmationFixtures,
  appointmentFrame: appointmentFrameFixtures,
  autoChangeText: autoChangeTextFixtures,
  bannerTeaser: bannerTeaserFixtures,
  basket: basketFixtures,
  basketLink: basketLinkFixtures,
  breakerSlider: breakerSliderFixtures,
  breakerSliderBackground: breakerSliderBackgroundFixtures,
  breakerSliderFixed: breakerSliderFixedFixtures,
  categoryBanner: categoryBannerFixtures,
  categoryHeader: categoryHeaderFixtures,
  categoryLine: categoryLineFixtures,
  checkoutAddress: checkoutAddressFixtures,
  checkoutConfirmation: checkoutConfirmationFixtures,
  checkoutPayment: checkoutPaymentFixtures,
  checkoutReview: checkoutReviewFixtures,
  combinationDetail: combinationDetailFixtures,
  competitionForm: competitionFormFixtures,
  contactForm: contactFormFixtures,
  contactPage: contactPageFixtures,
  contentSlider: contentSliderFixtures,
  demoSlider: demoSliderFixtures,
  earlyShopForm: earlyShopFormFixtures,
  headerElement: headerElementFixtures,
  homeTeaser: homeTeaserFixtures,
  homepageSlider: homepageSliderFixtures,
  howToMeasure: howToMeasureFixtures,
  imageBlock: imageBlockFixtures,
  infoBlock: infoBlockFixtures,
  lastSeenSlider: lastSeenSliderFixtures,
  lightWidget: lightWidgetFixtures,
  linkElement: linkElementFixtures,
  loginData: loginDataFixtures,
  loyaltyCard: loyaltyCardFixtures,
  newsletterConfirmation: newsletterConfirmationFixtures,
  newsletterEnd: newsletterEndFixtures,
  newsletterFlyout: newsletterFlyoutFixtures,
  newsletterPage: newsletterPageFixtures,
  newsletterSignup: newsletterSignupFixtures,
  orderHistory: orderHistoryFixtures,
  orderStatus: orderStatusFixtures,
  parallaxBanner: parallaxBannerFixtures,
  parcelTracking: parcelTrackingFixtures,
  podcastPlayer: podcastPlayerFixtures,
  productDetail: productDetailFixtures,
  productList: productListFixtures,
  productTabs: productTabsFixtures,
  productTeaserPrice: productTeaserPriceFixtures,
  recommendationSlider: recommendationSliderFixtures,
  registration: registrationFixtures,
  reservation: reservationFixtures,
  reservationHistory: reservationHistoryFixtures,
  returnPortal: returnPortalFixtures,
  salesChannelBar: salesChannelBarFixtures,
  searchResults: searchResultsFixtures,
  seoText: seoTextFixtures,
  setPassword: setPasswordFixtures,
  spacer: spacerFixtures,
  storeMap: storeMapFixtures,
  table: tableFixtures,
  tabs: tabsFixtures,
  teaserBox: teaserBoxFixtures,
  textBox: textBoxFixtures,
  uspBar: uspBarFixtures,
  video: videoFixtures,
  voucherBracketBox: voucherBracketBoxFixtures,
  voucherDetail: voucherDetailFixtures,
  voucherWidget: voucherWidgetFixtures,
  welcomePage: welcomePageFixtures,
  wishlist: wishlistFixtures,
  zeroResult: zeroResultFixtures,
};
