import type { ContentType } from './content-type';
import { DEFAULT_LOCALE } from './default-locale';
import table from './locales.json';
import type { Field, Validation } from './field';

/**
 * Language code from the single list of languages, which messages, markets and the space's locales
 * share.
 */
export type LocaleCode = keyof typeof table;

/** Locales of a space; each falls back to the default. */
// Keys of that file.
export const LOCALES = Object.keys(table) as LocaleCode[];

/** A field as the management API stores it. */
export interface FieldModel {
  id: string;
  name: string;
  type: string;
  linkType?: string;
  items?: { type: string; linkType?: string; validations: Validation[] };
  localized: boolean;
  required: boolean;
  validations: Validation[];
  defaultValue?: Record<string, unknown>;
}

export interface ContentTypeModel {
  id: string;
  name: string;
  description: string;
  displayField: string;
  fields: FieldModel[];
}

/** Input of a field for editors, if it differs from Contentful's default. */
export interface ControlModel {
  fieldId: string;
  widgetNamespace: 'builtin';
  widgetId: string;
  settings?: { helpText: string };
}

export interface SpaceModel {
  contentTypes: ContentTypeModel[];
  /** Content type id → controls that differ from Contentful's defaults. */
  controls: Record<string, ControlModel[]>;
}

const ACRONYMS = new Map([
  ['id', 'ID'],
  ['pim', 'PIM'],
  ['seo', 'SEO'],
  ['url', 'URL'],
]);

/** `layerTwoName` → `Layer two name`, `seoTitle` → `SEO title`, `text_1` → `Text 1`. */
export function labelOf(fieldId: string): string {
  const words = fieldId
    .replaceAll('_', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => ACRONYMS.get(word) ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldModel(id: string, field: Field): FieldModel {
  return {
    id,
    name: field.name ?? labelOf(id),
    type: field.type,
    ...(field.linkType && { linkType: field.linkType }),
    ...(field.items && { items: field.items }),
    localized: field.localized,
    required: field.required,
    validations: field.validations,
    ...(field.initial !== undefined && { defaultValue: { [DEFAULT_LOCALE]: field.initial } }),
  };
}

const isChoice = (validations: Validation[]) => validations.some((rule) => 'in' in rule);

const WIDGETS: Record<string, string> = {
  Text: 'markdown',
  RichText: 'richTextEditor',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
  Object: 'objectEditor',
};

/** Default widget of a field in a space (contentful-management: editorInterfaceDefaults). */
export function defaultWidget(field: Pick<FieldModel, 'type' | 'linkType' | 'items'>): string {
  const { type, linkType, items } = field;
  if (type === 'Link') return linkType === 'Asset' ? 'assetLinkEditor' : 'entryLinkEditor';
  if (type === 'Array') {
    if (items?.type === 'Symbol') return 'tagEditor';
    return items?.linkType === 'Asset' ? 'assetLinksEditor' : 'entryLinksEditor';
  }
  return WIDGETS[type] ?? 'singleLine';
}

function widgetOf(field: Field): string {
  if (field.type === 'Text') return 'multipleLine';
  if (field.type === 'Symbol' && isChoice(field.validations)) return 'dropdown';
  if (field.shape === 'blocks') return 'entryCardsEditor';
  if (field.shape === 'pictures') return 'assetGalleryEditor';
  if (field.items?.type === 'Symbol' && isChoice(field.items.validations)) return 'checkbox';
  return defaultWidget(field);
}

/** Help of the date fields of a window that hides instead of shows. */
const OUTSIDE_WINDOW_HELP: Record<string, string> = {
  startDateTime: 'Hidden from this instant on. Needs an end as well.',
  endDateTime: 'Shown again from this instant on. Needs a start as well.',
};

function helpOf(type: ContentType, id: string, field: Field): string | undefined {
  return (type.windowRule === 'outsideWindow' ? OUTSIDE_WINDOW_HELP[id] : undefined) ?? field.help;
}

function controlsOf(type: ContentType): ControlModel[] {
  return Object.entries(type.fields).flatMap(([fieldId, field]) => {
    const widgetId = widgetOf(field);
    const helpText = helpOf(type, fieldId, field);
    if (widgetId === defaultWidget(field) && helpText === undefined) return [];
    return {
      fieldId,
      widgetNamespace: 'builtin' as const,
      widgetId,
      ...(helpText !== undefined && { settings: { helpText } }),
    };
  });
}

/** Title and description of a type for editors, which report a deprecation. */
function titleOf({ name, description, deprecated }: ContentType) {
  if (deprecated === null) return { name, description };
  return { name: `${name} (deprecated)`, description: `${deprecated} ${description}` };
}

/**
 * Content model of a Contentful space after all migrations. Pure: the same declarations give the
 * same model, in declared order.
 */
export function contentfulModel(types: Record<string, ContentType>): SpaceModel {
  const declared = Object.values(types);
  return {
    contentTypes: declared.map((type) => ({
      id: type.id,
      ...titleOf(type),
      displayField: type.displayField,
      fields: Object.entries(type.fields).map(([fieldId, field]) => fieldModel(fieldId, field)),
    })),
    controls: Object.fromEntries(declared.map((type) => [type.id, controlsOf(type)])),
  };
}

/** Content type id → field id → its earlier id, for fields that declare one. */
export function declaredRenames(
  types: Record<string, ContentType>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.values(types).map(({ id, fields }) => [
      id,
      Object.fromEntries(
        Object.entries(fields).flatMap(([fieldId, { renamedFrom }]) =>
          renamedFrom === undefined ? [] : [[fieldId, renamedFrom]],
        ),
      ),
    ]),
  );
}
