import type { NodeFields } from '@/cms-schema/content-types/node';
import type { Link, PictureSource } from '@/cms-schema/shapes';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { HeaderIcon } from '@/lib/shop/project/projects';
import type { FooterContent } from './footer-content';

/** A group of pictures at the right of a flyout. */
export interface FlyoutTeaser {
  id: string;
  title: string;
  imagesList: PictureSource[];
  link: Link;
  /** 1 full width, 2 two thirds, 3 half, 4 one third. */
  occupiedColumns: number;
}

/** An additional entry of a flyout that is not a node. */
export interface AdditionalItem {
  id: string;
  layerTwoNameTitle: string | null;
  navitem: string;
  navitemlink: Link;
}

/** Fields that are passed on as the editor set them. */
export type PlainConfiguration = Pick<
  NodeFields,
  | 'pageName'
  | 'hideAdditionAll'
  | 'layerTwoName'
  | 'navigationImage'
  | 'navigationImageLink'
  | 'styleAllNavigationTitles'
  | 'isPremiumSale'
  | 'MobileAppStyle'
  | 'mobileNavigationMenuImage'
  | 'mobileNavigationIndex'
  | 'displayHighlightMenuItem'
  | 'displayHighlightCategoryTag'
  | 'displayDescription'
  | 'displayClassname'
  | 'displayMedia'
>;

/** Appearance of a node in the navigation. Unset fields are omitted. */
export interface NodeConfiguration extends Partial<PlainConfiguration> {
  /** Link to the brand index. */
  allBrands?: { text: string | null; style: NodeFields['styleAllBrands']; link: Link };
  flyoutTeaser?: FlyoutTeaser[];
  additionalnavigationitems?: AdditionalItem[];
}

/** One visible entry of the navigation tree, in the page's language. */
export interface NavigationEntry {
  /** Entry id of the node, unique in the tree. */
  id: string;
  nodeId: string;
  nodeType: NodeFields['nodeType'];
  name: string;
  /** Target of the entry; `null` for a heading above other entries. */
  link: Link | null;
  /** Position: the header's row, the mobile menu, or both. */
  standsIn: 'header' | 'menu' | 'both';
  children: NavigationEntry[];
  configuration: NodeConfiguration;
}

/** What a top-level entry shows before the tree below it is loaded. */
type HeadConfiguration = Pick<
  NodeConfiguration,
  | 'isPremiumSale'
  | 'displayHighlightMenuItem'
  | 'displayHighlightCategoryTag'
  | 'displayClassname'
  | 'MobileAppStyle'
  | 'mobileNavigationIndex'
>;

/** A top-level entry of the header's row, of the mobile menu, or of both. */
export interface NavigationHead extends Pick<NavigationEntry, 'id' | 'name' | 'link'> {
  /** Its form in the row; unset if it is not there. */
  row?: 'link' | 'flyout';
  /** Its form in the menu; unset if it is not there. */
  menu?: 'link' | 'tree';
  /** Whether its menu entry has a picture, which is loaded with the tree. */
  hasMenuImage?: true;
  configuration: HeadConfiguration;
}

/**
 * The navigation in a page's props: the top level. The rest is loaded when the visitor is about to
 * use it.
 */
export interface Navigation {
  /** In the order of the tree. */
  heads: NavigationHead[];
  /** Address of the tree below the heads; on the server it is in `navigationTree`. */
  address: string;
}

/** The parts around every page of a project: header, navigation and footer. */
export interface SiteFrame {
  projectName: string;
  claim: string | null;
  /** The shop's own home page. */
  home: Link;
  /** The home page chosen by the editor, used for example after logging out. */
  homeLink: Link;
  /** Milliseconds that a mouse has to rest on an entry before its flyout opens. */
  flyoutDelay: number;
  /** Whether the mobile app may be dark; omitted if not. */
  appDarkmode?: boolean;
  navigation: Navigation;
  /** Icons of the header in order, with their links; `null` for those without a page so far. */
  icons: { kind: HeaderIcon; href: string | null }[];
  /** Whether the mobile menu contains the choice of country and language. */
  switchesCountryInMenu: boolean;
  /** Product types that are not sold in the page's country. */
  excludedTypes: readonly ProductType[];
  footer: FooterContent;
}

/** A page's position in the navigation. */
export interface PagePosition {
  /** From the home page down to the page itself; empty on the home page. */
  trail: { id: string; name: string; link: Link | null }[];
  /** Categories below it, unless its editor hides them. */
  categories: { id: string; name: string; link: Link; isTag: boolean }[];
  brands: { id: string; name: string; link: Link }[] | null;
  /** Pictures beside a brand index. */
  sideImages: FlyoutTeaser[];
}
