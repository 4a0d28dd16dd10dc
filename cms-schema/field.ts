import { z } from 'zod';
import type { FieldShape, FieldType } from './field-type';
import { focusSchema } from './focus';
import { blockSchema, linkSchema, partSchema, pictureSchema, richTextSchema } from './shapes';

/** Validation in the content model's own form, sent to the space as it is written here. */
export type Validation = Record<string, unknown>;

/** One field, declared once: zod schema, TypeScript type, content model and editor hint derive from it. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  type: FieldType;
  shape: FieldShape;
  required: boolean;
  localized: boolean;
  validations: Validation[];
  linkType?: 'Entry' | 'Asset';
  items?: { type: 'Symbol' | 'Link'; linkType?: 'Entry' | 'Asset'; validations: Validation[] };
  /** The id it had before; `npm run migrate -- new` renames instead of adding and removing. */
  renamedFrom?: string;
  /** Label of the input; without one it is made from the field's id. */
  name?: string;
  /** Shown to editors under the input. */
  help?: string;
  /** Value a new entry starts with. */
  initial?: unknown;
  /** Field of the picture whose focal point it is; components receive the point with the picture. */
  focusOf?: string;
  /** The value after shaping (see {@link FieldShape}), as components receive it. */
  schema: Schema;
}

/** Contentful caps a Symbol at 256 characters and a Text at 50,000. */
const SYMBOL_LIMIT = 256;
const TEXT_LIMIT = 50_000;

const base = { required: true, localized: false, validations: [] };
const imagesOnly: Validation[] = [{ linkMimetypeGroup: ['image'] }];
const entryLink = (types: readonly string[]): Validation[] => [{ linkContentType: types }];

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

  /** Single-line text that is the same in every language (keys, ids, codes). */
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

  /** Plain text over several lines. Localized. */
  text: (max = TEXT_LIMIT) =>
    ({
      ...base,
      type: 'Text',
      shape: 'value',
      localized: true,
      validations: [{ size: { max } }],
      schema: z.string().min(1).max(max),
    }) satisfies Field,

  /** Formatted text, with pictures and blocks between its paragraphs. Localized. */
  richText: () =>
    ({
      ...base,
      type: 'RichText',
      shape: 'richText',
      localized: true,
      validations: [
        {
          enabledNodeTypes: [
            'heading-2',
            'heading-3',
            'heading-4',
            'ordered-list',
            'unordered-list',
            'hr',
            'blockquote',
            'hyperlink',
            'entry-hyperlink',
            'embedded-asset-block',
            'embedded-entry-block',
          ],
        },
        { enabledMarks: ['bold', 'italic', 'underline', 'superscript', 'subscript'] },
      ],
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

  /** Instant as ISO 8601; without an offset it is read in Europe/Berlin. */
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

  /** Structured value that has no field type of its own in the content model. */
  json: <Schema extends z.ZodType>(schema: Schema) =>
    ({ ...base, type: 'Object', shape: 'value', schema }) satisfies Field,

  /** Where a click leads: `node_…`, a path, a URL or a telephone number. */
  link: () =>
    ({
      ...base,
      type: 'Symbol',
      shape: 'link',
      localized: true,
      schema: linkSchema,
    }) satisfies Field,

  /** One picture of the media library. */
  picture: () =>
    ({
      ...base,
      type: 'Link',
      linkType: 'Asset' as const,
      shape: 'picture',
      validations: imagesOnly,
      schema: pictureSchema,
    }) satisfies Field,

  /** What has to stay in sight of the picture in another field of the type. */
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
      // The part's own schema validated the value while the tree was shaped.
      schema: z.array(partSchema as unknown as z.ZodType<Part & { id: string }>).default([]),
    }) satisfies Field,

  /** Blocks inside a page region or inside another block. */
  blocks: () =>
    ({
      ...base,
      required: false,
      type: 'Array',
      shape: 'blocks',
      items: { type: 'Link' as const, linkType: 'Entry' as const, validations: [] },
      schema: z.array(blockSchema).default([]),
    }) satisfies Field,

  /** The id of another entry that is not delivered with this one. */
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

  /** Contentful leaves unset fields out; they become `null`, which survives JSON. */
  optional: <Inner extends Field>({ schema, ...inner }: Inner) => ({
    ...inner,
    required: false,
    schema: z.nullable<Inner['schema']>(schema).default(null),
  }),

  /** As {@link field.optional}, with a default when the field is unset. */
  withDefault: <Inner extends Field>(
    { schema, ...inner }: Inner,
    initial: z.output<Inner['schema']> & (string | number | boolean),
  ) => ({
    ...inner,
    required: false,
    initial,
    // `null` and absence mean the same in the content API.
    schema: z
      .nullish<Inner['schema']>(schema)
      .transform((value): z.output<Inner['schema']> => value ?? initial),
  }),

  /** A value that no other published entry of the type has: publishing it a second time is refused. */
  unique: <Inner extends Field>(inner: Inner) => ({
    ...inner,
    validations: [...inner.validations, { unique: true }],
  }),

  /** One value for every language. */
  unlocalized: <Inner extends Field>(
    inner: Inner,
  ): Omit<Inner, 'localized'> & { localized: false } => ({ ...inner, localized: false }),

  /** Declares the field's earlier id, so that its content is migrated. */
  renamedFrom: <Inner extends Field>(renamedFrom: string, inner: Inner) => ({
    ...inner,
    renamedFrom,
  }),

  /** Labels the input where the field's id would read badly. */
  named: <Inner extends Field>(name: string, inner: Inner) => ({ ...inner, name }),

  /** Adds the hint that editors see under the input. */
  help: <Inner extends Field>(help: string, inner: Inner) => ({ ...inner, help }),
};
