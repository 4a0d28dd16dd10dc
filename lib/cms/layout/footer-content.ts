import type {
  AppLink,
  Hotline,
  ServiceStoreFields,
  SocialLink,
} from '@/cms-schema/content-types/footer-parts';
import type { PAYMENT_LOGOS } from '@/cms-schema/content-types/footer-parts';
import type { Link } from '@/cms-schema/shapes';

export type PaymentLogo = (typeof PAYMENT_LOGOS)[number];
type WithId<Part> = Part & { id: string };

export interface FooterLink {
  id: string;
  name: string;
  link: Link;
}

/** Source of map tiles. */
export interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png` */
  url: string;
  /** Attribution of the map, as plain text. */
  attribution: string;
}

/** Footer content from a shop's editors; fields left out are empty or `null`. */
export interface FooterContent {
  text: string | null;
  serviceLinks: FooterLink[];
  legalLinks: FooterLink[];
  social: WithId<SocialLink>[];
  payments: PaymentLogo[];
  hotlines: WithId<Hotline>[];
  newsletter: { headline: string | null; text: string | null; link: Link } | null;
  apps: WithId<AppLink>[];
  store: WithId<ServiceStoreFields> | null;
  /** `null` if no tile source is configured: a drawn map is shown then. */
  mapTiles: MapTiles | null;
}

export const emptyFooter: FooterContent = {
  text: null,
  serviceLinks: [],
  legalLinks: [],
  social: [],
  payments: [],
  hotlines: [],
  newsletter: null,
  apps: [],
  store: null,
  mapTiles: null,
};
