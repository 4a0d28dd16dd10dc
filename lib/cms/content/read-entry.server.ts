import type { ContentType } from '@/cms-schema/content-type';
import { schemaOf, visibilityFields } from '@/cms-schema/content-type';
import type { Field } from '@/cms-schema/field';
import { blockTypes, contentTypes } from '@/cms-schema/model';
import { parseCountryList } from '@/lib/shop/page-context/country-list';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import type { ContentIssue, HiddenReason, VisibilityRules } from '@/lib/cms/visibility/verdict';
import {
  isLink,
  own,
  type ContentDocument,
  type RawEntry,
} from '@/lib/shop/page-context/content-document';
import type { ChildList, ContentNode, SoundNode } from './content-tree';
import { embeddedEntryIds } from './embedded-entries';
import { shapeValue, type ShapeContext } from './shape-value.server';

/** Maximum number of entries on a page, against content whose links multiply exponentially. */
const NODE_LIMIT = 5_000;

type Schema = ReturnType<typeof schemaOf>;
const schemas = new Map<string, Schema>();

/** Schema of the fields that are not entries; built once per type. */
function ownFieldsSchema(type: ContentType): Schema {
  const cached = schemas.get(type.id);
  if (cached) return cached;
  const own = Object.entries(type.fields).filter(([, declared]) => !isChildField(declared));
  const schema = schemaOf({ ...type, fields: Object.fromEntries(own) });
  schemas.set(type.id, schema);
  return schema;
}

const isLinkList = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isLink) : isLink(value);

function isChildField({ shape }: Field): boolean {
  return shape === 'part' || shape === 'parts' || shape === 'blocks';
}

/** Maximum number of entries in a field; further ones are left out. */
function maxEntries({ validations }: Field): number {
  const sizes = validations.flatMap(({ size }) =>
    typeof size === 'object' && size !== null && 'max' in size ? [Number(size.max)] : [],
  );
  return Math.min(...sizes, Number.POSITIVE_INFINITY);
}

function surplusOf(path: string, declared: Field, value: unknown): ContentIssue[] {
  const max = maxEntries(declared);
  if (!Array.isArray(value) || value.length <= max) return [];
  return [{ path, message: `lists ${value.length} entries, the first ${max} are shown` }];
}

/**
 * Fields that are valid by the type's schema. Nodes and projects merely lose invalid optional
 * fields, because a whole page must not depend on a decoration. Fields that control visibility are
 * never dropped.
 */
function parseFields(type: ContentType, shaped: Record<string, unknown>) {
  const schema = ownFieldsSchema(type);
  const parsed = schema.safeParse(shaped);
  if (parsed.success) return { values: parsed.data, found: [] };
  const found = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  const wrong = new Set(parsed.error.issues.map(({ path: [name] }) => String(name)));
  const isOrnament = (name: string) =>
    !type.fields[name]?.required && !Object.hasOwn(visibilityFields, name);
  if (type.role !== 'structure' || ![...wrong].every(isOrnament)) return { values: null, found };
  const rest = Object.fromEntries(Object.entries(shaped).filter(([name]) => !wrong.has(name)));
  return { values: schema.parse(rest), found };
}

function instant(value: unknown, path: string, issues: ContentIssue[]): number | null {
  if (value === undefined || value === null) return null;
  const parsed = typeof value === 'string' ? parseInstant(value) : null;
  if (parsed === null)
    issues.push({ path, message: `“${String(value).slice(0, 40)}” is not a date` });
  return parsed;
}

/** The entry's visibility rules; `fatal` findings make it invalid, `issues` do not. */
function readRules(type: ContentType, values: Record<string, unknown>) {
  const fatal: ContentIssue[] = [];
  const issues: ContentIssue[] = [];
  const start = instant(values['startDateTime'], 'startDateTime', fatal);
  const end = instant(values['endDateTime'], 'endDateTime', fatal);
  if (start !== null && end !== null && end <= start)
    fatal.push({ path: 'endDateTime', message: 'the end is not after the start' });
  const countries = parseCountryList(String(values['countries'] ?? ''));
  for (const code of countries.unknown)
    issues.push({ path: 'countries', message: `“${code.slice(0, 40)}” is not a country code` });
  const audience = values['audience'];
  // The schema admits only the declared ids, codes and audiences.
  const rules = {
    countries,
    projects: (values['projects'] ?? []) as VisibilityRules['projects'],
    schedule: { start, end },
    windowRule: type.windowRule,
    isActive: values['active'] !== false,
    audience: (audience === 'everyone' ? null : (audience ?? null)) as VisibilityRules['audience'],
    closedByCookie: type.closedByCookie,
  };
  return { rules, fatal, issues };
}

interface Position {
  id: string;
  path: string;
  /** Ids of the ancestors, the root first. */
  ancestors: readonly string[];
  /** Field that links here; the root has none. */
  parentField: Field | null;
}

/** Reads one query's response into trees, with one limit for all of them. */
export class EntryReader {
  private count = 0;
  private readonly document: ContentDocument;
  private readonly context: ShapeContext;

  constructor(document: ContentDocument, context: ShapeContext) {
    this.document = document;
    this.context = context;
  }

  /**
   * Reads the tree below an entry, with cycles cut and dead links reported; never throws on bad
   * content.
   */
  read(id: string, path: string): ContentNode {
    return this.readBelow({ id, path, ancestors: [], parentField: null });
  }

  private readBelow({ id, path, ancestors, parentField }: Position): ContentNode {
    const entry = own(this.document.entries, id);
    const type = entry?.sys.contentType.sys.id ?? '';
    const place = { id, type, path };
    if (ancestors.includes(id))
      return { ...place, kind: 'broken', reason: { kind: 'cycle', through: [...ancestors, id] } };
    if (!entry) return { ...place, kind: 'broken', reason: { kind: 'unpublished link' } };
    if (++this.count > NODE_LIMIT)
      return { ...place, kind: 'broken', reason: { kind: 'too large', limit: NODE_LIMIT } };
    const declared = Object.hasOwn(contentTypes, type) ? contentTypes[type] : undefined;
    // Checked before reading anything below: hidden content must not use up the limit.
    if (!declared || !isExpected(type, parentField))
      return { ...place, kind: 'broken', reason: { kind: 'unknown type', type } };
    return this.readDeclared(entry, declared, place, [...ancestors, id]);
  }

  private readDeclared(
    entry: RawEntry,
    type: ContentType,
    place: { id: string; type: string; path: string },
    ancestors: readonly string[],
  ): ContentNode {
    const { shaped, issues } = this.shape(entry, type);
    const missing = Object.keys(type.fields).filter(
      (name) => type.fields[name]?.required && shaped[name] === undefined,
    );
    if (missing.length > 0)
      return { ...place, kind: 'broken', reason: missingReason(missing, issues) };
    const { values, found } = parseFields(type, shaped);
    const { rules, fatal, issues: ruleIssues } = readRules(type, values ?? {});
    if (!values || fatal.length > 0)
      return {
        ...place,
        kind: 'broken',
        reason: { kind: 'invalid', issues: [...found, ...fatal] },
      };
    return {
      kind: 'sound',
      rules,
      values: withFocus(withoutVisibility(values), type),
      children: [
        ...this.readChildren(entry, type, place.path, ancestors),
        ...this.readEmbedded(values, type, place.path, ancestors),
      ],
      requiredContent: type.requiredContent,
      issues: [...issues, ...found, ...ruleIssues],
      ...place,
    } satisfies SoundNode;
  }

  private shape(entry: RawEntry, type: ContentType) {
    const shaped: Record<string, unknown> = {};
    const issues: ContentIssue[] = [];
    for (const [name, declared] of Object.entries(type.fields)) {
      const value = entry.fields[name];
      if (value === undefined || value === null || value === '') continue;
      if (isChildField(declared)) {
        if (!isLinkList(value)) issues.push({ path: name, message: 'is not a list of entries' });
        issues.push(...surplusOf(name, declared, value));
        continue;
      }
      const result = shapeValue(declared, value, this.document, this.context);
      const { value: read } = result;
      if (read !== undefined)
        shaped[name] = declared.localized ? spelledFor(this.context.nodes.locale, read) : read;
      issues.push(...result.issues.map(({ message }) => ({ path: name, message })));
    }
    return { shaped, issues };
  }

  private readChildren(
    entry: RawEntry,
    type: ContentType,
    path: string,
    ancestors: readonly string[],
  ): ChildList[] {
    return Object.entries(type.fields).flatMap(([field, declared]) => {
      if (!isChildField(declared)) return [];
      const value = entry.fields[field];
      const links = (Array.isArray(value) ? value : [value])
        .filter(isLink)
        .slice(0, maxEntries(declared));
      const nodes = links.map((link, index) =>
        this.readBelow({
          id: link.sys.id,
          path: `${path}.${field}.${index}`,
          ancestors,
          parentField: declared,
        }),
      );
      // The filter in isChildField only admits these three.
      return [{ field, shape: declared.shape as ChildList['shape'], nodes }];
    });
  }

  /** Reads blocks inside the entry's texts, under the usual rules and limits. */
  private readEmbedded(
    values: Record<string, unknown>,
    type: ContentType,
    path: string,
    ancestors: readonly string[],
  ): ChildList[] {
    return Object.entries(type.fields).flatMap(([field, declared]) => {
      if (declared.shape !== 'richText') return [];
      const nodes = embeddedEntryIds(values[field]).map((id, index) =>
        this.readBelow({ id, path: `${path}.${field}.${index}`, ancestors, parentField: declared }),
      );
      return nodes.length > 0 ? [{ field, shape: 'embedded' as const, nodes }] : [];
    });
  }
}

/** Reports what is wrong with a required field that is set but unusable. */
function missingReason(fields: readonly string[], issues: readonly ContentIssue[]): HiddenReason {
  const causes = issues.filter(({ path }) => fields.includes(path));
  return causes.length > 0 ? { kind: 'invalid', issues: causes } : { kind: 'missing', fields };
}

/** Regions and texts accept only blocks, part fields only their own part types. */
function isExpected(type: string, parentField: Field | null): boolean {
  if (!parentField) return true;
  if (parentField.shape === 'blocks' || parentField.shape === 'richText')
    return Object.hasOwn(blockTypes, type);
  const validations = parentField.items?.validations ?? parentField.validations;
  return validations.some(
    ({ linkContentType }) => Array.isArray(linkContentType) && linkContentType.includes(type),
  );
}

/** Adds focal points, which are stored in separate fields, to the pictures. */
function withFocus(values: Record<string, unknown>, { fields }: ContentType) {
  const focused = { ...values };
  for (const [name, { focusOf }] of Object.entries(fields)) {
    if (focusOf === undefined) continue;
    const picture = focused[focusOf];
    const focus = focused[name];
    // Components read it from the picture.
    focused[name] = null;
    if (picture && focus) focused[focusOf] = { ...picture, focus };
  }
  return focused;
}

function withoutVisibility(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !Object.hasOwn(visibilityFields, name)),
  );
}
