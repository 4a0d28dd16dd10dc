import { schemaOf } from '@/cms-schema/content-type';
import type { Field } from '@/cms-schema/field';
import { contentTypes } from '@/cms-schema/model';
import { blockFixtures } from '@/registry/block-fixtures';

/** Part types that a field admits. */
function partTypesOf({ items, validations }: Field): string[] {
  const rules = [...validations, ...(items?.validations ?? [])];
  // linkContentType is a list of content type ids wherever the field builder writes it.
  return rules.flatMap(({ linkContentType }) => (linkContentType as string[] | undefined) ?? []);
}

/**
 * Faults of one entry inside a field, which has to match one of the types that the field allows.
 */
function childFaults(at: string, declared: Field, child: unknown): string[] {
  // The schema of the field has validated the id.
  const { id: _id, ...part } = Object(child);
  if (declared.shape === 'blocks') return fixtureFaults(at, part.type, Object(part.fields));
  const found = partTypesOf(declared).map((typeId) => fixtureFaults(at, typeId, part));
  return found.find((faults) => faults.length === 0) ?? found.flat();
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : ![null, undefined, ''].includes(value as null);
}

/** Faults of an entry's fields after conversion, including nested entries. */
export function fixtureFaults(at: string, typeId: string, fields: Record<string, unknown>) {
  const type = contentTypes[typeId];
  if (!type) return [`${at}: there is no content type ${typeId}`];
  const issues = schemaOf(type).safeParse(fields).error?.issues ?? [];
  const surplus = Object.keys(fields).filter((name) => !Object.hasOwn(type.fields, name));
  const lacking = type.requiredContent.filter(
    (group) => !group.some((name) => isFilled(fields[name])),
  );
  const below = Object.entries(type.fields).flatMap(([name, declared]): string[] => {
    if (!['part', 'parts', 'blocks'].includes(declared.shape)) return [];
    return [fields[name] ?? []]
      .flat()
      .flatMap((child, index) => childFaults(`${at}.${name}.${index}`, declared, child));
  });
  return [
    ...issues.map(({ path, message }) => `${at}.${path.join('.')}: ${message}`),
    ...surplus.map((name) => `${at}.${name} is not declared`),
    ...lacking.map((group) => `${at} has nothing in ${group.join(' or ')}`),
    ...below,
  ];
}

/** Faults of all blocks' fixtures according to their content types. */
export function allFixtureFaults(): string[] {
  return Object.entries(blockFixtures).flatMap(([typeId, fixtures]) =>
    Object.entries(fixtures).flatMap(([state, { fields }]) =>
      fixtureFaults(`${typeId} ${state}`, typeId, fields),
    ),
  );
}
