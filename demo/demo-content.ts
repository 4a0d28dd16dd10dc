import { articlePage, coatWeek } from './article-page';
import { accountPages } from './account-pages';
import { emailTemplates } from './email-templates';
import { checkoutPages } from './checkout-pages';
import { DEMO_SHOPS } from './demo-shops';
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
import { instantsFrom } from './instants';
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
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';

export interface DemoContent {
  pictures: SeedPicture[];
  /** Each entry comes after the entries it links to. */
  entries: SeedEntry[];
}

const demoShops: ReadonlySet<ProjectId> = new Set(DEMO_SHOPS);

/** The demo content of the three shops, and what other shops begin with; its date windows are relative to `seededAt`. */
export function demoContent(seededAt: Date): DemoContent {
  const instants = instantsFrom(seededAt);
  const entries = inOrder([
    hggHome(instants),
    hggSizeGuide,
    hggShirtStory,
    hggSwissDelivery,
    hrmHome(instants),
    hrmMadeToMeasure,
    hrmHouse,
    eckHome(instants),
    eckCashmere,
    eckWorkshop,
    hggShowcase(instants),
    hrmShowcase(instants),
    eckShowcase(instants),
    ...hggNodes,
    ...hrmNodes,
    ...eckNodes,
    ...hggCategories,
    ...hrmCategories,
    ...eckCategories,
    showcaseNode('hgg'),
    showcaseNode('hrm'),
    showcaseNode('eck'),
    ...servicePages('hgg'),
    ...servicePages('hrm'),
    ...servicePages('eck'),
    ...articlePage('hgg'),
    ...articlePage('hrm'),
    ...articlePage('eck'),
    ...coatWeek(instants),
    ...redirects,
    ...emailTemplates('hgg'),
    ...emailTemplates('hrm'),
    ...emailTemplates('eck'),
    ...searchPage('hgg'),
    ...searchPage('hrm'),
    ...legalPages('hgg'),
    ...legalPages('hrm'),
    ...legalPages('eck'),
    ...formPages('hgg'),
    ...formPages('hrm'),
    ...formPages('eck'),
    ...newsletterPages('hgg'),
    ...newsletterPages('hrm'),
    ...newsletterPages('eck'),
    ...checkoutPages('hgg'),
    ...checkoutPages('hrm'),
    ...checkoutPages('eck'),
    ...accountPages('hgg'),
    ...accountPages('hrm'),
    ...accountPages('eck'),
    // eck has no wishlist.
    ...wishlistPage('hgg'),
    ...wishlistPage('hrm'),
    ...nothingFound('hgg'),
    ...nothingFound('hrm'),
    ...nothingFound('eck'),
    ...starterContent(PROJECT_IDS.filter((id) => !demoShops.has(id))),
    hggProject(instants),
    hrmProject(instants),
    eckProject(instants),
  ]);
  return { pictures, entries };
}
