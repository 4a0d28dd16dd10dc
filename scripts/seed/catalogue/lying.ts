import { categoryPath } from '@/demo/words/categories';
import type { Pose } from '@/packages/garment-pictures/articles';
import { posesOf } from '@/packages/garment-pictures/garment/poses';
import type { SeedArticle } from './seed-article';

/** Number of preceding positions of a list that an article's pose should differ from. */
const NEIGHBOURS = 4;

/**
 * Chooses how each article lies in its picture, so that the neighbours in each category's list have different shapes.
 * Articles are given in the order of lists.
 */
export class PoseChooser {
  /** Poses of the latest articles of each list, the latest first. */
  private readonly lists = new Map<string, readonly Pose[]>();

  poseFor({ project, looks, category, parts }: SeedArticle): Pose {
    const options = posesOf({ ...looks, parts });
    const lists = [looks.kind, ...categoryPath(category).map(({ key }) => key)].map(
      (name) => `${project} ${name}`,
    );
    const costOf = (pose: Pose) =>
      lists.reduce((sum, list) => {
        const latest = this.lists.get(list) ?? [];
        return sum + latest.reduce((all, one, at) => all + (one === pose ? 1 / 4 ** at : 0), 0);
      }, 0);
    const costs = options.map(costOf);
    const pose = options[costs.indexOf(Math.min(...costs))] ?? options[0];
    for (const list of lists)
      this.lists.set(list, [pose, ...(this.lists.get(list) ?? [])].slice(0, NEIGHBOURS));
    return pose;
  }
}
