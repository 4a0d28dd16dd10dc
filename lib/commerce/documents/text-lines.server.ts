import bidiFactory from 'bidi-js';
import { BASE_FONT, composed, faceOf, lettersOf } from '@/lib/shop/letters/printable.server';

export type Pdf = PDFKit.PDFDocument;

const bidi = bidiFactory();

/** Consecutive characters with one font and direction. */
interface Run {
  text: string;
  /** Font file. */
  font: string;
  /** Embedding level: odd ones run from right to left. */
  level: number;
}

interface Style {
  isBold?: boolean;
  /** Points. */
  width: number;
}

interface Letter {
  text: string;
  font: string;
  level: number;
}

/**
 * Printed for characters that no font has: forms reject them, but older orders may contain them.
 */
const UNKNOWN = '?';

/** Characters before which a line may always be broken. */
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const STRONG_RTL = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function lettersIn(text: string, isBold: boolean): Letter[] {
  // outside: bidi-levels
  const { levels } = bidi.getEmbeddingLevels(text);
  let at = 0;
  return lettersOf(text).map((letter) => {
    const level = levels[at] ?? 0;
    at += letter.length;
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const printed = faceOf(shown) ? shown : UNKNOWN;
    const face = faceOf(printed);
    if (!face) throw new Error('The fonts of documents have no question mark');
    return { text: printed, font: isBold ? face.bold : face.regular, level };
  });
}

/**
 * Splits characters into runs. A space within right-to-left text is a run of its own, because
 * pdfkit orders the words of one text from left to right.
 */
function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  for (const { text, font, level } of letters) {
    const last = runs.at(-1);
    const isApart = level % 2 === 1 && (text === ' ' || last?.text === ' ');
    if (last && last.font === font && last.level === level && !isApart) last.text += text;
    else runs.push({ text, font, level });
  }
  return runs;
}

/** Text of a run as pdfkit expects it: it reverses Hebrew and Arabic words itself. */
const setText = ({ text, level }: Run) =>
  level % 2 === 1 && !STRONG_RTL.test(text) ? lettersOf(text).toReversed().join('') : text;

const widthOf = (pdf: Pdf, run: Run) => pdf.font(run.font).widthOfString(setText(run));

const widthOfAll = (pdf: Pdf, letters: readonly Letter[]) =>
  runsOf(letters).reduce((sum, run) => sum + widthOf(pdf, run), 0);

/** Words with the space or hyphen after them, between which a line may be broken. */
function wordsOf(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [];
  let mayBreak = true;
  for (const letter of letters) {
    const isBlank = letter.text === ' ';
    const begins = !isBlank && (mayBreak || IDEOGRAPH.test(letter.text));
    if (begins || words.length === 0) words.push([letter]);
    else words.at(-1)?.push(letter);
    mayBreak = isBlank || letter.text === '-' || IDEOGRAPH.test(letter.text);
  }
  return words;
}

const withoutLastBlanks = (letters: readonly Letter[]) =>
  letters.slice(0, letters.findLastIndex(({ text }) => text !== ' ') + 1);

/** Splits a word that is longer than the line at any character. */
function fitting(pdf: Pdf, word: Letter[], width: number): Letter[][] {
  if (widthOfAll(pdf, withoutLastBlanks(word)) <= width) return [word];
  const parts: Letter[][] = [[]];
  for (const letter of word) {
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && widthOfAll(pdf, [...part, letter]) > width) parts.push([letter]);
    else part.push(letter);
  }
  return parts;
}

function linesOf(pdf: Pdf, text: string, { width, isBold = false }: Style): Run[][] {
  const words = wordsOf(lettersIn(composed(text), isBold));
  const lines: Letter[][] = [[]];
  for (const part of words.flatMap((word) => fitting(pdf, word, width))) {
    const line = lines.at(-1) ?? [];
    const isTooLong = widthOfAll(pdf, withoutLastBlanks([...line, ...part])) > width;
    if (line.length > 0 && isTooLong) lines.push([...part]);
    else line.push(...part);
  }
  return lines.map((line) => runsOf(withoutLastBlanks(line)));
}

/** Indices of runs from left to right (UAX #9, L2). */
function visualOrder(runs: readonly Run[]): number[] {
  const order = runs.map((_, at) => at);
  const levelAt = (position: number) => runs[order[position] ?? -1]?.level ?? 0;
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && levelAt(end) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = end;
    }
  return order;
}

/**
 * Distance from the top of a line to its baseline as a fraction of the font size, for Liberation
 * Sans.
 */
const ASCENT = 0.905;
const LINE_HEIGHT = 1.149;

/** Writes one line in reading order, so that copied text and screen readers get it right. */
function writeLine(pdf: Pdf, runs: readonly Run[], x: number, baseline: number): void {
  const starts = new Map<number, number>();
  let left = x;
  for (const at of visualOrder(runs)) {
    const run = runs[at];
    starts.set(at, left);
    if (run) left += widthOf(pdf, run);
  }
  for (const [at, run] of runs.entries())
    pdf.font(run.font).text(setText(run), starts.get(at), baseline, {
      // outside: pdf-cursor
      lineBreak: false,
      baseline: 'alphabetic',
    });
}

/** Height of a text in points, in the current font size. */
export const heightOfText = (pdf: Pdf, size: number, text: string, style: Style): number =>
  linesOf(pdf.fontSize(size), text, style).length * size * LINE_HEIGHT;

interface Place extends Style {
  x: number;
  /** Top of the first line. */
  y: number;
  /** Font size in points. */
  size: number;
  align?: 'left' | 'right' | 'center';
  /** Points below each line. */
  lineGap?: number;
}

/**
 * Writes a text with wrapped lines, each character in the first font that has it and each run in
 * its direction. Text that does not fit continues on a new page; the cursor is below it afterwards.
 */
export function writeText(pdf: Pdf, text: string, place: Place): void {
  const { x, width, size, align = 'left', lineGap = 0 } = place;
  const height = size * LINE_HEIGHT;
  let { y } = place;
  for (const runs of linesOf(pdf.fontSize(size), text, place)) {
    if (y + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      y = pdf.page.margins.top;
    }
    const rest = width - runs.reduce((sum, run) => sum + widthOf(pdf, run), 0);
    const indent = align === 'left' ? 0 : align === 'right' ? rest : rest / 2;
    writeLine(pdf, runs, x + indent, y + size * ASCENT);
    y += height + lineGap;
  }
  pdf.font(BASE_FONT).x = x;
  pdf.y = y;
}
