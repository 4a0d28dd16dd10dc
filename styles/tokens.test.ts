import { readFileSync } from 'node:fs';

type Theme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, string>;
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const read = (path: string) =>
  readFileSync(`styles/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Custom properties a rule declares itself; those of media queries inside it do not count. */
function declaredBy(selector: string, css: string): [string, string][] {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule for ${selector}`);
  const body = css.slice(start + selector.length + 2);
  const own = body.slice(0, body.search(/[{}]/));
  return [...own.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}

function tokensOf(project: string, tone: string | null): Tokens {
  const shared = declaredBy(':root', read('tokens.css'));
  const own = declaredBy(`:root[data-project='${project}']`, read(`projects/${project}.css`));
  const toned = tone ? declaredBy(`[data-tone='${tone}']`, read('base.css')) : [];
  return new Map([...shared, ...own, ...toned]);
}

/** Replaces `var()` and takes the theme's side of `light-dark()`; colours are left. */
function resolve(value: string, tokens: Tokens, theme: Theme): string {
  const withoutVariables = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = tokens.get(name);
    if (found === undefined) throw new Error(`${name} is not declared`);
    return resolve(found, tokens, theme);
  });
  return withoutVariables.replace(/light-dark\(\s*(#\w+),\s*(#\w+)\s*\)/g, (_, light, dark) =>
    String(theme === 'light' ? light : dark),
  );
}

function parse(colour: string): Rgba {
  const hex = /^#(\w\w)(\w\w)(\w\w)(\w\w)?$/.exec(colour);
  const channels = hex
    ? hex.slice(1).map((channel, at) => Number.parseInt(channel ?? 'ff', 16) / (at === 3 ? 255 : 1))
    : (/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(colour)?.slice(1).map(Number) ?? []);
  const [red, green, blue, alpha = 1] = channels;
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`“${colour}” is not a colour`);
  return [red, green, blue, alpha];
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Smallest contrast of WCAG 2.2 level AA: text, and controls or other marks. */
const WORDS = 4.5;
const MARKS = 3;

const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ['--color-text', '--color-surface', WORDS],
  ['--color-muted', '--color-surface', WORDS],
  ['--color-accent', '--color-surface', WORDS],
  ['--kicker-color', '--color-surface', WORDS],
  ['--color-on-accent', '--color-accent', WORDS],
  ['--color-text', '--color-raised', WORDS],
  ['--color-muted', '--color-raised', WORDS],
  ['--color-accent', '--color-raised', WORDS],
  ['--color-danger', '--color-surface', WORDS],
  ['--color-danger', '--color-raised', WORDS],
  ['--color-success', '--color-surface', WORDS],
  ['--color-success', '--color-raised', WORDS],
  ['--color-warning', '--color-surface', WORDS],
  ['--color-warning', '--color-raised', WORDS],
  ['--color-control', '--color-surface', MARKS],
  ['--color-control', '--color-raised', MARKS],
  ['--color-focus', '--color-surface', MARKS],
];

const FRAME_PAIRS: typeof PAIRS = [
  ['--claim-text', '--claim-surface', WORDS],
  ['--footer-text', '--footer-surface', WORDS],
  ['--footer-muted', '--footer-surface', WORDS],
  ['--color-sale', '--color-surface', WORDS],
  ['--color-premium', '--color-surface', WORDS],
  ['--footer-danger', '--footer-surface', WORDS],
  ['--overlay-on-accent', '--overlay-accent', WORDS],
];

const projects = ['hgg', 'hrm', 'eck'] as const;
const themes = ['light', 'dark'] as const;
const tones = [null, 'soft', 'accent', 'inverted'] as const;

const looks = projects.flatMap((project) => themes.map((theme) => ({ project, theme })));
const tonedLooks = looks.flatMap((look) => tones.map((tone) => ({ ...look, tone })));

/** Pairs that fall short, as readable lines. */
function tooFaint(pairs: typeof PAIRS, tokens: Tokens, theme: Theme): string[] {
  const colour = (name: string) => parse(resolve(`var(${name})`, tokens, theme));
  return pairs
    .map(([front, back, least]) => ({
      front,
      back,
      least,
      is: contrast(colour(front), colour(back)),
    }))
    .filter(({ is, least }) => is < least)
    .map(({ front, back, least, is }) => `${front} on ${back}: ${is.toFixed(2)} < ${least}`);
}

test.each(tonedLooks)(
  '$project, $theme, tone $tone: text and marks have enough contrast',
  (look) => {
    expect(tooFaint(PAIRS, tokensOf(look.project, look.tone), look.theme)).toEqual([]);
  },
);

test.each(looks)(
  '$project, $theme: text of header, footer and overlay has enough contrast',
  (look) => {
    expect(tooFaint(FRAME_PAIRS, tokensOf(look.project, null), look.theme)).toEqual([]);
  },
);

/** The ground of text on a picture: a card of one colour, or a veil over a picture of one grey. */
function behindOverlay(tokens: Tokens, theme: Theme, grey: number): Rgba {
  const surface = resolve('var(--overlay-surface)', tokens, theme);
  if (surface !== 'transparent') return parse(surface);
  const [red, green, blue, alpha] = parse(resolve('var(--overlay-scrim)', tokens, theme));
  const [r, g, b] = [red, green, blue].map((each) => each * alpha + grey * (1 - alpha));
  return [r ?? 0, g ?? 0, b ?? 0, 1];
}

test.each(looks)(
  '$project, $theme: words on a picture as dark or as bright as none is are still read',
  ({ project, theme }) => {
    const tokens = tokensOf(project, null);
    const back = behindOverlay(tokens, theme, theme === 'light' ? 0 : 255);
    for (const name of ['text', 'muted', 'kicker']) {
      const front = parse(resolve(`var(--overlay-${name})`, tokens, theme));
      expect([name, contrast(front, back) >= WORDS]).toEqual([name, true]);
    }
  },
);

test('with the logo covered a list, a quick view and a footer are still their shop’s', () => {
  const anatomy = [
    '--article-words-wide',
    '--article-surface',
    '--article-rule',
    '--article-name-font',
    '--article-price-weight',
    '--list-row-gap',
    '--quick-view-columns',
    '--quick-view-rule',
    '--footer-rule',
    '--footer-heading-size',
    '--footer-number-size',
    '--footer-about-align',
  ];
  const shops = ['hgg', 'hrm', 'eck'].map((project) => tokensOf(project, null));
  for (const [at, one] of shops.entries())
    for (const other of shops.slice(at + 1)) {
      const differing = anatomy.filter((name) => one.get(name) !== other.get(name));
      expect(differing.length).toBeGreaterThan(4);
    }
});
