import type { NodeFields } from '@/cms-schema/content-types/node';
import type { Link, Picture } from '@/cms-schema/shapes';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { HeaderIcon } from '@/lib/shop/project/projects';
import type { FooterContent } from './footer-content';

/** One group of pictures at the right of a flyout. */
export interface FlyoutTeaser {
  id: string;
  title: string;
  imagesList: Picture[];
  link: Link;
  /** 1 full width, 2 two thirds, 3 half, 4 one third. */
  occupiedColumns: number;
}

/** A further entry of a flyout, which is no node. */
export interface AdditionalItem {
  id: string;
  layerTwoNameTitle: string | null;
  navitem: string;
  navitemlink: Link;
}

/** Fields that travel as the editor set them. */
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

/** How a node looks in the navigation. What an editor left unset is left out. */
export interface NodeConfiguration extends Partial<PlainConfiguration> {
  /** The way to the brand index. */
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
  /** Where it leads; a heading for the entries below it leads nowhere. */
  link: Link | null;
  /** The row of the header, the mobile menu, or both. */
  standsIn: 'header' | 'menu' | 'both';
  children: NavigationEntry[];
  configuration: NodeConfiguration;
}

/** What an entry at the top shows before the tree below it is loaded. */
type HeadConfiguration = Pick<
  NodeConfiguration,
  | 'isPremiumSale'
  | 'displayHighlightMenuItem'
  | 'displayHighlightCategoryTag'
  | 'displayClassname'
  | 'MobileAppStyle'
  | 'mobileNavigationIndex'
>;

/** An entry at the top of the header's row, of the mobile menu, or of both. */
export interface NavigationHead extends Pick<NavigationEntry, 'id' | 'name' | 'link'> {
  /** Its look in the row; unset if it is not there. */
  row?: 'link' | 'flyout';
  /** Its look in the menu; unset if it is not there. */
  menu?: 'link' | 'tree';
  /** Its entry in the menu has a picture, which is loaded with the tree. */
  hasMenuImage?: true;
  configuration: HeadConfiguration;
}

/** The navigation in a page's props: its top. The rest is loaded when the visitor comes near. */
export interface Navigation {
  /** In the order of the tree. */
  heads: NavigationHead[];
  /** Where the tree below these is loaded from; on the server it is in `navigationTree`. */
  address: string;
}

/** The parts around every page of a project: header, navigation and footer. */
export interface SiteFrame {
  projectName: string;
  claim: string | null;
  /** The shop's own home page. */
  home: Link;
  /** The editor's choice of a home page, used after logging out for example. */
  homeLink: Link;
  /** Milliseconds a mouse rests on an entry until its flyout opens. */
  flyoutDelay: number;
  /** The mobile app may be dark; left out where it may not. */
  appDarkmode?: boolean;
  navigation: Navigation;
  /** Icons of the header, in their order, and where each leads; `null`: its page is not open yet. */
  icons: { kind: HeaderIcon; href: string | null }[];
  /** The mobile menu offers the choice of country and language. */
  switchesCountryInMenu: boolean;
  /** Product types that are not sold in the page's country. */
  excludedTypes: readonly ProductType[];
  footer: FooterContent;
}

/** A page's position among the others. */
export interface PagePosition {
  /** From the home page down to the page itself; empty on the home page. */
  trail: { id: string; name: string; link: Link | null }[];
  /** Categories below it, unless its editor hides them. */
  categories: { id: string; name: string; link: Link; isTag: boolean }[];
  brands: { id: string; name: string; link: Link }[] | null;
  /** Pictures beside a brand index. */
  sideImages: FlyoutTeaser[];
}
