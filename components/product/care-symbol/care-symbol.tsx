import type { CareCode } from '@/lib/catalog/catalogue/care-codes';
import styles from './care-symbol.module.css';

/** Outlines of ISO 3758 in a square of 32. */
const TUB = 'M2 9l4 17h20l4-17M4.5 12c3-2.4 5-2.4 7.7 0s5 2.4 7.6 0 5-2.4 7.7 0';
const TRIANGLE = 'M16 5L29 27H3Z';
const SQUARE = 'M4 5h24v22H4Z';
const IRON = 'M3 24h26l-3-12a4 4 0 0 0-4-3H10M3 24c0-5 4-9 9-9h14';
const CIRCLE = 'M16 4a12 12 0 1 0 0 24a12 12 0 1 0 0-24Z';
const DRUM = 'M16 8a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z';
const CROSS = 'M4 4l24 24M28 4L4 28';
const ONE_BAR = 'M8 30h16';
const TWO_BARS = `${ONE_BAR}M8 33h16`;
const STRIPES = 'M12 25l5.5-9M17 25l5.5-9';
const SHADE = 'M4 14L13 5M4 9l4-4';

interface Symbol {
  d: string;
  /** A temperature, or the letter of a solvent. */
  text?: string;
  /** Heat of iron or drum. */
  dots?: 1 | 2 | 3;
}

const SYMBOLS: Readonly<Record<CareCode, Symbol>> = {
  wash30: { d: TUB, text: '30' },
  wash30mild: { d: TUB + ONE_BAR, text: '30' },
  wash30gentle: { d: TUB + TWO_BARS, text: '30' },
  wash40: { d: TUB, text: '40' },
  wash40mild: { d: TUB + ONE_BAR, text: '40' },
  wash40gentle: { d: TUB + TWO_BARS, text: '40' },
  wash50: { d: TUB, text: '50' },
  wash60: { d: TUB, text: '60' },
  wash60mild: { d: TUB + ONE_BAR, text: '60' },
  wash95: { d: TUB, text: '95' },
  handWash: { d: `${TUB}M11 4l2 7 3-6 1 6 3-6v7c0 4-2 8-5 8s-6-4-4-7` },
  noWash: { d: TUB + CROSS },
  bleach: { d: TRIANGLE },
  bleachOxygen: { d: TRIANGLE + STRIPES },
  noBleach: { d: TRIANGLE + CROSS },
  tumbleLow: { d: SQUARE + DRUM, dots: 1 },
  tumbleNormal: { d: SQUARE + DRUM, dots: 2 },
  noTumble: { d: SQUARE + DRUM + CROSS },
  lineDry: { d: `${SQUARE}M16 5v22` },
  dripDry: { d: `${SQUARE}M13 5v22M19 5v22` },
  flatDry: { d: `${SQUARE}M9 16h14` },
  shadeDry: { d: `${SQUARE}${SHADE}M16 5v22` },
  iron110: { d: IRON, dots: 1 },
  iron150: { d: IRON, dots: 2 },
  iron200: { d: IRON, dots: 3 },
  noIron: { d: IRON + CROSS },
  dryCleanP: { d: CIRCLE, text: 'P' },
  dryCleanPmild: { d: CIRCLE + ONE_BAR, text: 'P' },
  dryCleanF: { d: CIRCLE, text: 'F' },
  noDryClean: { d: CIRCLE + CROSS },
  wetClean: { d: CIRCLE, text: 'W' },
};

/** Vertical position of the dots: in the sole of the iron, or the middle of the drum. */
const DOT_HEIGHT = { drum: 16, iron: 19.5 };

interface Props {
  code: CareCode;
  /** Accessible name, also shown on hover. */
  label: string;
}

/** Textile care symbol in the colour of the surrounding text. */
export function CareSymbol({ code, label }: Props) {
  const { d, text, dots = 0 } = SYMBOLS[code];
  const height = d.includes(DRUM) ? DOT_HEIGHT.drum : DOT_HEIGHT.iron;
  return (
    <svg className={styles.root} viewBox="0 0 32 35" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={d} className={styles.lines} />
      {text && (
        <text x="16" y={text.length > 1 ? 23 : 20.5} className={styles.text}>
          {text}
        </text>
      )}
      {Array.from({ length: dots }, (_, at) => (
        <circle key={at} cx={16 + (at - (dots - 1) / 2) * 4.4} cy={height} r="1.5" />
      ))}
    </svg>
  );
}
