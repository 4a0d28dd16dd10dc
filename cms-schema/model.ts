import { accordion } from './content-types/accordion';
import { autoChangeText } from './content-types/auto-change-text';
import { bannerTeaser } from './content-types/banner-teaser';
import { contentSlider, slide } from './content-types/content-slider';
import { headerElement } from './content-types/header-element';
import { homeTeaser } from './content-types/home-teaser';
import { linkElement } from './content-types/link-element';
import { node } from './content-types/node';
import { page } from './content-types/page';
import {
  accordionItem,
  button,
  flyoutTeaserGroup,
  navigationItem,
  textElement,
} from './content-types/parts';
import {
  priceByCountry,
  productTeaserPrice,
  teaserValue,
} from './content-types/product-teaser-price';
import { project } from './content-types/project';
import { spacer } from './content-types/spacer';
import { table, tableColumn } from './content-types/table';
import { tabItem, tabs } from './content-types/tabs';
import { textBox } from './content-types/text-box';
import { uspBar, uspItem } from './content-types/usp-bar';
import { video } from './content-types/video';
import type { ContentType, FieldsOf } from './content-type';

/** Every block type by its content type id. */
export const blockTypes = {
  accordion,
  autoChangeText,
  bannerTeaser,
  contentSlider,
  headerElement,
  homeTeaser,
  linkElement,
  productTeaserPrice,
  spacer,
  table,
  tabs,
  textBox,
  uspBar,
  video,
};

/** Entries that stand inside a block, a node or a project. */
const partTypes = {
  accordionItem,
  button,
  flyoutTeaserGroup,
  navigationItem,
  priceByCountry,
  slide,
  tabItem,
  tableColumn,
  teaserValue,
  textElement,
  uspItem,
};

const structureTypes = { node, page, project };

/** The whole content model. */
export const contentTypes: Record<string, ContentType> = {
  ...structureTypes,
  ...partTypes,
  ...blockTypes,
};

export type BlockType = keyof typeof blockTypes;
export type BlockFields<Type extends BlockType> = FieldsOf<(typeof blockTypes)[Type]>;
