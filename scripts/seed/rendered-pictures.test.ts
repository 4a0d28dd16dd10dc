import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { pictures } from '@/demo/pictures';
import { drawScenes } from './drawn-scenes';
import { RENDERED, renderedPictures } from './rendered-pictures';

test('the rendered pictures match the drawings; otherwise run npm run render:scenes', async () => {
  const drawn = await drawScenes(pictures.map(({ file }) => file));
  const wanted = drawn.map(({ renderedName }) => renderedName).toSorted();
  expect((await readdir(RENDERED)).toSorted()).toEqual(wanted);
});

test('each demo picture is found by its drawing, and wide enough for high-density screens', async () => {
  const rendered = await renderedPictures();
  for (const { file } of pictures) {
    const picture = await rendered.get(file)?.read();
    expect((await sharp(picture).metadata()).width).toBe(2_560);
  }
});
