import projects from './projects.json';
import { z } from 'zod';
import { field, type Field } from './field';

/** Ids of the shops that share this code base. */
type ProjectKey = keyof typeof projects;

/**
 * Keys of all shops, from the single list of them, which maps each to its hosts in the embedded
 * setup.
 */
// Keys of the object itself, which is not empty.
export const PROJECT_KEYS = Object.keys(projects) as [ProjectKey, ...ProjectKey[]];

/** Audiences of a block; all but `everyone` are evaluated in the browser. */
const AUDIENCES = [
  'everyone',
  'loggedIn',
  'loggedOut',
  'loyaltyBlack',
  'loyaltyBlue',
  'loyaltySilver',
] as const;

export type Fields = Record<string, Field>;

/**
 * - `block`: an editor places it on a page; it has every visibility field.
 * - `part`: is nested in one block.
 * - `structure`: project, node and page.
 */
export type Role = 'block' | 'part' | 'structure';

/** Whether an entry is visible inside its window, or outside it (auto-change text). */
type WindowRule = 'insideWindow' | 'outsideWindow';

export interface ContentType<Id extends string = string, Own extends Fields = Fields> {
  id: Id;
  name: string;
  description: string;
  /** Replacement shown to editors until the type is removed. */
  deprecated: string | null;
  displayField: string;
  role: Role;
  fields: Own;
  windowRule: WindowRule;
  /** At least one field of each group needs content, or the entry is omitted. */
  requiredContent: readonly (readonly string[])[];
  /** Name of the cookie with the ids of entries that a visitor has closed. */
  closedByCookie: string | null;
}

/** ISO 3166 codes of two letters each; allows blanks around them and a `;` at the end. */
const COUNTRY_CODES = '^ *[A-Za-z]{2} *(; *[A-Za-z]{2} *)*;?$';

/**
 * The content model rejects words. Stored values are still read code by code, so that one wrong
 * code does not remove the block.
 */
const countries = { ...field.key(), validations: [{ regexp: { pattern: COUNTRY_CODES } }] };

const schedule = {
  countries: field.optional(
    field.help('Country codes separated by ";", for example DE;AT. Empty: everywhere.', countries),
  ),
  projects: field.optional(field.help('Empty: every shop.', field.choices(PROJECT_KEYS))),
  startDateTime: field.named(
    'Start',
    field.optional(field.help('Shown from this instant on. Empty: at once.', field.dateTime())),
  ),
  endDateTime: field.named(
    'End',
    field.optional(
      field.help('No longer shown from this instant on. Empty: for ever.', field.dateTime()),
    ),
  ),
};

const audience = {
  audience: field.optional(field.help('Empty: everyone.', field.choice(AUDIENCES))),
};

/** Visibility fields of blocks, and of parts and nodes with a window. */
export const visibilityFields = { ...schedule, ...audience };

interface Declaration<Id extends string, Own extends Fields> {
  id: Id;
  name: string;
  description: string;
  deprecated?: string;
  displayField: string & keyof Own;
  fields: Own;
  windowRule?: WindowRule;
  requiredContent?: readonly (readonly (string & keyof Own)[])[];
  closedByCookie?: string;
}

function complete<Id extends string, Own extends Fields>(
  role: Role,
  declaration: Declaration<Id, Own>,
) {
  return {
    windowRule: 'insideWindow' as WindowRule,
    requiredContent: [] as readonly (readonly string[])[],
    closedByCookie: null as string | null,
    deprecated: null as string | null,
    ...declaration,
    role,
  };
}

/** Declares a block: its own fields plus all visibility fields. */
export function defineBlock<const Id extends string, Own extends Fields>(
  declaration: Declaration<Id, Own>,
) {
  const fields = { ...declaration.fields, ...visibilityFields };
  return { ...complete('block', declaration), fields } satisfies ContentType<
    Id,
    Own & typeof visibilityFields
  >;
}

/** Declares a part, which has only the visibility fields that it lists itself. */
export function definePart<const Id extends string, Own extends Fields>(
  declaration: Declaration<Id, Own>,
) {
  return complete('part', declaration) satisfies ContentType<Id, Own>;
}

/** Declares `project`, `node` or `page`; nodes have windows like blocks, but no audience. */
export function defineStructure<const Id extends string, Own extends Fields>(
  declaration: Declaration<Id, Own>,
) {
  return complete('structure', declaration) satisfies ContentType<Id, Own>;
}

/** Country list and date window, for structures and parts with a window. */
export const scheduleFields = schedule;

/** Fields of a content type as components receive them, without visibility fields. */
export type FieldsOf<Type extends ContentType> = {
  [Name in Exclude<keyof Type['fields'], keyof typeof visibilityFields>]: z.output<
    Type['fields'][Name]['schema']
  >;
};

/** zod schema of all shaped fields of a content type. */
export function schemaOf(type: ContentType): z.ZodObject<Record<string, z.ZodType>> {
  return z.object(
    Object.fromEntries(
      Object.entries(type.fields).map(([name, declared]) => [name, declared.schema]),
    ),
  );
}
