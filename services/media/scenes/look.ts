import { mixed, type Oklch } from '@/services/media/drawing/colour';
import { drawHung, dyed, type Classic } from './hung';
import type { MoodName } from './moods';
import { room, windowLight, type Stage } from './stage';

/** One garment of a look: its cloth among the mood's, and its place in the subject box. */
interface Piece {
  readonly name: Classic;
  readonly cloth: number;
  /** Middle and upper edge as shares of the box, units a millimetre. */
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
}

/** What goes together in each shop, from the lowest layer up. */
const looks: Readonly<Record<MoodName, readonly Piece[]>> = {
  hgg: [
    { name: 'jeans', cloth: 3, at: [0.77, 0.1], scale: 0.8 },
    { name: 'check', cloth: 1, at: [0.31, 0.07], scale: 0.72 },
    { name: 'trainers', cloth: 2, at: [0.31, 0.69], scale: 0.84 },
  ],
  hrm: [
    { name: 'chinos', cloth: 5, at: [0.79, 0.1], scale: 0.8 },
    { name: 'blazer', cloth: 0, at: [0.33, 0.07], scale: 0.72 },
    { name: 'shoes', cloth: 8, at: [0.33, 0.69], scale: 0.84 },
  ],
  eck: [
    { name: 'coat', cloth: 0, at: [0.32, 0.08], scale: 0.76 },
    { name: 'rollNeck', cloth: 1, at: [0.83, 0.08], scale: 0.54 },
    { name: 'scarf', cloth: 3, at: [0.83, 0.56], scale: 0.6 },
  ],
};

/** A whole look laid out on a table, seen from above. */
export function drawLook(stage: Stage): string {
  const { subject, width, height, mood } = stage;
  const table: Oklch = mixed(mood.wall, mood.floor, 0.35);
  const ground = { ...stage, mood: { ...mood, wall: table } };
  const light = { x: width * 0.04, y: -height * 0.1, width: width * 0.5, height: height * 0.9 };
  const unit = Math.min(subject.width / 924, subject.height / 1000);
  const pieces = looks[mood.name].map(({ name, cloth, at: [x, y], scale }) => {
    const dye = mood.cloths[cloth] ?? mood.cloths[0];
    return drawHung(ground, {
      article: dyed(name, dye, 'look'),
      x: subject.x + subject.width * x,
      y: subject.y + subject.height * y,
      scale: scale * unit,
      shadow: [10 * unit, 16 * unit],
    });
  });
  return [room(ground, height + 1), windowLight(ground, light, 2, 0.4), ...pieces].join('');
}
