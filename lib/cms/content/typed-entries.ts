import type { RawEntry } from '@/lib/shop/page-context/content-document';

/** Fields that an editor has changed but the CMS has not saved; `null` means emptied. */
export interface TypedEntry {
  id: string;
  fields: Record<string, unknown>;
}

const linkTo = (linkType: unknown, id: string) => ({ sys: { type: 'Link', linkType, id } });

/**
 * Converts a value of the CMS's editor, which has whole entries in place of links, to the form of
 * the content API.
 */
function withLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLinks);
  if (typeof value !== 'object' || value === null) return value;
  const { type, linkType, id } = Object('sys' in value ? value.sys : null);
  if (typeof id === 'string') return linkTo(type === 'Link' ? linkType : type, id);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLinks(inner)]));
}

/** Deep equality; the order of keys does not matter. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? null, other ?? null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(Reflect.get(one, key), Reflect.get(other, key)));
}

const idOf = (value: object): string => String(Object('sys' in value ? value.sys : null).id);

/** Visits all entries in a message of the CMS's editor, including nested ones. */
function visitEntries(value: unknown, visit: (id: string, fields: object) => void): void {
  const seen = new Set<object>();
  const walk = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null || seen.has(inner)) return;
    seen.add(inner);
    const { fields } = inner as { fields?: unknown };
    if (typeof fields === 'object' && fields !== null) visit(idOf(inner), fields);
    Object.values(inner).forEach(walk);
  };
  walk(value);
}

/**
 * Finds an editor's changes by comparing entries with those that a page was made of.
 * @param sent current entries of the CMS's editor
 * @param known entries of the page by id; all others are ignored
 */
export function typedEntries(sent: unknown, known: ReadonlyMap<string, RawEntry>): TypedEntry[] {
  const typed = new Map<string, TypedEntry['fields']>();
  visitEntries(sent, (id, fields) => {
    const before = known.get(id)?.fields;
    if (!before) return;
    const values = new Map(Object.entries(fields).map(([name, value]) => [name, withLinks(value)]));
    for (const name of new Set([...Object.keys(before), ...values.keys()])) {
      const value = values.get(name) ?? null;
      if (!isEqual(before[name], value)) typed.set(id, { ...typed.get(id), [name]: value });
    }
  });
  return [...typed].map(([id, fields]) => ({ id, fields }));
}
