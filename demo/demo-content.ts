import { articlePage, coatWeek } from './article-page';
import { accountPages } from './account-pages';
import { emailTemplates } from './email-templates';
import { checkoutPages } from './checkout-pages';
import { DEMO_SHOPS, type DemoShop } from './demo-shops';
import { eckCashmere } from './eck/cashmere';
import { eckHome } from './eck/home';
import { eckCategories } from './eck/navigation';
import { eckNodes, eckProject } from './eck/shop';
import { eckShowcase } from './eck/showcase';
import { eckWorkshop } from './eck/workshop';
import { hggHome } from './hgg/home';
import { hggShirtStory } from './hgg/long-shirts';
import { hggCategories } from './hgg/navigation';
import { hggNodes, hggProject } from './hgg/shop';
import { hggShowcase } from './hgg/showcase';
import { hggSizeGuide } from './hgg/size-guide';
import { hggSwissDelivery } from './hgg/swiss-delivery';
import { hrmHome } from './hrm/home';
import { hrmHouse } from './hrm/house';
import { hrmMadeToMeasure } from './hrm/made-to-measure';
import { hrmCategories } from './hrm/navigation';
import { hrmNodes, hrmProject } from './hrm/shop';
import { hrmShowcase } from './hrm/showcase';
import { instantsFrom, type Instants } from './instants';
import { legalPages } from './legal/legal-pages';
import { formPages } from './form-pages';
import { newsletterPages } from './newsletter-pages';
import { nothingFound } from './nothing-found';
import { pictures, type SeedPicture } from './pictures';
import { redirects } from './redirects';
import { inOrder, type SeedEntry } from './seed-entry';
import { searchPage } from './search-page';
import { servicePages } from './service/service-pages';
import { showcaseNode } from './showcase/frame-blocks';
import { starterContent } from './starter/starter-content';
import { wishlistPage } from './wishlist-page';
import { isProjectId, PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';

export interface DemoContent {
  pictures: SeedPicture[];
  /** Each entry comes after the entries it links to. */
  entries: SeedEntry[];
}

/** What all shops of the demo have. */
const sharedBy = (shop: DemoShop): SeedEntry[] => [
  showcaseNode(shop),
  ...servicePages(shop),
  ...articlePage(shop),
  ...emailTemplates(shop),
  ...legalPages(shop),
  ...formPages(shop),
  ...newsletterPages(shop),
  ...checkoutPages(shop),
  ...accountPages(shop),
  ...nothingFound(shop),
];

/** What else each has; eck has neither a wishlist nor a search. */
const OWN: Readonly<Record<DemoShop, (instants: Instants) => SeedEntry[]>> = {
  hgg: (instants) => [
    hggHome(instants),
    hggSizeGuide,
    hggShirtStory,
    hggSwissDelivery,
    hggShowcase(instants),
    ...hggNodes,
    ...hggCategories,
    ...redirects,
    ...searchPage('hgg'),
    ...wishlistPage('hgg'),
  ],
  hrm: (instants) => [
    hrmHome(instants),
    hrmMadeToMeasure,
    hrmHouse,
    hrmShowcase(instants),
    ...hrmNodes,
    ...hrmCategories,
    ...coatWeek(instants),
    ...searchPage('hrm'),
    ...wishlistPage('hrm'),
  ],
  eck: (instants) => [
    eckHome(instants),
    eckCashmere,
    eckWorkshop,
    eckShowcase(instants),
    ...eckNodes,
    ...eckCategories,
  ],
};

/** Entries of the shops themselves, which link to their nodes. */
const PROJECT: Readonly<Record<DemoShop, (instants: Instants) => SeedEntry>> = {
  hgg: hggProject,
  hrm: hrmProject,
  eck: eckProject,
};

const demoShops: ReadonlySet<ProjectId> = new Set(DEMO_SHOPS);

/** The demo content of its shops that are open, and what other shops begin with; its date windows are relative to `seededAt`. */
export function demoContent(seededAt: Date): DemoContent {
  const instants = instantsFrom(seededAt);
  const entries = inOrder([
    ...DEMO_SHOPS.filter(isProjectId).flatMap((shop) => [
      ...OWN[shop](instants),
      ...sharedBy(shop),
      PROJECT[shop](instants),
    ]),
    ...starterContent(PROJECT_IDS.filter((id) => !demoShops.has(id))),
  ]);
  return { pictures, entries };
}
