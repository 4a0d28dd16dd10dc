import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictures } from '@/demo/pictures';
import { drawScenes } from './seed/drawn-scenes';
import { RENDERED } from './seed/rendered-pictures';

/** Renders changed drawings, and removes pictures without a drawing. */
async function main(): Promise<void> {
  await mkdir(RENDERED, { recursive: true });
  const there = new Set(await readdir(RENDERED));
  for (const { renderedName, render } of await drawScenes(pictures.map(({ file }) => file))) {
    if (there.delete(renderedName)) continue;
    await writeFile(path.join(RENDERED, renderedName), await render());
    console.log(`rendered ${renderedName}`);
  }
  for (const name of there) {
    await rm(path.join(RENDERED, name));
    console.log(`removed ${name}`);
  }
}

void main();
