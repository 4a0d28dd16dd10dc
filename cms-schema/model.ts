import { accordion } from './content-types/accordion';
import { accordionSizeTables, sizeTable } from './content-types/accordion-size-tables';
import { account } from './content-types/account';
import { accountAddress } from './content-types/account-address';
import { addressConfirmation } from './content-types/address-confirmation';
import { appointmentFrame } from './content-types/appointment-frame';
import { autoChangeText } from './content-types/auto-change-text';
import { bannerTeaser } from './content-types/banner-teaser';
import { basket } from './content-types/basket';
import { basketLink } from './content-types/basket-link';
import { breakerImage } from './content-types/breaker';
import { breakerSlider } from './content-types/breaker-slider';
import { breakerSliderBackground } from './content-types/breaker-slider-background';
import { breakerSliderFixed } from './content-types/breaker-slider-fixed';
import { categoryBanner } from './content-types/category-banner';
import { categoryHeader } from './content-types/category-header';
import { categoryLine, categoryLink } from './content-types/category-line';
import { checkoutAddress } from './content-types/checkout-address';
import { checkoutConfirmation } from './content-types/checkout-confirmation';
import { checkoutPayment } from './content-types/checkout-payment';
import { checkoutReview } from './content-types/checkout-review';
import { combinationDetail } from './content-types/combination-detail';
import { contactForm } from './content-types/contact-form';
import { contactPage, serviceBox, serviceHotline } from './content-types/contact-page';
import { contentSlider, slide } from './content-types/content-slider';
import { demoSlider } from './content-types/demo-slider';
import { appLink, hotline, serviceStore, socialLink } from './content-types/footer-parts';
import { competitionForm } from './content-types/competition-form';
import { earlyShopForm } from './content-types/early-shop-form';
import { emailTemplate } from './content-types/email-template';
import { headerElement } from './content-types/header-element';
import { homeTeaser } from './content-types/home-teaser';
import { homepageSlider } from './content-types/homepage-slider';
import { howToMeasure, measureStep } from './content-types/how-to-measure';
import { imageBlock } from './content-types/image-block';
import { infoBlock } from './content-types/info-block';
import { lastSeenSlider } from './content-types/last-seen-slider';
import { lightWidget } from './content-types/light-widget';
import { linkElement } from './content-types/link-element';
import { loginData } from './content-types/login-data';
import { loyaltyCard } from './content-types/loyalty-card';
import { newsletterConfirmation } from './content-types/newsletter-confirmation';
import { newsletterEnd } from './content-types/newsletter-end';
import { newsletterFlyout } from './content-types/newsletter-flyout';
import { newsletterPage } from './content-types/newsletter-page';
import { newsletterSignup } from './content-types/newsletter-signup';
import { node } from './content-types/node';
import { orderHistory } from './content-types/order-history';
import { orderStatus } from './content-types/order-status';
import { page } from './content-types/page';
import { parallaxBanner } from './content-types/parallax-banner';
import { parcelTracking } from './content-types/parcel-tracking';
import {
  accordionItem,
  button,
  flyoutTeaserGroup,
  navigationItem,
  textElement,
} from './content-types/parts';
import { podcastPlayer } from './content-types/podcast-player';
import { productDetail } from './content-types/product-detail';
import { productList } from './content-types/product-list';
import { productTabs } from './content-types/product-tabs';
import {
  priceByCountry,
  productTeaserPrice,
  teaserValue,
} from './content-types/product-teaser-price';
import { productTemplate } from './content-types/product-template';
import { project } from './content-types/project';
import { recommendationSlider, recommendedArticle } from './content-types/recommendation-slider';
import { redirect } from './content-types/redirect';
import { registration } from './content-types/registration';
import { reservation } from './content-types/reservation';
import { reservationHistory } from './content-types/reservation-history';
import { returnPortal } from './content-types/return-portal';
import { salesChannel, salesChannelBar } from './content-types/sales-channel-bar';
import { searchResults } from './content-types/search-results';
import { seoText } from './content-types/seo-text';
import { setPassword } from './content-types/set-password';
import { spacer } from './content-types/spacer';
import { storeMap } from './content-types/store-map';
import { table, tableColumn } from './content-types/table';
import { tabItem, tabs } from './content-types/tabs';
import { teaserBox } from './content-types/teaser-box';
import { textBox } from './content-types/text-box';
import { uspBar, uspItem } from './content-types/usp-bar';
import { video } from './content-types/video';
import { voucherBracketBox } from './content-types/voucher-bracket-box';
import { voucherDetail } from './content-types/voucher-detail';
import { voucherWidget } from './content-types/voucher-widget';
import { welcomePage } from './content-types/welcome-page';
import { wishlist } from './content-types/wishlist';
import { zeroResult } from './content-types/zero-result';
import type { ContentType, FieldsOf } from './content-type';

export const blockTypes = {
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

/** Entries that are nested in a block, a node or a project. */
const partTypes = {
  accordionItem,
  appLink,
  breakerImage,
  button,
  categoryLink,
  flyoutTeaserGroup,
  hotline,
  measureStep,
  navigationItem,
  priceByCountry,
  recommendedArticle,
  salesChannel,
  serviceBox,
  serviceHotline,
  serviceStore,
  sizeTable,
  slide,
  socialLink,
  tabItem,
  tableColumn,
  teaserValue,
  textElement,
  uspItem,
};

const structureTypes = { emailTemplate, node, page, productTemplate, project, redirect };

export const contentTypes: Record<string, ContentType> = {
  ...structureTypes,
  ...partTypes,
  ...blockTypes,
};

export type BlockType = keyof typeof blockTypes;
export type BlockFields<Type extends BlockType> = FieldsOf<(typeof blockTypes)[Type]>;
