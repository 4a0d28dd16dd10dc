import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawCloth } from './scenes/cloth';
import { moodNames } from './scenes/moods';
import { drawScene, sceneNames } from './scenes/scene';
import { drawWordmark } from './wordmark';

const ratios = { '16x9': 16 / 9, '4x5': 4 / 5, '3x2': 3 / 2, '21x9': 21 / 9 } as const;

/** Writes every scene in every mood and usual ratio as `<scene>-<mood>-<ratio>.svg`, cloths, the label's mark. */
async function drawScenes(directory: string, seed: string): Promise<number> {
  await mkdir(directory, { recursive: true });
  let count = 0;
  for (const scene of sceneNames) {
    for (const mood of moodNames) {
      for (const [name, ratio] of Object.entries(ratios)) {
        const svg = drawScene({ scene, mood, ratio, seed });
        await writeFile(path.join(directory, `${scene}-${mood}-${name}.svg`), svg);
        count += 1;
      }
    }
  }
  for (const mood of moodNames) {
    await writeFile(path.join(directory, `cloth-${mood}-16x9.svg`), await drawCloth(mood));
    count += 1;
  }
  await writeFile(path.join(directory, 'wordmark-selvedge.svg'), drawWordmark('Selvedge', 500));
  return count + 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  if (!values.out) {
    console.error('usage: tsx services/media/draw-scenes.ts --out <dir> [--seed <text>]');
    process.exitCode = 1;
    return;
  }
  console.log(`${await drawScenes(values.out, values.seed)} scenes in ${values.out}`);
}

void main();
