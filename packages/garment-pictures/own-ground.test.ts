import sharp from 'sharp';
import { groundOf } from './own-ground';

const BOX = { width: 300, height: 400 };
const WHITE = { r: 255, g: 255, b: 255 };

/** A photograph: a dark garment in the middle of a ground. */
function photograph(ground: string, [width, height]: readonly [number, number]): Promise<Buffer> {
  const garment = {
    create: { width: width / 2, height: height / 2, channels: 3 as const, background: '#203040' },
  };
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: garment }])
    .png()
    .toBuffer();
}

test.each([
  ['a square', [800, 800]],
  ['a wide', [900, 600]],
  ['a tall', [400, 1000]],
] as const)('%s photograph on grey is continued in its grey', async (_, size) => {
  expect(await groundOf(await photograph('#e4e2df', size), BOX)).toEqual({
    r: 228,
    g: 226,
    b: 223,
  });
});

test('a photograph on white stays on white', async () => {
  expect(await groundOf(await photograph('#ffffff', [800, 800]), BOX)).toEqual(WHITE);
});

test('a picture without one ground, such as a street, is shown on white', async () => {
  const stripes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="200" height="400" fill="#222"/><rect x="200" width="200" height="400" fill="#ddd"/></svg>`,
  );
  expect(await groundOf(await sharp(stripes).png().toBuffer(), BOX)).toEqual(WHITE);
});

test('a cut-out without a ground is shown on white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const cutOut = sharp({ create: { width: 500, height: 500, channels: 4, background: clear } });
  expect(await groundOf(await cutOut.png().toBuffer(), BOX)).toEqual(WHITE);
});
