import { IntlMessageFormat } from 'intl-messageformat';
import type { CountMessage, PluralForms } from './format-count';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

// outside: icu-elements
/** Element types of the parser. @see https://formatjs.github.io/docs/icu-messageformat-parser */
const LITERAL = 0;
const ARGUMENT = 1;
const PLURAL = 6;
const NUMBER_SIGN = 7;

/** A text with `{name}` placeholders; `#` is the number of the enclosing plural. */
function textOf(elements: readonly Element[], number?: string): string {
  const parts = elements.map((element) => {
    if (element.type === LITERAL && !/[{}]/.test(element.value)) return element.value;
    if (element.type === ARGUMENT) return `{${element.value}}`;
    if (element.type === NUMBER_SIGN && number) return `{${number}}`;
    // Syntax that formatCount does not support: nested plurals, `select`, formats, tags.
    throw new SyntaxError('Only text, placeholders and plurals side by side are possible');
  });
  return parts.join('');
}

/**
 * Compiles an ICU message on the server, so that the browser needs no parser.
 * @throws SyntaxError when the message is malformed or uses more than placeholders and plurals
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function compileCount(message: string): CountMessage {
  const plurals: Record<string, PluralForms> = {};
  const text = new IntlMessageFormat(message, 'en').getAst().map((element) => {
    if (element.type !== PLURAL) return textOf([element]);
    const { value: name, options, offset, pluralType } = element;
    if (offset !== 0 || pluralType !== 'cardinal' || name in plurals)
      throw new SyntaxError(`A number has one plural, without offset: ${name}`);
    const forms = Object.entries(options).map(([form, { value }]) => [form, textOf(value, name)]);
    // outside: icu-other
    // The parser requires `other`.
    plurals[name] = Object.fromEntries(forms) as PluralForms;
    return `{${name}}`;
  });
  return { text: text.join(''), plurals };
}
