import { accordionFixtures } from '@/blocks/accordion/accordion.fixture';
import { autoChangeTextFixtures } from '@/blocks/auto-change-text/auto-change-text.fixture';
import { bannerTeaserFixtures } from '@/blocks/banner-teaser/banner-teaser.fixture';
import { contentSliderFixtures } from '@/blocks/content-slider/content-slider.fixture';
import { headerElementFixtures } from '@/blocks/header-element/header-element.fixture';
import { homeTeaserFixtures } from '@/blocks/home-teaser/home-teaser.fixture';
import { linkElementFixtures } from '@/blocks/link-element/link-element.fixture';
import { productTeaserPriceFixtures } from '@/blocks/product-teaser-price/product-teaser-price.fixture';
import { spacerFixtures } from '@/blocks/spacer/spacer.fixture';
import { tableFixtures } from '@/blocks/table/table.fixture';
import { tabsFixtures } from '@/blocks/tabs/tabs.fixture';
import { textBoxFixtures } from '@/blocks/text-box/text-box.fixture';
import { uspBarFixtures } from '@/blocks/usp-bar/usp-bar.fixture';
import { videoFixtures } from '@/blocks/video/video.fixture';
import type { BlockProps, BlockType } from '@/lib/content/block';

/** States that every block's fixture has: as usual, the least, the most, and words without spaces. */
export const FIXTURE_STATES = ['default', 'minimal', 'maximal', 'longWords'] as const;

type Fixtures<Type extends BlockType> = Record<(typeof FIXTURE_STATES)[number], BlockProps<Type>>;

/** Content type → its fixture. For the gallery and tests: no page of a shop imports it. */
export const blockFixtures: { [Type in BlockType]: Fixtures<Type> } = {
  accordion: accordionFixtures,
  autoChangeText: autoChangeTextFixtures,
  bannerTeaser: bannerTeaserFixtures,
  contentSlider: contentSliderFixtures,
  headerElement: headerElementFixtures,
  homeTeaser: homeTeaserFixtures,
  linkElement: linkElementFixtures,
  productTeaserPrice: productTeaserPriceFixtures,
  spacer: spacerFixtures,
  table: tableFixtures,
  tabs: tabsFixtures,
  textBox: textBoxFixtures,
  uspBar: uspBarFixtures,
  video: videoFixtures,
};
