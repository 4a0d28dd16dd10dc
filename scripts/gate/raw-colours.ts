/** Colour names of CSS Color 4 that a style sheet might use; system colours are allowed. */
const NAMES =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|' +
  'lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|snow|' +
  'tan|teal|tomato|turquoise|violet|wheat|white|yellow|rebeccapurple';
const SHADES =
  '(?:dark|deep|dim|hot|indian|lawn|light|medium|midnight|pale|royal|sea|sky|slate|steel)*';
const FUNCTIONS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*/gi;
const HEX_IN_STYLES = /#[0-9a-f]{3,8}\b/gi;
/** In code `#add` is an anchor; three digits count only if one is a number. */
const HEX_IN_CODE = /#(?:[0-9a-f]{6}(?:[0-9a-f]{2})?|(?=[a-f]*\d)[0-9a-f]{3})\b/gi;
const NAMED = new RegExp(`(?<![-\\w.#])${SHADES}(?:${NAMES})(?![-\\w(])`, 'gi');

export interface RawColour {
  line: number;
  colour: string;
}

function matches(pattern: RegExp, text: string, line: number): RawColour[] {
  return [...text.matchAll(pattern)].map(([colour]) => ({ line, colour: colour.trim() }));
}

/** Blanks comments and `url(#…)`, so that lines keep their numbers. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));
}

/** The value of each declaration, by line. */
function declarationValues(style: string): string[] {
  return style.split('\n').map((line) => /^\s*(?:[-\w]+\s*:(?!:))?(.*)$/.exec(line)?.[1] ?? '');
}

function inStyles(text: string): RawColour[] {
  const style = blank(blank(text, /\/\*[\s\S]*?\*\//g), /url\([^)]*\)/g);
  return declarationValues(style).flatMap((value, at) => {
    const isSelector = value.trimEnd().endsWith('{') || value.trimEnd().endsWith(',');
    const hex = isSelector && !value.includes('(') ? [] : matches(HEX_IN_STYLES, value, at + 1);
    const named = isSelector ? [] : matches(NAMED, value, at + 1);
    return [...hex, ...matches(FUNCTIONS, value, at + 1), ...named];
  });
}

function inCode(text: string): RawColour[] {
  const code = blank(text, /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g);
  return code.split('\n').flatMap((line, at) => {
    const quoted = [...line.matchAll(/(['"`])(.*?)\1/g)]
      .map(([, , inner]) => inner ?? '')
      .join(' ');
    return [...matches(HEX_IN_CODE, quoted, at + 1), ...matches(FUNCTIONS, quoted, at + 1)];
  });
}

/**
 * Literal colours where a token is required.
 * @param kind `style` for CSS; `code` for TypeScript, where only quoted text counts
 */
export function rawColours(text: string, kind: 'style' | 'code'): RawColour[] {
  return kind === 'style' ? inStyles(text) : inCode(text);
}
