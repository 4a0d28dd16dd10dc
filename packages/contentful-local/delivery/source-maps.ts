import type { FieldDefinition, Json, JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import { ASSET_FIELDS, fieldsOfType } from '#query/reading';
import type { EnvironmentState } from '#store/environment-state';

const MAPPED_TYPES = new Set(['Symbol', 'Text', 'RichText', 'Array']);
const ASSET_WIDGET = { widgetId: 'singleLine', widgetNamespace: 'builtin' };

/**
 * Content source maps: the place where an editor changes each text. Field types and editor widgets
 * are listed once per response; the mappings of an item point into these lists.
 */
export class SourceMaps {
  readonly #environment: EnvironmentState;
  readonly #fieldTypes: string[] = [];
  readonly #widgets: string[] = [];

  constructor(environment: EnvironmentState) {
    this.#environment = environment;
  }

  annotate(item: JsonObject): JsonObject {
    const { sys, fields } = item;
    if (!isObject(sys) || !isObject(fields)) return item;
    const mappings: JsonObject = {};
    for (const { field, widget } of this.#widgetsOf(sys)) {
      if (!Object.hasOwn(fields, field.id) || !isMapped(field)) continue;
      const source = {
        fieldType: indexIn(this.#fieldTypes, field.type),
        editorInterface: indexIn(this.#widgets, JSON.stringify(widget)),
      };
      mappings[`fields/${field.id}`] = { source };
    }
    const contentSourceMaps = { sys: { type: 'ContentSourceMaps' }, mappings };
    return { ...item, sys: { ...sys, contentSourceMaps } };
  }

  /** The lists that mappings point into; complete once every item is annotated. */
  lookup(): JsonObject {
    return {
      sys: { type: 'ContentSourceMapsLookup' },
      fieldTypes: this.#fieldTypes,
      editorInterfaces: this.#widgets.map((widget) => JSON.parse(widget) as JsonObject), // Written by `annotate`.
    };
  }

  #widgetsOf(sys: JsonObject): { field: FieldDefinition; widget: JsonObject }[] {
    if (sys.type === 'Asset') return ASSET_FIELDS.map((field) => ({ field, widget: ASSET_WIDGET }));
    const typeId = contentTypeOf(sys);
    const controls = this.#environment.editorInterfaces.get(typeId)?.body.controls;
    const list: Json[] = Array.isArray(controls) ? controls : [];
    return fieldsOfType(this.#environment.contentTypes.get(typeId)).flatMap((field) => {
      const control = list.filter(isObject).find(({ fieldId }) => fieldId === field.id);
      const { widgetId, widgetNamespace = 'builtin' } = control ?? {};
      return widgetId ? [{ field, widget: { widgetId, widgetNamespace } }] : [];
    });
  }
}

/** Only lists of texts are mapped: links are edited in the linked entry. */
const isMapped = ({ type, items }: FieldDefinition) =>
  MAPPED_TYPES.has(type) && (type !== 'Array' || items?.type === 'Symbol');

function contentTypeOf({ contentType }: JsonObject): string {
  const inner = isObject(contentType) ? contentType.sys : undefined;
  return isObject(inner) ? String(inner.id) : '';
}

function indexIn(list: string[], value: string): number {
  const index = list.indexOf(value);
  return index < 0 ? list.push(value) - 1 : index;
}
