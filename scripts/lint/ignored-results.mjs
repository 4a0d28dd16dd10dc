import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** How many levels of type aliases and files are followed. */
const MAX_DEPTH = 6;
/** A type that reports success or failure. */
const HAS_OUTCOME = /\bok\??:\s*(?:true|false|boolean)\b/;
const OPENING = '([{<';
const CLOSING = ')]}>';

/** @type {Map<string, string>} */
const texts = new Map();
/** @type {Map<string, boolean>} */
const outcomes = new Map();

/** @param {string} file */
function textOf(file) {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

/** @param {string} file */
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The file of an imported module of ours; `null` for packages and missing files.
 * @param {string} source @param {string} from the importing file
 */
function resolve(source, from) {
  if (!source.startsWith('@/') && !source.startsWith('./')) return null;
  const place = source.startsWith('@/')
    ? path.join(process.cwd(), source.slice(2))
    : path.join(path.dirname(from), source);
  return ['.ts', '.tsx'].map((ending) => place + ending).find(isFile) ?? null;
}

/**
 * The text from a position to the next end outside of all brackets.
 * @param {string} text @param {number} start @param {(rest: string) => boolean} isEnd
 */
function until(text, start, isEnd) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (depth === 0 && isEnd(text.slice(at, at + 3))) return text.slice(start, at);
    if (text.startsWith('=>', at)) at += 1;
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
  }
  return text.slice(start);
}

/**
 * The declared return type of a function; empty when it has none.
 * @param {string} text @param {string} name
 */
function returnType(text, name) {
  const declared = new RegExp(
    `^(?:export )?(?:(?:async )?function ${name}\\b|const ${name} = (?:async )?(?=[(<]))`,
    'm',
  ).exec(text);
  if (!declared) return '';
  const parameters = text.indexOf('(', declared.index + declared[0].length);
  const list = until(text, parameters + 1, (rest) => rest.startsWith(')'));
  const after = text.slice(parameters + list.length + 2);
  if (!after.startsWith(': ')) return '';
  // A body begins with a brace and a new line, an object type with a property or on its own.
  return /^[\s\S]*?(?= \{\n {2,}(?!ok)| =>)/.exec(after)?.[0] ?? '';
}

/**
 * Whether a type, by its text, reports success or failure.
 * @param {string} type @param {string} file @param {number} depth
 * @returns {boolean}
 */
function isOutcome(type, file, depth = 0) {
  if (HAS_OUTCOME.test(type)) return true;
  if (depth >= MAX_DEPTH) return false;
  const names = type.match(/\b[A-Z]\w+/g) ?? [];
  return names.some((name) => isOutcomeName(name, file, depth + 1));
}

/** @param {string} name @param {string} file @param {number} depth @returns {boolean} */
function isOutcomeName(name, file, depth) {
  const key = `${file} ${name}`;
  const known = outcomes.get(key);
  if (known !== undefined) return known;
  // Ends the recursion of a type that refers to itself.
  outcomes.set(key, false);
  const found = followName(name, file, depth);
  outcomes.set(key, found);
  return found;
}

/** @param {string} name @param {string} file @param {number} depth @returns {boolean} */
function followName(name, file, depth) {
  const text = textOf(file);
  const declared = new RegExp(`^(?:export )?(?:type|interface) ${name}\\b`, 'm').exec(text);
  if (declared) {
    const start = declared.index + declared[0].length;
    const isInterface = declared[0].includes('interface ');
    const body = isInterface
      ? until(text, text.indexOf('{', start) + 1, (rest) => rest.startsWith('}'))
      : until(text, start, (rest) => rest.startsWith(';'));
    // Only the object itself counts, not the types of its properties.
    return isInterface ? /^ {2}ok: /m.test(body) : isOutcome(topLevel(body), file, depth);
  }
  const source = importedFrom(text, name);
  const other = source && resolve(source.source, file);
  return other ? isOutcomeName(source.name, other, depth + 1) : false;
}

/**
 * The members of a union without the contents of its objects, except their `ok`. @param {string}
 * type
 */
const topLevel = (type) =>
  type.replaceAll(/\{([^{}]*)\}/g, (_, body) => (HAS_OUTCOME.test(body) ? '{ ok: false }' : '{}'));

/** @param {string} text @param {string} name local name */
function importedFrom(text, name) {
  for (const [, list = '', source = ''] of text.matchAll(
    /^import (?:type )?\{([^}]*)\} from '([^']+)'/gm,
  ))
    for (const part of list.split(',')) {
      const [original = '', alias = original] = part
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      if (alias === name) return { name: original, source };
    }
  return null;
}

/**
 * Whether a function, by its name in a file, has a declared return type that reports success or
 * failure. Reads only the files that declare the function and its type.
 * @param {string} file @param {string} name
 */
export function returnsOutcome(file, name) {
  const text = textOf(file);
  const own = returnType(text, name);
  if (own) return isOutcome(topLevel(own), file);
  const source = importedFrom(text, name);
  const other = source && resolve(source.source, file);
  return other ? isOutcome(topLevel(returnType(textOf(other), source.name)), other) : false;
}
