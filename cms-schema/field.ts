import { z } from 'zod';
import type { FieldShape, FieldType } from './field-type';
import { focusSchema } from './focus';
import {
  blockSchema,
  linkSchema,
  partSchema,
  pictureSchema,
  RICH_TEXT_MARKS,
  RICH_TEXT_NODES,
  richTextSchema,
} from './shapes';

/** A validation in the content model's format, sent to the space unchanged. */
export type Validation = Record<string, unknown>;

/** A field, from which zod schema, TypeScript type, content model and editor hint derive. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  type: FieldType;
  shape: FieldShape;
  required: boolean;
  localized: boolean;
  validations: Validation[];
  linkType?: 'Entry' | 'Asset';
  items?: { type: 'Symbol' | 'Link'; linkType?: 'Entry' | 'Asset'; validations: Validation[] };
  /** Earlier id; `npm run migrate -- new` renames the field instead of replacing it. */
  renamedFrom?: string;
  /** Label of the input; derived from the field's id by default. */
  name?: string;
  /** Shown to editors below the input. */
  help?: string;
  initial?: unknown;
  /** Field of the picture whose focal point it is; components receive it with the picture. */
  focusOf?: string;
  /** Schema of the shaped value (see {@link FieldShape}), as components receive it. */
  schema: Schema;
}

/** Contentful limits a Symbol to 256 characters and a Text to 50,000. */
const SYMBOL_LIMIT = 256;
const TEXT_LIMIT = 50_000;

const base = { required: true, localized: false, validations: [] };
const imagesOnly: Validation[] = [{ linkMimetypeGroup: ['image'] }];
const entryLink = (types: readonly string[]): Validation[] => [{ linkContentType: types }];

/** Number of an article or of one of its colours: a merchant's own text. */
export const NUMBER_PATTERN = /^.{1,64}$/;

export const field = {
  /** Single-line text, at most `max` characters. Localized. */
  symbol: (max = SYMBOL_LIMIT) =>
    ({
      ...base,
      type: 'Symbol',
      shape: 'value',
      localized: true,
      validations: [{ size: { max } }],
      schema: z.string().min(1).max(max),
    }) satisfies Field,

  /** Single-line text, not localized (keys, ids, codes). */
  key: (pattern?: RegExp) =>
    ({
      ...base,
      type: 'Symbol',
      shape: 'value',
      validations: pattern ? [{ regexp: { pattern: pattern.source } }] : [],
      schema: pattern
        ? z.string().max(SYMBOL_LIMIT).regex(pattern)
        : z.string().min(1).max(SYMBOL_LIMIT),
    }) satisfies Field,

  /** Plain text of several lines. Localized. */
  text: (max = TEXT_LIMIT) =>
    ({
      ...base,
      type: 'Text',
      shape: 'value',
      localized: true,
      validations: [{ size: { max } }],
      schema: z.string().min(1).max(max),
    }) satisfies Field,

  /** Formatted text, with pictures and blocks between paragraphs. Localized. */
  richText: () =>
    ({
      ...base,
      type: 'RichText',
      shape: 'richText',
      localized: true,
      validations: [{ enabledNodeTypes: RICH_TEXT_NODES }, { enabledMarks: RICH_TEXT_MARKS }],
      schema: richTextSchema,
    }) satisfies Field,

  /** Whole number from `min` to `max`, both inclusive. */
  integer: (min: number, max: number) =>
    ({
      ...base,
      type: 'Integer',
      shape: 'value',
      validations: [{ range: { min, max } }],
      schema: z.int().min(min).max(max),
    }) satisfies Field,

  /** Number with a fraction from `min` to `max`, both inclusive. */
  number: (min: number, max: number) =>
    ({
      ...base,
      type: 'Number',
      shape: 'value',
      validations: [{ range: { min, max } }],
      schema: z.number().min(min).max(max),
    }) satisfies Field,

  boolean: () =>
    ({ ...base, type: 'Boolean', shape: 'value', schema: z.boolean() }) satisfies Field,

  /** Instant as ISO 8601; in Europe/Berlin if it has no offset. */
  dateTime: () =>
    ({ ...base, type: 'Date', shape: 'value', schema: z.string().max(64) }) satisfies Field,

  /** One value of a closed list. */
  choice: <const Values extends readonly [string, ...string[]]>(values: Values) =>
    ({
      ...base,
      type: 'Symbol',
      shape: 'value',
      validations: [{ in: values }],
      schema: z.enum(values),
    }) satisfies Field,

  /** Several values of a closed list. */
  choices: <const Values extends readonly [string, ...string[]]>(values: Values) =>
    ({
      ...base,
      type: 'Array',
      shape: 'value',
      items: { type: 'Symbol' as const, validations: [{ in: values }] },
      schema: z.array(z.enum(values)),
    }) satisfies Field,

  /** List of short texts. Localized. */
  symbols: (maxItems: number) =>
    ({
      ...base,
      type: 'Array',
      shape: 'value',
      localized: true,
      items: { type: 'Symbol' as const, validations: [] },
      validations: [{ size: { max: maxItems } }],
      schema: z.array(z.string().max(SYMBOL_LIMIT)).max(maxItems),
    }) satisfies Field,

  /** JSON value without a field type of its own in the content model. */
  json: <Schema extends z.ZodType>(schema: Schema) =>
    ({ ...base, type: 'Object', shape: 'value', schema }) satisfies Field,

  /** Link target: `node_…`, a path, a URL or a telephone number. */
  link: () =>
    ({
      ...base,
      type: 'Symbol',
      shape: 'link',
      localized: true,
      schema: linkSchema,
    }) satisfies Field,

  /** A picture of the media library. */
  picture: () =>
    ({
      ...base,
      type: 'Link',
      linkType: 'Asset' as const,
      shape: 'picture',
      validations: imagesOnly,
      schema: pictureSchema,
    }) satisfies Field,

  /** Focal point of the picture in another field of the type. */
  focus: (picture: string) =>
    ({
      ...base,
      required: false,
      type: 'Object',
      shape: 'value',
      focusOf: picture,
      help: 'What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.',
      schema: z.nullable(focusSchema).default(null),
    }) satisfies Field,

  /** `min` to `max` pictures of the media library. */
  pictures: (min: number, max: number) =>
    ({
      ...base,
      type: 'Array',
      shape: 'pictures',
      items: { type: 'Link' as const, linkType: 'Asset' as const, validations: imagesOnly },
      validations: [{ size: { min, max } }],
      schema: z.array(pictureSchema).min(min).max(max),
    }) satisfies Field,

  /** Entries of part types, in order, delivered inside their parent. */
  parts: <Part>(types: readonly string[], maxItems: number) =>
    ({
      ...base,
      required: false,
      type: 'Array',
      shape: 'parts',
      items: { type: 'Link' as const, linkType: 'Entry' as const, validations: entryLink(types) },
      validations: [{ size: { max: maxItems } }],
      // The part's own schema validated the value when the tree was shaped.
      schema: z.array(partSchema as unknown as z.ZodType<Part & { id: string }>).default([]),
    }) satisfies Field,

  /** Blocks inside a page region or another block. */
  blocks: () =>
    ({
      ...base,
      required: false,
      type: 'Array',
      shape: 'blocks',
      items: { type: 'Link' as const, linkType: 'Entry' as const, validations: [] },
      schema: z.array(blockSchema).default([]),
    }) satisfies Field,

  /** Id of another entry, which is not delivered with this one. */
  reference: (types: readonly string[]) =>
    ({
      ...base,
      type: 'Link',
      linkType: 'Entry' as const,
      shape: 'reference',
      validations: entryLink(types),
      schema: z.string(),
    }) satisfies Field,

  references: (types: readonly string[], maxItems: number) =>
    ({
      ...base,
      required: false,
      type: 'Array',
      shape: 'references',
      items: { type: 'Link' as const, linkType: 'Entry' as const, validations: entryLink(types) },
      validations: [{ size: { max: maxItems } }],
      schema: z.array(z.string()).max(maxItems).default([]),
    }) satisfies Field,

  /** Unset fields, which Contentful omits, become `null`, which survives JSON. */
  optional: <Inner extends Field>({ schema, ...inner }: Inner) => ({
    ...inner,
    required: false,
    schema: z.nullable<Inner['schema']>(schema).default(null),
  }),

  /** Like {@link field.optional}, with a default instead of `null`. */
  withDefault: <Inner extends Field>(
    { schema, ...inner }: Inner,
    initial: z.output<Inner['schema']> & (string | number | boolean),
  ) => ({
    ...inner,
    required: false,
    initial,
    // `null` and a missing field are equivalent in the content API.
    schema: z
      .nullish<Inner['schema']>(schema)
      .transform((value): z.output<Inner['schema']> => value ?? initial),
  }),

  /** Unique among published entries of the type: publishing a duplicate is rejected. */
  unique: <Inner extends Field>(inner: Inner) => ({
    ...inner,
    validations: [...inner.validations, { unique: true }],
  }),

  /** The value is the same in every language. */
  unlocalized: <Inner extends Field>(
    inner: Inner,
  ): Omit<Inner, 'localized'> & { localized: false } => ({ ...inner, localized: false }),

  /** Declares the field's earlier id, so that its content is migrated. */
  renamedFrom: <Inner extends Field>(renamedFrom: string, inner: Inner) => ({
    ...inner,
    renamedFrom,
  }),

  /** Sets the label of the input, if the field's id is not readable. */
  named: <Inner extends Field>(name: string, inner: Inner) => ({ ...inner, name }),

  help: <Inner extends Field>(help: string, inner: Inner) => ({ ...inner, help }),
};
