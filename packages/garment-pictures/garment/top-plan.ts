import type { Article } from '#articles';
import { poseOf } from './poses';
import type { Hem } from './torso';

export interface TopPlan {
  readonly hem: Hem;
  readonly cuff: 'shirt' | 'rib' | 'plain' | 'jacket' | 'strap';
  readonly front: 'closed' | 'open';
  readonly quilting: 'rows' | 'diamonds' | 'none';
  readonly isTailored: boolean;
}

export function topPlan(article: Article): TopPlan {
  const plan = planOf(article);
  return poseOf(article) === 'folded' ? { ...plan, hem: 'fold' } : plan;
}

function planOf(article: Article): TopPlan {
  const plain: TopPlan = {
    hem: 'straight',
    cuff: 'plain',
    front: 'closed',
    quilting: 'none',
    isTailored: false,
  };
  switch (article.kind) {
    case 'shirt':
      return { ...plain, hem: 'tail', cuff: 'shirt' };
    case 'polo':
      return { ...plain, cuff: 'rib' };
    case 'jumper':
    case 'sweatshirt':
    case 'hoodie':
    case 'cardigan':
      return { ...plain, hem: 'rib', cuff: 'rib' };
    case 'bomber':
      return { ...plain, hem: 'rib', cuff: 'rib' };
    case 'blazer':
    case 'suit':
      return { ...plain, cuff: 'jacket', front: 'open', isTailored: true };
    case 'coat':
      return { ...plain, cuff: 'jacket', front: 'open', isTailored: true };
    case 'waistcoat':
      return { ...plain, front: 'open', isTailored: true };
    case 'quilted-jacket':
      return { ...plain, quilting: article.collar === 'stand' ? 'rows' : 'diamonds' };
    case 'parka':
      return { ...plain, cuff: 'strap' };
    default:
      return plain;
  }
}
