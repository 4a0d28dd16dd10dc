import { validationFailed } from '#http/api-error';
import type { ConceptBody, ConceptSchemeBody, Json, JsonObject, Link, Localized } from './entities';
import { CONCEPT_NOTES, isLink, isObject } from './entities';

type Path = (string | number)[];

/** Reads a body's properties and collects the faults. */
class BodyReader {
  readonly errors: JsonObject[] = [];
  readonly #body: JsonObject;

  /** @param known allowed properties; clients may send back a response unchanged */
  constructor(body: JsonObject, known: string[]) {
    this.#body = body;
    for (const name of Object.keys(body)) {
      if (!known.includes(name)) {
        const details = `The property "${name}" is not expected`;
        this.errors.push({ name: 'unknown', path: [name], details });
      }
    }
  }

  #fault(path: Path, type: string): void {
    const details = `The type of "${path.join('.')}" is incorrect, expected type: ${type}`;
    this.errors.push({ name: 'type', path, type, details });
  }

  text(name: string): string | null {
    const value = this.#body[name] ?? null;
    if (value === null || typeof value === 'string') return value;
    this.#fault([name], 'String');
    return null;
  }

  texts(name: string): string[] {
    const value = this.#body[name] ?? [];
    if (isTexts(value)) return value;
    this.#fault([name], 'Array of String');
    return [];
  }

  links(name: string): Link[] {
    const value = this.#body[name] ?? [];
    const links = Array.isArray(value) ? value.filter(isLink) : [];
    const ids = new Set(links.map(({ sys }) => sys.id));
    const isWhole = Array.isArray(value) && ids.size === value.length;
    if (isWhole && links.every(({ sys }) => sys.linkType === 'TaxonomyConcept')) return links;
    this.#fault([name], 'Array of different links to TaxonomyConcept');
    return [];
  }

  label(name: string): Localized<string> {
    const label = this.localized(name, isText, 'String');
    if (label && Object.values(label).some((text) => text !== '')) return label;
    const details = `The property "${name}" is required here`;
    this.errors.push({ name: 'required', path: [name], details });
    return {};
  }

  note = (name: string) => this.localized(name, isText, 'String');

  labels(name: string, locales: string[]): Localized<string[]> {
    const labels = this.localized(name, isTexts, 'Array of String');
    return { ...Object.fromEntries(locales.map((code) => [code, []])), ...labels };
  }

  localized<Value extends Json>(
    name: string,
    isValue: (value: Json) => value is Value,
    type: string,
  ): Localized<Value> | null {
    const value = this.#body[name] ?? null;
    if (value === null) return null;
    if (!isObject(value)) {
      this.#fault([name], 'Object');
      return null;
    }
    const accepted: Localized<Value> = {};
    for (const [code, text] of Object.entries(value)) {
      if (isValue(text) && isLocaleCode(code)) accepted[code] = text;
      else this.#fault([name, code], type);
    }
    return accepted;
  }
}

const isText = (value: Json): value is string => typeof value === 'string';
const isTexts = (value: Json): value is string[] => Array.isArray(value) && value.every(isText);
const isLocaleCode = (code: string) => /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/.test(code);

export function parseConcept(body: JsonObject): ConceptBody {
  const lists = ['altLabels', 'hiddenLabels', 'notations', 'broader', 'related'];
  const known = ['sys', 'conceptSchemes', 'uri', 'prefLabel', ...lists, ...CONCEPT_NOTES];
  const reader = new BodyReader(body, known);
  const prefLabel = reader.label('prefLabel');
  const locales = Object.keys(prefLabel);
  const notes = Object.fromEntries(CONCEPT_NOTES.map((name) => [name, reader.note(name)]));
  const concept = {
    uri: reader.text('uri'),
    prefLabel,
    altLabels: reader.labels('altLabels', locales),
    hiddenLabels: reader.labels('hiddenLabels', locales),
    notes,
    notations: reader.texts('notations'),
    broader: reader.links('broader'),
    related: reader.links('related'),
  };
  if (reader.errors.length > 0) throw validationFailed(reader.errors);
  return concept;
}

/** A scheme's top concepts must be among its concepts. @throws ApiError 422 with each fault */
export function parseScheme(body: JsonObject): ConceptSchemeBody {
  const lists = ['topConcepts', 'concepts', 'totalConcepts'];
  const reader = new BodyReader(body, ['sys', 'uri', 'prefLabel', 'definition', ...lists]);
  const topConcepts = reader.links('topConcepts');
  const listed = reader.links('concepts');
  const ids = new Set(listed.map(({ sys }) => sys.id));
  const scheme = {
    uri: reader.text('uri'),
    prefLabel: reader.label('prefLabel'),
    definition: reader.note('definition'),
    topConcepts,
    concepts: [...listed, ...topConcepts.filter(({ sys }) => !ids.has(sys.id))],
  };
  if (reader.errors.length > 0) throw validationFailed(reader.errors);
  return scheme;
}
