import { accordionDefinition } from '@/blocks/accordion/accordion.block';
import { accordionSizeTablesDefinition } from '@/blocks/accordion-size-tables/accordion-size-tables.block';
import { accountAddressDefinition } from '@/blocks/account-address/account-address.block';
import { accountDefinition } from '@/blocks/account/account.block';
import { addressConfirmationDefinition } from '@/blocks/address-confirmation/address-confirmation.block';
import { appointmentFrameDefinition } from '@/blocks/appointment-frame/appointment-frame.block';
import { autoChangeTextDefinition } from '@/blocks/auto-change-text/auto-change-text.block';
import { bannerTeaserDefinition } from '@/blocks/banner-teaser/banner-teaser.block';
import { basketLinkDefinition } from '@/blocks/basket-link/basket-link.block';
import { basketDefinition } from '@/blocks/basket/basket.block';
import { breakerSliderDefinition } from '@/blocks/breaker-slider/breaker-slider.block';
import { breakerSliderBackgroundDefinition } from '@/blocks/breaker-slider-background/breaker-slider-background.block';
import { breakerSliderFixedDefinition } from '@/blocks/breaker-slider-fixed/breaker-slider-fixed.block';
import { categoryBannerDefinition } from '@/blocks/category-banner/category-banner.block';
import { categoryHeaderDefinition } from '@/blocks/category-header/category-header.block';
import { categoryLineDefinition } from '@/blocks/category-line/category-line.block';
import { checkoutAddressDefinition } from '@/blocks/checkout-address/checkout-address.block';
import { checkoutConfirmationDefinition } from '@/blocks/checkout-confirmation/checkout-confirmation.block';
import { checkoutPaymentDefinition } from '@/blocks/checkout-payment/checkout-payment.block';
import { checkoutReviewDefinition } from '@/blocks/checkout-review/checkout-review.block';
import { combinationDetailDefinition } from '@/blocks/combination-detail/combination-detail.block';
import { competitionFormDefinition } from '@/blocks/competition-form/competition-form.block';
import { contactFormDefinition } from '@/blocks/contact-form/contact-form.block';
import { contactPageDefinition } from '@/blocks/contact-page/contact-page.block';
import { contentSliderDefinition } from '@/blocks/content-slider/content-slider.block';
import { demoSliderDefinition } from '@/blocks/demo-slider/demo-slider.block';
import { earlyShopFormDefinition } from '@/blocks/early-shop-form/early-shop-form.block';
import { headerElementDefinition } from '@/blocks/header-element/header-element.block';
import { homeTeaserDefinition } from '@/blocks/home-teaser/home-teaser.block';
import { homepageSliderDefinition } from '@/blocks/homepage-slider/homepage-slider.block';
import { howToMeasureDefinition } from '@/blocks/how-to-measure/how-to-measure.block';
import { imageBlockDefinition } from '@/blocks/image-block/image-block.block';
import { infoBlockDefinition } from '@/blocks/info-block/info-block.block';
import { lastSeenSliderDefinition } from '@/blocks/last-seen-slider/last-seen-slider.block';
import { lightWidgetDefinition } from '@/blocks/light-widget/light-widget.block';
import { linkElementDefinition } from '@/blocks/link-element/link-element.block';
import { loginDataDefinition } from '@/blocks/login-data/login-data.block';
import { loyaltyCardDefinition } from '@/blocks/loyalty-card/loyalty-card.block';
import { newsletterConfirmationDefinition } from '@/blocks/newsletter-confirmation/newsletter-confirmation.block';
import { newsletterEndDefinition } from '@/blocks/newsletter-end/newsletter-end.block';
import { newsletterFlyoutDefinition } from '@/blocks/newsletter-flyout/newsletter-flyout.block';
import { newsletterPageDefinition } from '@/blocks/newsletter-page/newsletter-page.block';
import { newsletterSignupDefinition } from '@/blocks/newsletter-signup/newsletter-signup.block';
import { orderHistoryDefinition } from '@/blocks/order-history/order-history.block';
import { orderStatusDefinition } from '@/blocks/order-status/order-status.block';
import { parallaxBannerDefinition } from '@/blocks/parallax-banner/parallax-banner.block';
import { parcelTrackingDefinition } from '@/blocks/parcel-tracking/parcel-tracking.block';
import { podcastPlayerDefinition } from '@/blocks/podcast-player/podcast-player.block';
import { productDetailDefinition } from '@/blocks/product-detail/product-detail.block';
import { productListDefinition } from '@/blocks/product-list/product-list.block';
import { productTabsDefinition } from '@/blocks/product-tabs/product-tabs.block';
import { productTeaserPriceDefinition } from '@/blocks/product-teaser-price/product-teaser-price.block';
import { recommendationSliderDefinition } from '@/blocks/recommendation-slider/recommendation-slider.block';
import { registrationDefinition } from '@/blocks/registration/registration.block';
import { reservationHistoryDefinition } from '@/blocks/reservation-history/reservation-history.block';
import { reservationDefinition } from '@/blocks/reservation/reservation.block';
import { returnPortalDefinition } from '@/blocks/return-portal/return-portal.block';
import { salesChannelBarDefinition } from '@/blocks/sales-channel-bar/sales-channel-bar.block';
import { searchResultsDefinition } from '@/blocks/search-results/search-results.block';
import { seoTextDefinition } from '@/blocks/seo-text/seo-text.block';
import { setPasswordDefinition } from '@/blocks/set-password/set-password.block';
import { spacerDefinition } from '@/blocks/spacer/spacer.block';
import { storeMapDefinition } from '@/blocks/store-map/store-map.block';
import { tableDefinition } from '@/blocks/table/table.block';
import { tabsDefinition } from '@/blocks/tabs/tabs.block';
import { teaserBoxDefinition } from '@/blocks/teaser-box/teaser-box.block';
import { textBoxDefinition } from '@/blocks/text-box/text-box.block';
import { uspBarDefinition } from '@/blocks/usp-bar/usp-bar.block';
import { videoDefinition } from '@/blocks/video/video.block';
import { voucherBracketBoxDefinition } from '@/blocks/voucher-bracket-box/voucher-bracket-box.block';
import { voucherDetailDefinition } from '@/blocks/voucher-detail/voucher-detail.block';
import { voucherWidgetDefinition } from '@/blocks/voucher-widget/voucher-widget.block';
import { welcomePageDefinition } from '@/blocks/welcome-page/welcome-page.block';
import { wishlistDefinition } from '@/blocks/wishlist/wishlist.block';
import { zeroResultDefinition } from '@/blocks/zero-result/zero-result.block';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';
import type { BlockType } from '@/lib/cms/content/block';

export const blocks: { readonly [Type in BlockType]: BlockDefinition<Type> } = {
  accordion: accordionDefinition,
  accordionSizeTables: accordionSizeTablesDefinition,
  account: accountDefinition,
  accountAddress: accountAddressDefinition,
  addressConfirmation: addressConfirmationDefinition,
  appointmentFrame: appointmentFrameDefinition,
  autoChangeText: autoChangeTextDefinition,
  bannerTeaser: bannerTeaserDefinition,
  basket: basketDefinition,
  basketLink: basketLinkDefinition,
  breakerSlider: breakerSliderDefinition,
  breakerSliderBackground: breakerSliderBackgroundDefinition,
  breakerSliderFixed: breakerSliderFixedDefinition,
  categoryBanner: categoryBannerDefinition,
  categoryHeader: categoryHeaderDefinition,
  categoryLine: categoryLineDefinition,
  checkoutAddress: checkoutAddressDefinition,
  checkoutConfirmation: checkoutConfirmationDefinition,
  checkoutPayment: checkoutPaymentDefinition,
  checkoutReview: checkoutReviewDefinition,
  combinationDetail: combinationDetailDefinition,
  competitionForm: competitionFormDefinition,
  contactForm: contactFormDefinition,
  contactPage: contactPageDefinition,
  contentSlider: contentSliderDefinition,
  demoSlider: demoSliderDefinition,
  earlyShopForm: earlyShopFormDefinition,
  headerElement: headerElementDefinition,
  homeTeaser: homeTeaserDefinition,
  homepageSlider: homepageSliderDefinition,
  howToMeasure: howToMeasureDefinition,
  imageBlock: imageBlockDefinition,
  infoBlock: infoBlockDefinition,
  lastSeenSlider: lastSeenSliderDefinition,
  lightWidget: lightWidgetDefinition,
  linkElement: linkElementDefinition,
  loginData: loginDataDefinition,
  loyaltyCard: loyaltyCardDefinition,
  newsletterConfirmation: newsletterConfirmationDefinition,
  newsletterEnd: newsletterEndDefinition,
  newsletterFlyout: newsletterFlyoutDefinition,
  newsletterPage: newsletterPageDefinition,
  newsletterSignup: newsletterSignupDefinition,
  orderHistory: orderHistoryDefinition,
  orderStatus: orderStatusDefinition,
  parallaxBanner: parallaxBannerDefinition,
  parcelTracking: parcelTrackingDefinition,
  podcastPlayer: podcastPlayerDefinition,
  productDetail: productDetailDefinition,
  productList: productListDefinition,
  productTabs: productTabsDefinition,
  productTeaserPrice: productTeaserPriceDefinition,
  recommendationSlider: recommendationSliderDefinition,
  registration: registrationDefinition,
  reservation: reservationDefinition,
  reservationHistory: reservationHistoryDefinition,
  returnPortal: returnPortalDefinition,
  salesChannelBar: salesChannelBarDefinition,
  searchResults: searchResultsDefinition,
  seoText: seoTextDefinition,
  setPassword: setPasswordDefinition,
  spacer: spacerDefinition,
  storeMap: storeMapDefinition,
  table: tableDefinition,
  tabs: tabsDefinition,
  teaserBox: teaserBoxDefinition,
  textBox: textBoxDefinition,
  uspBar: uspBarDefinition,
  video: videoDefinition,
  voucherBracketBox: voucherBracketBoxDefinition,
  voucherDetail: voucherDetailDefinition,
  voucherWidget: voucherWidgetDefinition,
  welcomePage: welcomePageDefinition,
  wishlist: wishlistDefinition,
  zeroResult: zeroResultDefinition,
};
