import { invalid, missing, unknownParameter } from './api-error';
import { httpUrl } from './http-url';

const MAX_PARAMETERS = 2000;
const MAX_TEXT = 5000;
/** By how many seconds each bound differs from an inclusive one. */
const INSTANTS = { gt: 1, gte: 0, lt: -1, lte: 0 } as const;
const NAME = /^[^[\]]+(\[[^[\]]*\])*$/;

export type DatedPage = ReturnType<Parameters['page']> & { from?: number; to?: number };

/**
 * The parameters of one request, form-encoded with nested names (`line_items[0][quantity]`).
 * Handlers read the ones they support; `rejectUnread` then rejects any other by its name.
 */
export class Parameters {
  readonly #values = new Map<string, string>();
  readonly #read = new Set<string>();
  #isValid = false;

  constructor(encoded: string) {
    let count = 0;
    for (const [sent, value] of new URLSearchParams(encoded)) {
      // `expand[]=a&expand[]=b` is `expand[0]=a&expand[1]=b`.
      const name = sent.replace(/\[\]$/, () => `[${count}]`);
      count += 1;
      if (count > MAX_PARAMETERS) throw invalid('Too many parameters.', name);
      if (!NAME.test(name) || name.includes('\0')) throw unknownParameter(sent);
      if (value.includes('\0')) throw invalid('Invalid string: contains a null byte', name);
      this.#values.set(name, value);
    }
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** @throws ApiError for an empty string: it would unset a value, which no parameter allows */
  text(name: string, max = MAX_TEXT): string | undefined {
    const value = this.#values.get(name);
    this.#read.add(name);
    if (value === undefined) return undefined;
    if (value === '') {
      const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`;
      throw invalid(message, name, 'parameter_invalid_empty');
    }
    if (value.length > max) {
      throw invalid(`Invalid string: must be at most ${max} characters`, name);
    }
    return value;
  }

  requiredText(name: string, max?: number): string {
    const value = this.text(name, max);
    if (value === undefined) throw missing(name);
    return value;
  }

  /** @throws ApiError if the value is not a whole number within the bounds */
  integer(name: string, min: number, max: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(text)) {
      throw invalid(`Invalid integer: ${text}`, name, 'parameter_invalid_integer');
    }
    const value = Number(text);
    if (value < min) {
      const message = `This value must be greater than or equal to ${min}.`;
      throw invalid(message, name, 'parameter_invalid_integer');
    }
    if (value > max) {
      const message = `This value must be less than or equal to ${max}.`;
      throw invalid(message, name, 'parameter_invalid_integer');
    }
    return value;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) {
      throw invalid(`Invalid ${name}: must be ${choices.join(' or ')}`, name);
    }
    return choice;
  }

  url(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!httpUrl(text)) {
      throw invalid('Not a valid URL', name, 'url_invalid');
    }
    return text;
  }

  /** Names of the elements of a list, in order: `line_items[0]`, `line_items[1]` … */
  elements(name: string): string[] {
    const names = new Set<string>();
    for (const key of this.#values.keys()) {
      if (!key.startsWith(`${name}[`)) continue;
      names.add(key.slice(0, key.indexOf(']', name.length) + 1));
    }
    return [...names];
  }

  /** At most 50 keys of at most 40 characters with values of at most 500. */
  metadata(name: string): Record<string, string> {
    // An empty value unsets its key, and a new object has none.
    const isSet = (element: string) => this.#values.get(element) !== '' || !this.#read.add(element);
    const entries = this.elements(name)
      .filter(isSet)
      .map((element): [string, string] => {
        const key = element.slice(name.length + 1, -1);
        if (key.length > 40) {
          throw invalid('Metadata keys must be at most 40 characters', `${name}[${key}]`);
        }
        return [key, this.text(element, 500) ?? ''];
      });
    if (entries.length > 50) throw invalid('Metadata can have at most 50 keys', name);
    return Object.fromEntries(entries);
  }

  /** The part of a list that is wanted; not both of the neighbours can be named. */
  page(): { limit: number; startingAfter: string | undefined; endingBefore: string | undefined } {
    const limit = this.integer('limit', 1, 100) ?? 10;
    const startingAfter = this.text('starting_after');
    const endingBefore = this.text('ending_before');
    if (startingAfter !== undefined && endingBefore !== undefined) {
      const message = 'Received both starting_after and ending_before. Please pass in only one.';
      throw invalid(message, 'ending_before');
    }
    return { limit, startingAfter, endingBefore };
  }

  /** The part of a list of objects that have an instant, with its bounds. */
  datedPage(): DatedPage {
    return { ...this.page(), ...this.#created() };
  }

  /** `created`, one second, or its bounds. */
  #created(): { from?: number; to?: number } {
    const exact = this.integer('created', 0, 9_999_999_999);
    if (exact !== undefined) return { from: exact, to: exact };
    const bounds: { from?: number; to?: number } = {};
    for (const [name, shift] of Object.entries(INSTANTS)) {
      const second = this.integer(`created[${name}]`, 0, 9_999_999_999);
      if (second !== undefined) bounds[name.startsWith('g') ? 'from' : 'to'] = second + shift;
    }
    return bounds;
  }

  /** The fields to return as objects instead of ids. */
  expansions(allowed: readonly string[]): Set<string> {
    const wanted = this.elements('expand').map((element) => this.requiredText(element));
    for (const field of wanted) {
      if (!allowed.includes(field)) {
        throw invalid(`This property cannot be expanded (${field}).`, 'expand');
      }
    }
    return new Set(wanted);
  }

  /** @throws ApiError `parameter_unknown` for the first unread parameter */
  rejectUnread(): void {
    for (const name of this.#values.keys()) {
      if (!this.#read.has(name)) throw unknownParameter(name);
    }
    this.#isValid = true;
  }

  /** Whether all are read and valid, so that what is rejected now was rejected by execution. */
  get isValid(): boolean {
    return this.#isValid;
  }
}
