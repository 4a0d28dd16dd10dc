import type { FlyoutTeaserGroup, NavigationItem } from '@/cms-schema/content-types/parts';
import type {
  AdditionalItem,
  FlyoutTeaser,
  NodeConfiguration,
  PlainConfiguration,
} from '@/lib/cms/layout/site-frame';
import type { SoundNode } from './content-tree';
import { nodeFields } from './node-index.server';

/** Fields that are passed to the page unchanged, with their default. */
const PLAIN: { [Name in keyof PlainConfiguration]-?: unknown } = {
  pageName: null,
  hideAdditionAll: false,
  layerTwoName: null,
  navigationImage: null,
  navigationImageLink: null,
  styleAllNavigationTitles: null,
  isPremiumSale: false,
  MobileAppStyle: null,
  mobileNavigationMenuImage: null,
  mobileNavigationIndex: 999,
  displayHighlightMenuItem: false,
  displayHighlightCategoryTag: false,
  displayDescription: null,
  displayClassname: null,
  displayMedia: null,
};

/** Valid parts of one field; `Part` is the field's declared part type. */
export function partsOf<Part>(node: SoundNode, field: string): (Part & { id: string })[] {
  const nodes = node.children.find((list) => list.field === field)?.nodes ?? [];
  return nodes.flatMap((part) =>
    // The reader admits only the declared part type and has validated its fields.
    part.kind === 'sound' ? [{ ...(part.values as Part), id: part.id }] : [],
  );
}

/** Picture groups of a flyout or beside a brand index. */
export const teasersOf = (node: SoundNode): FlyoutTeaser[] =>
  partsOf<FlyoutTeaserGroup>(node, 'flyoutTeaser');

const additionsOf = (node: SoundNode): AdditionalItem[] =>
  partsOf<NavigationItem>(node, 'additionalnavigationitems');

/** An editor's settings for a node's appearance; its links must have been resolved. */
export function configurationOf(node: SoundNode): NodeConfiguration {
  const plain = Object.entries(PLAIN).flatMap(([name, unset]) => {
    const value = node.values[name];
    return value === unset || value === undefined ? [] : [[name, value]];
  });
  const flyoutTeaser = teasersOf(node);
  const additionalnavigationitems = additionsOf(node);
  return {
    // PLAIN only names fields of PlainConfiguration.
    ...(Object.fromEntries(plain) as Partial<ReturnType<typeof nodeFields>>),
    ...(flyoutTeaser.length > 0 && { flyoutTeaser }),
    ...(additionalnavigationitems.length > 0 && { additionalnavigationitems }),
  };
}
