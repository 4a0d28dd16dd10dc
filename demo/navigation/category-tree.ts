import { categoryHeader } from '@/cms-schema/content-types/category-header';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { flyoutTeaserGroup, navigationItem } from '@/cms-schema/content-types/parts';
import { productList } from '@/cms-schema/content-types/product-list';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';
import { eachLanguage } from '@/demo/words/in-six';
import { listOfCategory } from './category-lists';
import { categoryNames, teaserTitles, type CategoryKey, type TeaserKey } from './category-names';
import type { DemoShop } from '@/demo/demo-shops';

type InSix = ReturnType<typeof inSix<string>>;
type ListInput = Partial<Parameters<typeof entry<typeof productList.fields>>[2]>;
type NodeInput = Parameters<typeof entry<typeof node.fields>>[2];

/** Pictures of a flyout: caption, scenes, key path of the target category, columns. */
type Teaser = [title: TeaserKey, scenes: string[], target: string, columns: 1 | 2 | 3 | 4];

/** Editorial content around the list on a category page, and within it. */
export interface Landing {
  above: readonly SeedEntry[];
  among?: readonly SeedEntry[];
  below: readonly SeedEntry[];
}

export interface Category {
  key: CategoryKey;
  teasers?: Teaser[];
  /** Further entries of the flyout, with label and link. */
  additions?: { title: InSix; label: InSix; link: string }[];
  /** Replaces the plain page, which has only a header. */
  landing?: Landing;
  /** Fields of the node in addition to those of every category. */
  fields?: NodeInput;
  children?: (Category | CategoryKey)[];
}

/** A shop's categories, and the sentence below each headline. */
export interface CategoryTree {
  project: DemoShop;
  lead: (name: string) => InSix;
  categories: Category[];
}

/** Shoes and accessories that every shop sells, and those of one shop. */
export const accessoriesAnd = (...more: readonly CategoryKey[]): Category => ({
  key: 'accessoires',
  children: [
    { key: 'schuhe', children: ['sneaker', 'schnuerschuhe'] },
    'guertel',
    'krawatten',
    'schals',
    ...more,
  ],
});

interface Place {
  tree: CategoryTree;
  /** Keys from the top, joined by `-`: `hemden-freizeithemden`. */
  id: string;
  parentId: string;
  parentPath: InSix | null;
  sort: number;
}

/** `Nežehlivé košile` → `nezehlive-kosile` */
export function slugOf(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

interface Opening {
  text: InSix;
  subline: InSix;
  /** Blocks above and below the list, in place of a header. */
  landing?: Category['landing'] | undefined;
}

/** A page with its node's header and, by default, the list of its articles. */
function listPage(
  id: string,
  { text, subline, landing }: Opening,
  list: NonNullable<ListInput> | null,
): SeedEntry {
  const title = `${id.slice(0, 3).toUpperCase()} ${text.de}`;
  const header = () => entry(categoryHeader, `${id}-title`, { headline: text, text: subline });
  return entry(page, id, {
    title,
    main: [
      ...(landing?.above ?? [header()]),
      ...(list
        ? [
            entry(productList, `${id}-list`, {
              title: `${title}: Liste`,
              ...(landing?.among && { elements: landing.among }),
              ...list,
            }),
          ]
        : []),
      ...(landing?.below ?? []),
    ],
  });
}

function teaserParts(project: string, teasers: readonly Teaser[]) {
  return teasers.map(([title, scenes, target, occupiedColumns]) =>
    part(flyoutTeaserGroup, {
      title: teaserTitles[title],
      imagesList: scenes.map((scene) => `${project}-${scene}`),
      link: `node_${project}-${target}`,
      occupiedColumns,
    }),
  );
}

function entriesOf(category: Category, place: Place): SeedEntry[] {
  const { key, teasers = [], additions = [], fields, children = [] } = category;
  const { tree, id, parentId, parentPath, sort } = place;
  const { project } = tree;
  const name = categoryNames[key];
  const path = eachLanguage((locale) => `${parentPath?.[locale] ?? ''}/${slugOf(name[locale])}`);
  const pageId = `${project}-page-${id}`;
  const lead = eachLanguage((locale) => tree.lead(name[locale])[locale]);
  const nodeId = `${project}-node-${id}`;
  const { filters, pimSlug } = listOfCategory(key, id);
  const below = children.flatMap((child, index) => {
    const own = typeof child === 'string' ? { key: child } : child;
    const steps = { id: `${id}-${own.key}`, parentId: nodeId, parentPath: path };
    return entriesOf(own, { tree, sort: (index + 1) * 10, ...steps });
  });
  return [
    listPage(
      pageId,
      { text: name, subline: lead, landing: category.landing },
      // A brand index lists brands.
      fields?.brandsPageSource ? null : { ...(filters && { filters }) },
    ),
    entry(node, nodeId, {
      nodeId: `${project}-${id}`,
      nodeType: 'category',
      project,
      name,
      path,
      parent: parentId,
      page: pageId,
      sort,
      ...(pimSlug && !fields?.brandsPageSource && { pimSlug }),
      showInNavigation: true,
      showInMobileNavigation: true,
      ...(parentPath === null && { mobileNavigationIndex: sort }),
      ...(teasers.length > 0 && { flyoutTeaser: teaserParts(project, teasers) }),
      ...(additions.length > 0 && {
        additionalnavigationitems: additions.map(({ title, label, link }) =>
          part(navigationItem, { layerTwoNameTitle: title, navitem: label, navitemlink: link }),
        ),
      }),
      ...fields,
    }),
    ...below,
  ];
}

/** Nodes of a shop's categories, each with a page of its own; parents come before children. */
export function categoryEntries(tree: CategoryTree): SeedEntry[] {
  return tree.categories.flatMap((category, index) =>
    entriesOf(category, {
      tree,
      id: category.key,
      parentId: `${tree.project}-node-home`,
      parentPath: null,
      sort: 100 + index * 10,
    }),
  );
}

/** Nodes of a shop's brands below its brand index, each with a page of its own. */
export function brandEntries(
  project: CategoryTree['project'],
  names: readonly string[],
  lead: (name: string) => InSix,
): SeedEntry[] {
  const index = categoryNames.marken;
  return names.flatMap((name, position) => {
    const slug = slugOf(name);
    const pageId = `${project}-page-marken-${slug}`;
    return [
      listPage(
        pageId,
        { text: eachLanguage(() => name), subline: lead(name) },
        { filters: `filters[brand]=${name}` },
      ),
      entry(node, `${project}-node-marken-${slug}`, {
        nodeId: `${project}-marken-${slug}`,
        nodeType: 'category',
        project,
        name: eachLanguage(() => name),
        path: eachLanguage((locale) => `/${slugOf(index[locale])}/${slug}`),
        parent: `${project}-node-marken`,
        page: pageId,
        sort: position * 10,
      }),
    ];
  });
}
