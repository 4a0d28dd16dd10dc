import { Drawing } from '#drawing/drawing';
import { createRandom } from '#drawing/random';
import { moods, type MoodName } from './moods';
import { drawOutdoors } from './outdoors';
import { drawRail } from './rail';
import { grain, subjectBox, type Stage } from './stage';
import { drawStack } from './stack';
import { drawSuitcase } from './suitcase';
import { drawWindow } from './window';

const scenes = {
  rail: drawRail,
  stack: drawStack,
  window: drawWindow,
  suitcase: drawSuitcase,
  outdoors: drawOutdoors,
} satisfies Record<string, (stage: Stage) => string>;

export type SceneName = keyof typeof scenes;
export const sceneNames: readonly SceneName[] = ['rail', 'stack', 'window', 'suitcase', 'outdoors'];

export interface SceneRequest {
  readonly scene: SceneName;
  readonly mood: MoodName;
  /** Width divided by height, between 0.2 and 8. */
  readonly ratio: number;
  /** Seed of the random choices: one seed always draws one picture. */
  readonly seed: string | number;
}

/**
 * A teaser picture as SVG, with a short side of 1000 units. The left half of wide pictures (from
 * 1.15:1) and the upper third of others stay calm for text.
 * @throws RangeError if the ratio is outside 0.2–8
 */
export function drawScene({ scene, mood, ratio, seed }: SceneRequest): string {
  if (!(ratio >= 0.2 && ratio <= 8)) throw new RangeError(`ratio ${ratio} is outside 0.2 to 8`);
  const width = Math.round(ratio >= 1 ? 1000 * ratio : 1000);
  const height = Math.round(ratio >= 1 ? 1000 : 1000 / ratio);
  const drawing = new Drawing(createRandom(`${scene}/${mood}/${seed}`));
  const subject = subjectBox(width, height);
  const stage: Stage = { drawing, mood: moods[mood], width, height, subject };
  const picture = scenes[scene](stage);
  return drawing.finish(width, height, [picture, grain(stage)]);
}
