import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { ContentType } from '@/cms-schema/content-type';
import { LOCALES } from '@/cms-schema/contentful-model';
import type { Field } from '@/cms-schema/field';
import { SHIPPING_TARGETS } from '@/lib/shop/routes/link-target';
import { nodeFaults, type NodeFault } from './node-faults';
import { placeholderFaults } from './placeholder-faults';
import { saveFaults } from './save-faults';
import type { LocalizedFields, PublishState } from './studio-entry';

/** An entry or asset as the contract reads it. */
export interface ContractEntity {
  id: string;
  /** Content type; `asset` for an asset. */
  type: string;
  state: PublishState;
  fields: LocalizedFields;
  /** Version of an entry, as it was read. */
  version?: number;
}

/** Everything an entry's tree leads to. */
export interface ContractSpace {
  entries: ReadonlyMap<string, ContractEntity>;
  assets: ReadonlyMap<string, ContractEntity>;
  /** `nodeId` of every node that exists. */
  nodeIds: ReadonlySet<string>;
  /** Every node that is public, by entry id, as it is public, with what says where it stands. */
  nodes: ReadonlyMap<string, ContractEntity>;
  typeOf: (id: string) => ContentType | undefined;
}

export type ContractKind =
  | 'missing field'
  | 'missing picture'
  | 'missing alt'
  | 'dead link'
  | 'cycle'
  | 'depth'
  | 'unpublished child'
  | 'missing language'
  | 'title length'
  | 'description length'
  | 'country'
  | 'date'
  | 'end before start'
  | 'placeholder'
  | NodeFault['kind'];

/** Something visitors would see, or miss, if an entry were published as it is. */
export interface ContractFault {
  /** Entry that has to be mended. */
  id: string;
  type: string;
  field: string | null;
  kind: ContractKind;
  detail: string;
  /** A fault keeps the tree from being published; a hint does not. */
  severity: 'fault' | 'hint';
}

/** Levels that one query of the delivery API follows. */
const MAX_DEPTH = 10;
/** What search engines show of a title and of a description. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);

const inDefault = (fields: LocalizedFields, name: string): unknown =>
  fields[name]?.[DEFAULT_LOCALE];

/** Ids that a value links to, in order; words in a text that lead to an entry included. */
export function linksIn(value: unknown): { linkType: string; id: string; isEmbedded: boolean }[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type, linkType, id } = Object(Reflect.get(value, 'sys'));
  if (type === 'Link') return [{ linkType: String(linkType), id: String(id), isEmbedded: true }];
  const isWords = Reflect.get(value, 'nodeType') === 'entry-hyperlink';
  return Object.values(value)
    .flatMap(linksIn)
    .map((link) => (isWords ? { ...link, isEmbedded: false } : link));
}

/** Whether what a field links to is delivered inside its entry. */
const contains = ({ shape }: Field): boolean =>
  ['part', 'parts', 'blocks', 'richText'].includes(shape);

export interface ContractStep {
  entity: ContractEntity;
  declared: ContentType;
}

type Draft = Omit<ContractFault, 'id' | 'type'>;

const fault = (kind: ContractKind, field: string | null, detail: string): Draft => ({
  kind,
  field,
  detail,
  severity: 'fault',
});
const hint = (kind: ContractKind, field: string | null, detail: string): Draft => ({
  kind,
  field,
  detail,
  severity: 'hint',
});

function requiredFaults({ entity: { fields }, declared }: ContractStep): Draft[] {
  const names = Object.entries(declared.fields);
  const missing = names
    .filter(([name, field]) => field.required && !isFilled(inDefault(fields, name)))
    .map(([name, { shape }]) =>
      fault(shape === 'picture' ? 'missing picture' : 'missing field', name, name),
    );
  const groups = declared.requiredContent
    .filter((group) => !group.some((name) => isFilled(inDefault(fields, name))))
    .map((group) => {
      const hasPicture = group.some((name) => declared.fields[name]?.shape === 'picture');
      return fault(
        hasPicture ? 'missing picture' : 'missing field',
        group[0] ?? null,
        group.join(' / '),
      );
    });
  return [...missing, ...groups];
}

function languageHints({ entity: { fields }, declared }: ContractStep): Draft[] {
  return Object.entries(declared.fields).flatMap(([name, { localized }]) => {
    if (!localized || !isFilled(inDefault(fields, name))) return [];
    const missing = LOCALES.filter((locale) => !isFilled(fields[name]?.[locale]));
    return missing.length > 0 ? [hint('missing language', name, missing.join(', '))] : [];
  });
}

function lengthHints({ entity: { fields } }: ContractStep): Draft[] {
  const over = (name: string, max: number, kind: ContractKind) =>
    Object.entries(fields[name] ?? {}).flatMap(([locale, value]) =>
      typeof value === 'string' && value.length > max
        ? [hint(kind, name, `${locale}: ${value.length} > ${max}`)]
        : [],
    );
  return [
    ...over('seoTitle', MAX_TITLE, 'title length'),
    ...over('seoDescription', MAX_DESCRIPTION, 'description length'),
  ];
}

/** Links to pages by their node, in fields and in texts. */
function nodeLinks(value: unknown): string[] {
  if (typeof value === 'string' && SHIPPING_TARGETS.has(value)) return [];
  if (typeof value === 'string') return /^node_([a-z0-9-]+)/.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' || key === 'uri' || Array.isArray(value) ? nodeLinks(inner) : [],
  );
}

function deadLinks({ entity: { fields }, declared }: ContractStep, space: ContractSpace): Draft[] {
  return Object.entries(declared.fields).flatMap(([name, field]) => {
    const values = Object.values(fields[name] ?? {});
    const nodes =
      field.shape === 'link' || field.shape === 'richText' ? values.flatMap(nodeLinks) : [];
    const dead = nodes.filter((id) => !space.nodeIds.has(id)).map((id) => `node_${id}`);
    const missing = linksIn(values)
      .filter(({ linkType, id }) => !(linkType === 'Asset' ? space.assets : space.entries).has(id))
      .map(({ linkType, id }) => `${linkType} ${id}`);
    return [...new Set([...dead, ...missing])].map((detail) => fault('dead link', name, detail));
  });
}

function pictureFaults(
  { entity: { fields }, declared }: ContractStep,
  space: ContractSpace,
): Draft[] {
  return Object.entries(declared.fields).flatMap(([name, field]) => {
    if (!['picture', 'pictures', 'richText'].includes(field.shape)) return [];
    return linksIn(Object.values(fields[name] ?? {})).flatMap(({ linkType, id }) => {
      const asset = linkType === 'Asset' ? space.assets.get(id) : undefined;
      if (!asset) return [];
      const ownAlt = inDefault(fields, 'contentAlt');
      const alt = inDefault(asset.fields, 'description') ?? inDefault(asset.fields, 'title');
      return [
        ...(isFilled(alt) || isFilled(ownAlt) ? [] : [fault('missing alt', name, id)]),
        ...(asset.state === 'draft' ? [fault('unpublished child', name, `asset ${id}`)] : []),
      ];
    });
  });
}

/** Entries a field links to that visitors cannot get. */
function unpublished(
  { entity: { fields }, declared }: ContractStep,
  space: ContractSpace,
  isTree: boolean,
) {
  return Object.entries(declared.fields).flatMap(([name, field]) => {
    if (isTree && contains(field)) return [];
    return linksIn(Object.values(fields[name] ?? {})).flatMap(({ linkType, id, isEmbedded }) => {
      const entry = linkType === 'Entry' && isEmbedded ? space.entries.get(id) : undefined;
      const isOut = entry && (entry.state === 'draft' || entry.state === 'archived');
      return isOut ? [fault('unpublished child', name, `${entry.type} ${id}`)] : [];
    });
  });
}

/** What is wrong with a node among the others, and with the words of an email. */
function placeFaults({ entity }: ContractStep, { nodes }: ContractSpace): Draft[] {
  if (entity.type === 'node')
    return nodeFaults(entity, nodes).map(({ kind, field, detail }) => fault(kind, field, detail));
  if (entity.type === 'emailTemplate')
    return placeholderFaults(entity.fields).map(({ field, detail }) =>
      fault('placeholder', field, detail),
    );
  return [];
}

/** What speaks against one entry by itself. */
export function ownFaults(
  step: ContractStep,
  space: ContractSpace,
  isTree: boolean,
): ContractFault[] {
  const { id, type, fields } = step.entity;
  const found = [
    ...requiredFaults(step),
    ...deadLinks(step, space),
    ...pictureFaults(step, space),
    ...unpublished(step, space, isTree),
    ...saveFaults(fields).map(({ kind, field, value }) => fault(kind, field, value)),
    ...placeFaults(step, space),
    ...languageHints(step),
    ...lengthHints(step),
  ];
  return found.map((each) => ({ id, type, ...each }));
}

/** Ids of the entries that an entry contains, in order. */
export function childIds(entity: ContractEntity, declared: ContentType | undefined): string[] {
  const ids = Object.entries(declared?.fields ?? {}).flatMap(([name, field]) =>
    contains(field)
      ? linksIn(Object.values(entity.fields[name] ?? {}))
          .filter(({ linkType, isEmbedded }) => linkType === 'Entry' && isEmbedded)
          .map(({ id }) => id)
      : [],
  );
  return [...new Set(ids)];
}

/**
 * What speaks against publishing an entry with everything it contains. Pure.
 * @param isTree whether what it contains is published with it
 */
export function contractFaults(
  rootId: string,
  space: ContractSpace,
  isTree: boolean,
): ContractFault[] {
  const found: ContractFault[] = [];
  const seen = new Set<string>();
  const visit = (id: string, path: readonly string[]) => {
    const entity = space.entries.get(id);
    const declared = entity && space.typeOf(entity.type);
    if (!entity || !declared) return;
    const at = { id: path.at(-1) ?? id, type: entity.type };
    if (path.includes(id))
      return void found.push({ ...at, ...fault('cycle', null, [...path, id].join(' → ')) });
    if (path.length === MAX_DEPTH)
      found.push({ ...at, ...fault('depth', null, `${path.length + 1} > ${MAX_DEPTH}`) });
    // Once for each entry, however often it is used.
    if (seen.has(id)) return;
    seen.add(id);
    found.push(...ownFaults({ entity, declared }, space, isTree));
    for (const child of childIds(entity, declared)) visit(child, [...path, id]);
  };
  visit(rootId, []);
  return found;
}

/** An entry and all it contains, the innermost first: the order in which they may be published. */
export function publishOrder(rootId: string, space: ContractSpace): ContractEntity[] {
  const order: ContractEntity[] = [];
  const seen = new Set<string>();
  const visit = (id: string) => {
    const entity = space.entries.get(id);
    if (!entity || seen.has(id)) return;
    seen.add(id);
    childIds(entity, space.typeOf(entity.type)).forEach(visit);
    order.push(entity);
  };
  visit(rootId);
  return order;
}
