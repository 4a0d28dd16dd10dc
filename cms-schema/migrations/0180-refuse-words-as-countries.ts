import type { MigrationFunction } from 'contentful-migration';

/** Every type that had the field on that day. */
const TYPES = [
  'emailTemplate',
  'node',
  'productTemplate',
  'redirect',
  'categoryLink',
  'priceByCountry',
  'salesChannel',
  'serviceBox',
  'serviceHotline',
  'slide',
  'tabItem',
  'uspItem',
  'accordion',
  'accordionSizeTables',
  'account',
  'accountAddress',
  'addressConfirmation',
  'appointmentFrame',
  'autoChangeText',
  'bannerTeaser',
  'basket',
  'basketLink',
  'breakerSlider',
  'breakerSliderBackground',
  'breakerSliderFixed',
  'categoryBanner',
  'categoryHeader',
  'categoryLine',
  'checkoutAddress',
  'checkoutConfirmation',
  'checkoutPayment',
  'checkoutReview',
  'combinationDetail',
  'competitionForm',
  'contactForm',
  'contactPage',
  'contentSlider',
  'demoSlider',
  'earlyShopForm',
  'headerElement',
  'homeTeaser',
  'homepageSlider',
  'howToMeasure',
  'imageBlock',
  'infoBlock',
  'lastSeenSlider',
  'lightWidget',
  'linkElement',
  'loginData',
  'loyaltyCard',
  'newsletterConfirmation',
  'newsletterEnd',
  'newsletterFlyout',
  'newsletterPage',
  'newsletterSignup',
  'orderHistory',
  'orderStatus',
  'parallaxBanner',
  'parcelTracking',
  'podcastPlayer',
  'productDetail',
  'productList',
  'productTabs',
  'productTeaserPrice',
  'recommendationSlider',
  'registration',
  'reservation',
  'reservationHistory',
  'returnPortal',
  'salesChannelBar',
  'searchResults',
  'seoText',
  'setPassword',
  'spacer',
  'storeMap',
  'table',
  'tabs',
  'teaserBox',
  'textBox',
  'uspBar',
  'video',
  'voucherBracketBox',
  'voucherDetail',
  'voucherWidget',
  'welcomePage',
  'wishlist',
  'zeroResult',
];

const CODES = '^ *[A-Za-z]{2} *(; *[A-Za-z]{2} *)*;?$';

/**
 * Countries are codes. An entry that has words cannot be published again until they are mended;
 * what is published stays.
 */
const refuseWordsAsCountries: MigrationFunction = (migration) => {
  for (const id of TYPES)
    migration
      .editContentType(id)
      .editField('countries')
      .validations([{ regexp: { pattern: CODES } }]);
};

export default refuseWordsAsCountries;
