import { actions } from './actions/actions';
import { plans, type Plan } from './actions/plans';
import type { Action, Step } from './step';
import type { World } from './world';

/** Which actions and plans a run draws, and how often. */
export interface Choice {
  /** Names of the actions and plans that are drawn; empty: all. */
  only: ReadonlySet<string>;
  /** Weights that replace those of actions and plans, by name. */
  weights?: Readonly<Record<string, number>>;
}

type Drawn = Omit<Step, 'id'>;

const MAX_DRAWS = 100;

/**
 * Draws steps that are possible now, by weight; a plan that was begun is continued first.
 * @returns a function that draws the next step
 */
export function drawing(world: World, { only, weights }: Choice): () => Drawn {
  const allowed = [...actions, ...plans]
    .filter(({ name }) => only.size === 0 || only.has(name))
    .map((each) => ({ each, weight: weights?.[each.name] ?? each.weight }));
  let begun: ReturnType<Plan['begin']> = [];
  const draw = (): Drawn | null => {
    const [next, ...others] = begun ?? [];
    begun = others;
    if (next) return next(world);
    const chosen: Action | Plan = world.random.weighted(allowed).each;
    if ('begin' in chosen) {
      begun = chosen.begin(world);
      return null;
    }
    const parameters = chosen.draw(world);
    return parameters && { does: chosen.name, with: parameters };
  };
  return () => {
    for (let tries = 0; tries < MAX_DRAWS; tries += 1) {
      const drawn = draw();
      if (drawn) return drawn;
    }
    throw new Error('nobody can do anything');
  };
}
