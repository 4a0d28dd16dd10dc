import type { Article, FabricName, Pattern } from '#articles';
import { lit, mixed, oklch, shaded, type Oklch } from '#drawing/colour';
import type { Random } from '#drawing/random';
import { dyesOf } from './dyes';

export interface Cloth {
  readonly base: Oklch;
  /** Second yarn of a pattern. */
  readonly yarn: Oklch;
  /** Third yarn, for checks of several colours. */
  readonly thread: Oklch;
  readonly fabric: FabricName;
  readonly pattern: Pattern;
}

const white = oklch(0.955, 0.006, 95);

function yarnFor(article: Article, base: Oklch, random: Random): Oklch {
  if (article.colour === 'multicolor') {
    return random.pick([oklch(0.52, 0.13, 28), oklch(0.76, 0.1, 80), oklch(0.9, 0.02, 90)]);
  }
  if (article.pattern === 'pinstripe' || article.pattern === 'windowpane') return lit(base, 0.42);
  if (article.pattern === 'tartan')
    return random.pick([shaded(base, 0.55), oklch(0.28, 0.04, 262)]);
  if (base.l > 0.86) {
    return random.pick([oklch(0.44, 0.08, 256), oklch(0.62, 0.06, 245), oklch(0.5, 0.03, 60)]);
  }
  if (base.l > 0.6) return random.pick([white, white, shaded(base, 0.4)]);
  return random.pick([white, lit(base, 0.55), mixed(base, white, 0.75)]);
}

/** The article's own dye and the matching yarns. */
export function clothOf(article: Article, random: Random): Cloth {
  const shelf = dyesOf(article.kind, article.colour);
  const base = article.dye ?? random.pick(shelf);
  const thread =
    article.colour === 'multicolor'
      ? random.pick([oklch(0.36, 0.06, 155), oklch(0.3, 0.06, 262), oklch(0.62, 0.09, 60)])
      : random.pick([white, lit(base, 0.5), shaded(base, 0.45)]);
  const { fabric, pattern } = article;
  return { base, yarn: yarnFor(article, base, random), thread, fabric, pattern };
}

export function recoloured(cloth: Cloth, base: Oklch): Cloth {
  return { ...cloth, base, pattern: 'plain' };
}
