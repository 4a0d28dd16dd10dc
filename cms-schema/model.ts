import { accordion } from './content-types/accordion';
import { autoChangeText } from './content-types/auto-change-text';
import { bannerTeaser } from './content-types/banner-teaser';
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
import { project } from './content-types/project';
import { spacer } from './content-types/spacer';
import { tabItem, tabs } from './content-types/tabs';
import { textBox } from './content-types/text-box';
import type { ContentType, FieldsOf } from './content-type';

/** Every block type by its content type id. */
export const blockTypes = {
  accordion,
  autoChangeText,
  bannerTeaser,
  headerElement,
  homeTeaser,
  linkElement,
  spacer,
  tabs,
  textBox,
};

/** Entries that stand inside a block, a node or a project. */
const partTypes = {
  accordionItem,
  button,
  flyoutTeaserGroup,
  navigationItem,
  tabItem,
  textElement,
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
