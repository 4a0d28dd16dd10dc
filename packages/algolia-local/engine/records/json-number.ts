import * as format from './format';
import * as json from './json-bytes';

const { CLOSE, CLOSE_LIST, COMMA, DOT, NINE, ZERO } = json;
const { DOUBLE, HUNDREDTHS, WHOLE } = format;

/** Numbers with more digits are parsed by JavaScript. */
const MAX_DIGITS = 9;

/** A number in a JSON text. One object is reused, since there are millions. */
export class JsonNumber {
  amount = 0;
  /** All its digits as a whole number, if it is `WHOLE` or `HUNDREDTHS`. */
  digits = 0;
  kind = DOUBLE;
  end = 0;

  /** @returns false if there is no number */
  read(text: Buffer, from: number): boolean {
    let at = from;
    let digits = 0;
    let point = -1;
    let byte = text[at] ?? 0;
    while ((byte >= ZERO && byte <= NINE) || (byte === DOT && point < 0)) {
      if (byte === DOT) point = at;
      else digits = digits * 10 + byte - ZERO;
      at += 1;
      byte = text[at] ?? 0;
    }
    const isEnd = byte === COMMA || byte === CLOSE || byte === CLOSE_LIST;
    const decimals = point < 0 ? 0 : at - point - 1;
    const isPrice = decimals === 1 || decimals === 2;
    const isPlain = isEnd && at > from && at - from <= MAX_DIGITS && (point < 0 || isPrice);
    if (!isPlain) return this.#readOther(text, from);
    this.end = at;
    this.kind = isPrice ? HUNDREDTHS : WHOLE;
    this.digits = decimals === 1 ? digits * 10 : digits;
    this.amount = isPrice ? this.digits / 100 : digits;
    return true;
  }

  #readOther(text: Buffer, from: number): boolean {
    this.end = json.endOfValue(text, from);
    const written = text.toString('latin1', from, this.end);
    this.amount = Number(written);
    this.kind = DOUBLE;
    return written.trim() !== '' && Number.isFinite(this.amount);
  }
}
