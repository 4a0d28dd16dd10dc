import { InvalidQuery } from '#engine/invalid-query';

export type Token =
  | {
      readonly kind: 'string';
      readonly text: string;
      readonly isQuoted: boolean;
      readonly at: number;
    }
  | {
      readonly kind: 'and' | 'or' | 'not' | 'to' | 'end';
      readonly text: string;
      readonly at: number;
    }
  | { readonly kind: '(' | ')' | ':' | 'score'; readonly text: string; readonly at: number }
  | { readonly kind: 'operator'; readonly text: string; readonly at: number };

const KEYWORDS = { AND: 'and', OR: 'or', NOT: 'not', TO: 'to' } as const;
const OPERATORS = ['<=', '>=', '!=', '<', '>', '='] as const;
const SCORE = /<score=(\d+)>/y;
const ENDS_A_STRING = new Set([' ', '\t', '\n', '\r', '(', ')', ':', '<', '>', '=', '!', '"', "'"]);

/** Splits a filter string into tokens. Columns in messages count from 0, as the vendor's do. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (/\s/.test(character)) {
      at += 1;
      continue;
    }
    const token = scoreAt(text, at) ?? symbolAt(text, at) ?? stringAt(text, at);
    tokens.push(token.token);
    at = token.end;
  }
  tokens.push({ kind: 'end', text: '', at: text.length });
  return tokens;
}

interface Scanned {
  readonly token: Token;
  readonly end: number;
}

function scoreAt(text: string, at: number): Scanned | null {
  SCORE.lastIndex = at;
  const match = SCORE.exec(text);
  if (!match) return null;
  return { token: { kind: 'score', text: match[1] ?? '1', at }, end: SCORE.lastIndex };
}

function symbolAt(text: string, at: number): Scanned | null {
  const character = text.charAt(at);
  if (character === '(' || character === ')' || character === ':') {
    return { token: { kind: character, text: character, at }, end: at + 1 };
  }
  const operator = OPERATORS.find((candidate) => text.startsWith(candidate, at));
  return operator
    ? { token: { kind: 'operator', text: operator, at }, end: at + operator.length }
    : null;
}

function stringAt(text: string, at: number): Scanned {
  const quote = text.charAt(at);
  if (quote === '"' || quote === "'") return quotedAt(text, at, quote);
  let word = '';
  let end = at;
  while (end < text.length && !ENDS_A_STRING.has(text.charAt(end))) {
    if (text.charAt(end) === '\\' && end + 1 < text.length) end += 1;
    word += text.charAt(end);
    end += 1;
  }
  if (end === at) throw new InvalidQuery(`filters: Unexpected character '${quote}' at col ${at}`);
  const keyword = isKeyword(word) ? KEYWORDS[word] : null;
  const token: Token = keyword
    ? { kind: keyword, text: word, at }
    : { kind: 'string', text: word, isQuoted: false, at };
  return { token, end };
}

function isKeyword(word: string): word is keyof typeof KEYWORDS {
  return Object.hasOwn(KEYWORDS, word);
}

function quotedAt(text: string, at: number, quote: string): Scanned {
  let value = '';
  let end = at + 1;
  while (end < text.length && text.charAt(end) !== quote) {
    if (text.charAt(end) === '\\' && end + 1 < text.length) end += 1;
    value += text.charAt(end);
    end += 1;
  }
  if (end >= text.length) throw new InvalidQuery(`filters: Unterminated string at col ${at}`);
  return { token: { kind: 'string', text: value, isQuoted: true, at }, end: end + 1 };
}
