import type { CSSProperties } from 'react';
import { EMAIL_COLOURS } from '@/styles/email-colours';

const { light, dark } = EMAIL_COLOURS;

const FONT = { fontFamily: 'Arial, Helvetica, sans-serif' };
const CELL: CSSProperties = {
  ...FONT,
  color: light.text,
  fontSize: '16px',
  lineHeight: '24px',
  verticalAlign: 'top',
};
const RULE = `1px solid ${light.border}`;

/** Pixels; large enough to be scanned from a screen. */
export const PICTURE_SIZE = 200;

/** Pixels; widths of an article's picture beside its name, and alone. */
export const PIECE_WIDTH = 60;
export const ARTICLE_WIDTH = 150;

/** Inline, because mail programs drop style sheets. 16 px, so that phones do not zoom. */
export const STYLE = {
  body: { ...FONT, backgroundColor: light.surface, margin: 0, padding: '24px 8px' },
  card: { backgroundColor: light.raised, maxWidth: '600px' },
  inner: { padding: '24px' },
  shop: {
    ...FONT,
    color: light.muted,
    fontSize: '14px',
    lineHeight: '20px',
    margin: '0 0 16px',
    letterSpacing: '0.06em',
  },
  subject: {
    ...FONT,
    color: light.text,
    fontSize: '22px',
    fontWeight: 'bold',
    lineHeight: '30px',
    margin: '0 0 24px',
  },
  text: { ...FONT, color: light.text, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  name: { ...FONT, color: light.text, fontSize: '16px', lineHeight: '24px', margin: '24px 0 4px' },
  picture: { display: 'block', margin: '0 0 16px' },
  /** Style of its text alternative, too. */
  articlePicture: {
    ...FONT,
    border: 0,
    color: light.muted,
    display: 'block',
    fontSize: '12px',
    lineHeight: '16px',
    overflowWrap: 'anywhere',
  },
  article: { margin: '0 0 16px' },
  pieces: { borderCollapse: 'collapse', margin: '0 0 8px' },
  pieceCell: { padding: '0 16px 8px 0', verticalAlign: 'top' },
  piece: { ...CELL, padding: '0 0 8px' },
  /** Beside the words of its cell; above them in a narrow window. */
  beside: { float: 'left', margin: '0 16px 0 0' },
  button: {
    ...FONT,
    backgroundColor: light.accent,
    color: light.onAccent,
    fontSize: '16px',
    fontWeight: 'bold',
    padding: '14px 24px',
  },
  foot: { ...FONT, color: light.muted, fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' },
  footLink: { color: light.muted, textDecoration: 'underline' },
  rule: { borderTop: RULE, margin: '24px 0 16px' },
  first: { ...CELL, padding: '12px 12px 12px 0', textAlign: 'left' },
  other: { ...CELL, padding: '12px 0 12px 12px', textAlign: 'right' },
  ruled: { borderTop: RULE },
  detail: { color: light.muted },
} as const satisfies Record<string, CSSProperties>;

/** Dark colours for programs that support colour schemes; the inline styles are light. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .surface td { background-color: ${dark.surface} !important; }
  .card, .surface .card td { background-color: ${dark.raised} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .ruled { border-top-color: ${dark.border} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}
@media (max-width: 480px) {
  .inner { padding: 16px !important; }
  .beside { float: none !important; margin: 0 0 8px !important; }
}`;
