import type { Article, Cut, Pose, SizeRange } from '#articles';

/** Half measures and heights of trousers laid flat, in millimetres; the waist is at 0. */
export interface LegBuild {
  readonly waist: number;
  readonly hip: number;
  readonly hipAt: number;
  readonly crotch: number;
  readonly knee: readonly [inner: number, outer: number];
  readonly kneeAt: number;
  readonly hem: readonly [inner: number, outer: number];
  readonly length: number;
}

const widths: Record<Cut, readonly [hip: number, knee: number, hem: number]> = {
  slim: [0.95, 168, 148],
  regular: [1, 190, 176],
  comfort: [1.05, 206, 190],
  relaxed: [1.07, 220, 208],
};

const ranges: Record<SizeRange, readonly [across: number, along: number]> = {
  regular: [1, 1],
  tall: [1, 1.09],
  big: [1.16, 1],
  bigandtall: [1.16, 1.07],
};

const lengths = { long: 1050, shorts: 540, swim: 450, trunks: 300 } as const;

export type LegLength = keyof typeof lengths;

export function legLength(article: Article): LegLength {
  if (article.kind === 'shorts') return 'shorts';
  if (article.kind === 'swimwear') return 'swim';
  return article.kind === 'underwear' ? 'trunks' : 'long';
}

/** Sideways shift of a leg's knee and hem, in millimetres, for the right leg as seen. */
type Shift = readonly [knee: number, hem: number];

/** The left leg, then the right one, which lies above it. */
const shifts: Partial<Record<Pose, readonly [left: Shift, right: Shift]>> = {
  stride: [
    [20, 52],
    [46, 126],
  ],
  crossed: [
    [6, 20],
    [-44, -132],
  ],
};

/** One leg of the pair, shifted as far as its length allows. */
export function posedLeg(build: LegBuild, pose: Pose, isLeft: boolean): LegBuild {
  const shift = shifts[pose]?.[isLeft ? 0 : 1];
  if (!shift) return build;
  const share = build.length / lengths.long;
  const [knee, hem] = [shift[0] * share, shift[1] * share];
  return {
    ...build,
    knee: [build.knee[0] + knee, build.knee[1] + knee],
    hem: [build.hem[0] + hem, build.hem[1] + hem],
  };
}

export function legBuildOf(article: Article): LegBuild {
  const [hipCut, kneeWidth, hemWidth] = widths[article.cut];
  const [across, along] = ranges[article.sizes];
  const kind = legLength(article);
  const isJogger = article.kind === 'joggers';
  const block = legLength(article) === 'trunks' ? 205 : isJogger ? 238 : 244;
  const hip = block * hipCut * across;
  const knee = kneeWidth * (1 + (across - 1) * 0.8) - (isJogger ? 10 : 0);
  // The legs lie next to each other.
  const inner = 7 * across;
  const length = lengths[kind] * (kind === 'long' ? along : 1 + (along - 1) * 0.5);
  const short = kind !== 'long';
  const end = isJogger ? 118 : hemWidth * (1 + (across - 1) * 0.6);
  const flare = kind === 'trunks' ? 0.96 : 1.05;
  return {
    waist: (kind === 'trunks' ? 178 : 216) * (1 + (across - 1) * 1.1) * (1 + (hipCut - 1) * 0.6),
    hip,
    hipAt: kind === 'trunks' ? 150 : 205,
    crotch: kind === 'trunks' ? 190 : 282,
    knee: short ? [8, hip * 1.02] : [inner, inner + knee],
    kneeAt: short ? (length + 300) / 2 : length * 0.59,
    hem: short
      ? [12, hip * flare]
      : [inner + (isJogger ? 26 : 8), inner + (isJogger ? 26 : 8) + end],
    length,
  };
}
