import type { ProductTemplateFields } from '@/cms-schema/content-types/product-template';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { ContentDocument } from '@/lib/shop/page-context/content-document';
import type { BrokenNode, ContentNode, SoundNode } from './content-tree';
import { siteKey } from './document-cache.server';
import { siteDocument } from './documents.server';
import { evaluate, nextChange, type HiddenNode } from './evaluate';
import {
  admitsProduct,
  inOrderFor,
  type ProductTemplate,
  type TemplateProduct,
} from './product-template';
import { EntryReader } from './read-entry.server';

/** A project's templates, read once for each response of the content API. */
export interface Templates {
  sound: readonly ProductTemplate[];
  broken: readonly BrokenNode[];
}

/** Templates contain no links that depend on time or country. */
const NO_LINKS = {
  nodes: { locale: '', paths: new Map<string, string>(), hosts: [] },
  nodeIds: new Map<string, string>(),
  scheme: 'https:' as const,
};

const CONDITIONS = ['productTypes', 'brands', 'categories'];

/** A condition that cannot be read must not make a template apply to more products. */
function withConditions(node: SoundNode): ContentNode {
  const issues = node.issues.filter(({ path }) => CONDITIONS.includes(path.split('.')[0] ?? ''));
  const { id, type, path } = node;
  if (issues.length === 0) return node;
  return { id, type, path, kind: 'broken', reason: { kind: 'invalid', issues } };
}

function readTemplates(document: ContentDocument): Templates {
  const sound: ProductTemplate[] = [];
  const broken: BrokenNode[] = [];
  for (const id of document.roots) {
    const read = new EntryReader(document, NO_LINKS).read(id, id);
    const node = read.kind === 'sound' ? withConditions(read) : read;
    if (node.kind === 'broken') broken.push(node);
    // The reader has checked the values against the type's schema.
    else sound.push({ node, fields: node.values as unknown as ProductTemplateFields });
  }
  return { sound, broken };
}

const read = new WeakMap<ContentDocument, Templates>();

/** The templates in a response of the content API. */
export function templatesIn(document: ContentDocument): Templates {
  const known = read.get(document) ?? readTemplates(document);
  read.set(document, known);
  return known;
}

export interface LoadedTemplates extends Templates {
  isLastGood: boolean;
  documents: string[];
}

/** @throws ContentUnavailable when the content API is down and there is no copy. */
export async function loadTemplates(context: PageContext): Promise<LoadedTemplates> {
  const { document, isLastGood } = await siteDocument('productTemplate', context);
  const { project, locale } = context;
  const documents = [siteKey('productTemplate', project, locale.language)];
  return { ...templatesIn(document), isLastGood, documents };
}

export interface TemplateChoice {
  /** In order of precedence. */
  templates: readonly ProductTemplate[];
  hidden: HiddenNode[];
  /** First instant at which a template for the product starts or ends, in epoch milliseconds. */
  validUntil: number | null;
}

/** The templates that apply to a product in a context, and why others do not. */
export function chooseTemplate(
  { sound, broken }: Templates,
  product: TemplateProduct,
  context: PageContext,
): TemplateChoice {
  const admitted = sound.filter((template) => admitsProduct(template, product));
  const nodes = admitted.map(({ node }) => node);
  const { shown, hidden } = evaluate([...nodes, ...broken], context);
  const current = new Set(shown.map(({ node }) => node));
  const templates = inOrderFor(
    product,
    admitted.filter(({ node }) => current.has(node)),
  );
  return { templates, hidden, validUntil: nextChange(nodes, context) };
}
