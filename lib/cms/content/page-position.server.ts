import type { PagePosition } from '@/lib/cms/layout/site-frame';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { SoundNode } from './content-tree';
import { bySort, type NodesNow } from './navigation.server';
import { teasersOf } from './node-configuration.server';
import { nodeFields, readAgain } from './node-index.server';

/** The node and its visible ancestors, topmost first; a cycle ends the list. */
function trailOf(node: SoundNode, { index, visible }: NodesNow): SoundNode[] {
  const trail: SoundNode[] = [];
  for (let next: SoundNode | undefined = node; next && !trail.includes(next);) {
    trail.unshift(next);
    next = index.byId.get(nodeFields(next).parent ?? '');
  }
  return trail.filter((step) => step === node || visible.has(step.id));
}

/** Children of a node that have links, in the editor's order. */
function linkedChildren(id: string, nodes: NodesNow) {
  return [...nodes.visible.values()]
    .filter((child) => nodeFields(child).parent === id && child.id !== id)
    .sort(bySort)
    .flatMap((child) => {
      const link = nodes.linkOf(child);
      return link ? [{ child, link }] : [];
    });
}

function categoriesOf(node: SoundNode, nodes: NodesNow): PagePosition['categories'] {
  const { hideCategoryLine, nodeType, brandsPageSource } = nodeFields(node);
  if (hideCategoryLine || nodeType !== 'category' || brandsPageSource) return [];
  return linkedChildren(node.id, nodes)
    .filter(({ child }) => nodeFields(child).showInCategories)
    .map(({ child, link }) => {
      const { name, displayHighlightCategoryTag: isTag } = nodeFields(child);
      return { id: child.id, name, link, isTag };
    });
}

function brandsOf(node: SoundNode, nodes: NodesNow): PagePosition['brands'] {
  const { brandsPageSource } = nodeFields(node);
  if (!brandsPageSource) return null;
  const source = [...nodes.visible.values()].find(
    (candidate) => nodeFields(candidate).nodeId === brandsPageSource,
  );
  return (source ? linkedChildren(source.id, nodes) : []).map(({ child, link }) => ({
    id: child.id,
    name: nodeFields(child).name,
    link,
  }));
}

const stepsTo = (node: SoundNode, nodes: NodesNow): PagePosition['trail'] =>
  trailOf(node, nodes).map((step) => ({
    id: step.id,
    name: nodeFields(step).name,
    link: nodes.linkOf(step),
  }));

/** Position of a node's page in the navigation. */
export function placeOf(node: SoundNode, nodes: NodesNow): PagePosition {
  const isHome = nodeFields(node).path === '/';
  const brands = brandsOf(node, nodes);
  return {
    trail: isHome ? [] : stepsTo(node, nodes),
    categories: categoriesOf(node, nodes),
    brands,
    sideImages: brands ? teasersOf(readAgain(node, nodes.index, nodes.shape)) : [],
  };
}

/** Position of an article: below the node of its narrowest category that has one. */
export function articlePosition(
  { categories, objectID, title }: Pick<Product, 'categories' | 'objectID' | 'title'>,
  nodes: NodesNow,
): PagePosition {
  const visible = [...nodes.visible.values()];
  const [category] = categories.toReversed().flatMap((key) => {
    const node = visible.find((candidate) => nodeFields(candidate).pimSlug === key);
    return node ?? [];
  });
  const home = visible.find((candidate) => nodeFields(candidate).path === '/');
  const above = category ?? home;
  return {
    trail: [...(above ? stepsTo(above, nodes) : []), { id: objectID, name: title, link: null }],
    categories: [],
    brands: null,
    sideImages: [],
  };
}
