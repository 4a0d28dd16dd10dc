import type { Article, Kind, Pose } from '#articles';
import { createRandom } from '#drawing/random';

type Poses = readonly [Pose, ...Pose[]];

/** Jackets and hoods are too thick to be folded. */
const jackets: Poses = ['flat', 'half', 'hanger', 'crossed'];
const legs: Poses = ['flat', 'stride', 'crossed', 'turned'];
const small: Poses = ['flat', 'turned', 'leaning'];

const posesByKind: Partial<Record<Kind, Poses>> = {
  hoodie: ['flat', 'crossed', 'half', 'turned'],
  cardigan: ['flat', 'half', 'hanger', 'crossed'],
  blazer: jackets,
  coat: ['flat', 'hanger', 'turned'],
  'quilted-jacket': jackets,
  parka: ['flat', 'crossed', 'turned'],
  bomber: jackets,
  suit: ['flat', 'crossed', 'turned'],
  pyjamas: ['flat', 'crossed', 'turned'],
  waistcoat: ['flat', 'hanger', 'turned'],
  jeans: legs,
  chinos: legs,
  joggers: legs,
  shorts: ['flat', 'stride', 'turned'],
  swimwear: ['flat', 'stride', 'turned'],
  underwear: small,
  trainers: ['flat', 'stride', 'turned'],
  shoes: ['flat', 'stride', 'turned'],
  belt: small,
  tie: small,
  scarf: small,
  cap: small,
  socks: small,
  'gift-card': ['flat'],
};

/** What decides how an article can lie; a set is known by its parts. */
type Posable = Pick<Article, 'kind' | 'sleeves'> & { readonly parts?: readonly unknown[] };

/** The ways in which this garment can lie in its first picture, each with a shape of its own. */
export function posesOf({ kind, sleeves, parts = [] }: Posable): Poses {
  if (parts.length > 0) return small;
  const own = posesByKind[kind];
  if (own) return own;
  if (sleeves === 'long') return ['flat', 'crossed', 'folded', 'half', 'hanger'];
  return ['flat', 'folded', 'hanger', 'turned'];
}

/** All colours of an article lie alike, so that only the colour changes when one is chosen. */
export function poseOf(article: Article): Pose {
  if (article.pose) return article.pose;
  const options = posesOf(article);
  const pose = createRandom(`${article.number.slice(0, 8)}/lying`).next();
  return options[Math.floor(pose * options.length)] ?? options[0];
}
