import { slugOf } from '@/lib/catalog/catalogue/slug';
import type { ImportedColour } from './import-article.server';

type NamedColour = Pick<ImportedColour, 'code' | 'name'>;
type Codes = Readonly<Record<string, string>>;

const nameOf = ({ name }: NamedColour): string =>
  name.de ?? name.en ?? Object.values(name)[0] ?? '';

/** Key of a colour without a code. A colour may be named with three digits, like a code. */
function keyOfName(colour: NamedColour): string {
  const name = nameOf(colour);
  const key = slugOf(name) || name.toLowerCase();
  return /^\d{3}$/.test(key) ? `name-${key}` : key;
}

function nextCode(codes: ReadonlyMap<string, string>): string {
  const used = new Set(codes.values());
  for (let code = 1; code < 1_000; code += 1) {
    const text = String(code).padStart(3, '0');
    if (!used.has(text)) return text;
  }
  throw new Error('an article has at most 999 colours');
}

interface CodedColours<Colour> {
  /** Codes of all colours the article ever had, by their given code or by the key of their name. */
  codes: Codes;
  coded: { colour: Colour; code: string }[];
  /** Colours that would replace another one. */
  rejected: { colour: Colour; code: string; reason: string }[];
}

/**
 * Finds or assigns the codes of colours. Given codes come first, so that none of them is assigned to a
 * colour without a code.
 * @param known codes of the stored article
 */
export function coloursWithCodes<Colour extends NamedColour>(
  known: Codes,
  given: readonly Colour[],
): CodedColours<Colour> {
  const codes = new Map(Object.entries(known));
  const owners = new Map<string, Colour>();
  const result: CodedColours<Colour> = { codes: {}, coded: [], rejected: [] };
  const isNamedOtherwise = (colour: Colour, code: string) =>
    !codes.has(code) &&
    [...codes].some(([key, used]) => used === code && key !== keyOfName(colour));
  const hasCode = (colour: Colour) => colour.code !== undefined;
  for (const colour of [...given.filter(hasCode), ...given.filter((colour) => !hasCode(colour))]) {
    const key = colour.code ?? keyOfName(colour);
    const code = colour.code ?? codes.get(key) ?? nextCode(codes);
    const owner = owners.get(code);
    const reason = owner
      ? `has the code ${code} of the colour ${nameOf(owner)}`
      : hasCode(colour) && isNamedOtherwise(colour, code)
        ? `has the code ${code}, which was assigned to another colour of the article`
        : null;
    if (reason !== null) {
      result.rejected.push({ colour, code, reason });
      continue;
    }
    codes.set(key, code);
    owners.set(code, colour);
    result.coded.push({ colour, code });
  }
  return { ...result, codes: Object.fromEntries(codes) };
}
