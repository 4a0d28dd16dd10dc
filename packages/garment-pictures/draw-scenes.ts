import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawArranged } from './scenes/arranged';
import { arrangements } from './scenes/arrangements';
import { drawCloth } from './scenes/cloth';
import { moodNames } from './scenes/moods';
import { drawScene, sceneNames } from './scenes/scene';
import { drawWordmark } from './wordmark';

const ratios = { '16x9': 16 / 9, '4x5': 4 / 5, '3x2': 3 / 2, '21x9': 21 / 9 } as const;

type Draw = () => string | Promise<string>;

/**
 * File → how to draw it: every scene in every mood and common ratio, arrangements, cloths, and the
 * label's mark.
 */
function drawings(seed: string, isSketch: boolean): Map<string, Draw> {
  const files = new Map<string, Draw>();
  for (const mood of moodNames) {
    for (const scene of sceneNames)
      for (const [name, ratio] of Object.entries(ratios))
        files.set(`${scene}-${mood}-${name}.svg`, () => drawScene({ scene, mood, ratio, seed }));
    files.set(`cloth-${mood}-16x9.svg`, () => drawCloth(mood, isSketch));
    for (const [name, arrangement] of Object.entries(arrangements[mood]))
      files.set(`${name}-${mood}-16x9.svg`, () => drawArranged(arrangement, name, mood, isSketch));
  }
  return files.set('wordmark-selvedge.svg', () => drawWordmark('Selvedge', 500));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', multiple: true },
      sketch: { type: 'boolean', default: false },
    },
  });
  const { out, seed, only, sketch } = values;
  if (!out) {
    console.error('usage: draw-scenes --out <dir> [--seed <text>] [--only <file>]… [--sketch]');
    process.exitCode = 1;
    return;
  }
  await mkdir(out, { recursive: true });
  const files = [...drawings(seed, sketch)].filter(([name]) => !only || only.includes(name));
  for (const [name, draw] of files) await writeFile(path.join(out, name), await draw());
  console.log(`${files.length} scenes in ${out}`);
}

void main();
