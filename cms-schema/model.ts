import { autoChangeText } from './content-types/auto-change-text';
import { bannerTeaser } from './content-types/banner-teaser';
import { headerElement } from './content-types/header-element';
import { homeTeaser } from './content-types/home-teaser';
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
import { textBox } from './content-types/text-box';
import type { ContentType, FieldsOf } from './content-type';

/** Every block type by its content type id. */
export const blockTypes = { autoChangeText, bannerTeaser, headerElement, homeTeaser, textBox };

/** Entries that stand inside a block, a node or a project. */
const partTypes = { accordionItem, button, flyoutTeaserGroup, navigationItem, textElement };

const structureTypes = { node, page, project };

/** The whole content model. */
export const contentTypes: Record<string, ContentType> = {
  ...structureTypes,
  ...partTypes,
  ...blockTypes,
};

export type BlockType = keyof typeof blockTypes;
export type BlockFields<Type extends BlockType> = FieldsOf<(typeof blockTypes)[Type]>;
