import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { ContentType } from '@/cms-schema/content-type';
import { LOCALES } from '@/cms-schema/contentful-model';
import type { Field } from '@/cms-schema/field';
import type { ContractEntity } from './contract-entity';
import { textOf } from './entry-reach';
import { deadTargets, linksIn } from './link-faults';
import { greenClaimFaults } from './green-claim-faults';
import { nodeFaults, type NodeFault } from './node-faults';
import { placeholderFaults } from './placeholder-faults';
import { saveFaults } from './save-faults';
import type { LocalizedFields } from './studio-entry';

export interface ContractSpace {
  entries: ReadonlyMap<string, ContractEntity>;
  assets: ReadonlyMap<string, ContractEntity>;
  nodeIds: ReadonlySet<string>;
  /** Addresses of nodes and redirects, see {@link reachableAddresses}. */
  addresses: ReadonlySet<string>;
  /** Published nodes by entry id, with the fields that determine their addresses. */
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
  | 'green claim'
  | NodeFault['kind'];

/** A problem that visitors would see if an entry were published in its current state. */
export interface ContractFault {
  /** Entry to correct. */
  id: string;
  type: string;
  /** Name of the entry for editors. */
  title: string;
  field: string | null;
  kind: ContractKind;
  detail: string;
  /** A fault prevents publishing; a hint does not. */
  severity: 'fault' | 'hint';
}

/** Link depth of one delivery API query. */
const MAX_DEPTH = 10;
/** Lengths of titles and descriptions that search engines display. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);

const inDefault = (fields: LocalizedFields, name: string): unknown =>
  fields[name]?.[DEFAULT_LOCALE];

/** Whether a field's links are delivered inside its entry. */
const contains = ({ shape }: Field): boolean =>
  ['part', 'parts', 'blocks', 'richText'].includes(shape);

export interface ContractStep {
  entity: ContractEntity;
  declared: ContentType;
}

type Draft = Omit<ContractFault, 'id' | 'type' | 'title'>;

/** Value of the display field, else the name of the type. */
export const entityTitle = (
  { id, fields }: ContractEntity,
  declared: ContentType | undefined,
): string => textOf(fields, declared?.displayField ?? 'title') || declared?.name || id;

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

function deadLinks({ entity: { fields }, declared }: ContractStep, space: ContractSpace): Draft[] {
  return Object.entries(declared.fields).flatMap(([name, field]) =>
    deadTargets(fields[name] ?? {}, field, space).map(({ detail, isFallback }) =>
      isFallback ? hint('dead link', name, detail) : fault('dead link', name, detail),
    ),
  );
}

/** Whether a picture is missing on the page: a draft is published with its tree. */
const isLacking = ({ state }: ContractEntity, isTree: boolean): boolean =>
  state === 'archived' || (state === 'draft' && !isTree);

function pictureFaults(
  { entity: { fields }, declared }: ContractStep,
  space: ContractSpace,
  isTree: boolean,
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
        ...(isLacking(asset, isTree) ? [fault('unpublished child', name, `asset ${id}`)] : []),
      ];
    });
  });
}

/** Linked entries that are not published. */
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
      return isOut
        ? [fault('unpublished child', name, entityTitle(entry, space.typeOf(entry.type)))]
        : [];
    });
  });
}

/** Problems of a node's address, and of an email's placeholders. */
function placeFaults({ entity }: ContractStep, { nodes }: ContractSpace): Draft[] {
  if (entity.type === 'node')
    return nodeFaults(entity, nodes).map(({ kind, field, detail }) => fault(kind, field, detail));
  if (entity.type === 'emailTemplate')
    return placeholderFaults(entity.fields).map(({ field, detail }) =>
      fault('placeholder', field, detail),
    );
  return [];
}

export function ownFaults(
  step: ContractStep,
  space: ContractSpace,
  isTree: boolean,
): ContractFault[] {
  const { id, type, fields } = step.entity;
  const found = [
    ...requiredFaults(step),
    ...deadLinks(step, space),
    ...pictureFaults(step, space, isTree),
    ...unpublished(step, space, isTree),
    ...saveFaults(fields).map(({ kind, field, value }) => fault(kind, field, value)),
    ...placeFaults(step, space),
    ...greenClaimFaults(fields).map(({ field, detail }) => fault('green claim', field, detail)),
    ...languageHints(step),
    ...lengthHints(step),
  ];
  const title = entityTitle(step.entity, step.declared);
  return found.map((each) => ({ id, type, title, ...each }));
}

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
 * Problems that prevent publishing an entry with its nested entries. Pure.
 * @param isTree whether nested entries are published with it
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
    const at = { id: path.at(-1) ?? id, type: entity.type, title: entityTitle(entity, declared) };
    if (path.includes(id))
      return void found.push({ ...at, ...fault('cycle', null, [...path, id].join(' → ')) });
    if (path.length === MAX_DEPTH)
      found.push({ ...at, ...fault('depth', null, `${path.length + 1} > ${MAX_DEPTH}`) });
    // Checks each entry once, however often it is used.
    if (seen.has(id)) return;
    seen.add(id);
    found.push(...ownFaults({ entity, declared }, space, isTree));
    for (const child of childIds(entity, declared)) visit(child, [...path, id]);
  };
  visit(rootId, []);
  return found;
}

/** An entry and its nested entries, innermost first, which is the order to publish them in. */
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
