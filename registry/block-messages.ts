import type { BlockType } from '@/lib/content/block';
import type { MessageGroup } from '@/lib/i18n/messages';

const THIRD_PARTY: readonly MessageGroup[] = ['thirdParty'];
const SUBMISSION: readonly MessageGroup[] = ['form', 'email', 'field', 'fold'];
const TILES: readonly MessageGroup[] = ['tile', 'badge', 'price', 'slider'];
const LIST: readonly MessageGroup[] = [
  ...([
    'list',
    'filters',
    'filterNames',
    'sortings',
    'colours',
    'bodyTypes',
    'sizeTypes',
    'status',
  ] as const),
  ...TILES,
];

/**
 * Content type → groups of messages its component reads. A page's props have those of its blocks
 * only; what a block loads later (a dialog, a drawer) loads its own.
 */
export const blockMessages: { readonly [Type in BlockType]: readonly MessageGroup[] } = {
  accordion: [],
  accordionSizeTables: ['sizeTable'],
  appointmentFrame: THIRD_PARTY,
  autoChangeText: ['changingText'],
  bannerTeaser: ['banner', 'countdown'],
  basket: ['basket', 'checkout'],
  breakerSlider: ['slider'],
  breakerSliderBackground: ['slider'],
  breakerSliderFixed: ['slider'],
  categoryBanner: [],
  categoryHeader: ['fold'],
  categoryLine: ['categories'],
  checkoutAddress: ['address', 'basket', 'checkout', 'field'],
  checkoutConfirmation: ['basket', 'checkout', 'confirmation'],
  checkoutPayment: ['basket', 'checkout', 'field'],
  checkoutReview: ['basket', 'checkout'],
  competitionForm: ['competition', ...SUBMISSION],
  contactForm: ['contactForm', ...SUBMISSION],
  contactPage: ['contact'],
  contentSlider: ['slider', 'link', 'zoom', 'dialog'],
  demoSlider: ['slider', 'link'],
  earlyShopForm: ['earlyShop', ...SUBMISSION],
  headerElement: [],
  homeTeaser: ['video'],
  homepageSlider: ['slider', 'link'],
  howToMeasure: [],
  imageBlock: [],
  infoBlock: [],
  lightWidget: THIRD_PARTY,
  linkElement: [],
  newsletterConfirmation: ['newsletter'],
  newsletterFlyout: ['newsletterTeaser', 'email', 'field'],
  newsletterPage: ['newsletter', ...SUBMISSION],
  newsletterSignup: ['newsletterTeaser', 'email', 'field'],
  parallaxBanner: [],
  parcelTracking: THIRD_PARTY,
  podcastPlayer: THIRD_PARTY,
  productDetail: ['article', 'general', 'bodyTypes', 'sizeTypes', 'price', 'tile'],
  productList: LIST,
  productTeaserPrice: ['price'],
  recommendationSlider: TILES,
  salesChannelBar: [],
  searchResults: [...LIST, 'search'],
  seoText: ['fold'],
  spacer: [],
  storeMap: ['map'],
  table: ['table'],
  tabs: ['tabs'],
  teaserBox: [],
  textBox: [],
  uspBar: [],
  video: ['video'],
  voucherBracketBox: ['voucher', 'copy'],
  voucherWidget: THIRD_PARTY,
  zeroResult: ['zeroResult'],
};
