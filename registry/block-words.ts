import type { BlockType } from '@/lib/content/block';
import type { WordGroup } from '@/lib/i18n/messages';

const THIRD_PARTY: readonly WordGroup[] = ['thirdParty'];
const SUBMISSION: readonly WordGroup[] = ['form', 'email', 'field', 'fold'];
const TILES: readonly WordGroup[] = ['tile', 'badge', 'price', 'slider'];
const LIST: readonly WordGroup[] = [
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
 * Content type → groups of words its component reads. A page carries those of its blocks and no
 * others; what a block loads later (a dialog, a drawer) brings its own.
 */
export const blockWords: { readonly [Type in BlockType]: readonly WordGroup[] } = {
  accordion: [],
  accordionSizeTables: ['sizeTable'],
  appointmentFrame: THIRD_PARTY,
  autoChangeText: ['changingText'],
  bannerTeaser: ['banner', 'countdown'],
  breakerSlider: ['slider'],
  breakerSliderBackground: ['slider'],
  breakerSliderFixed: ['slider'],
  categoryBanner: [],
  categoryHeader: ['fold'],
  categoryLine: ['categories'],
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
