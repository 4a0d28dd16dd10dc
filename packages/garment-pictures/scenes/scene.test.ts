import fc from 'fast-check';
import sharp from 'sharp';
import { moodNames } from './moods';
import { drawScene, sceneNames } from './scene';

test.each(sceneNames)('%s is the same for the same seed and small enough to upload', (scene) => {
  for (const mood of moodNames) {
    const request = { scene, mood, ratio: 21 / 9, seed: 1 };
    const svg = drawScene(request);
    expect(drawScene(request)).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThan(200_000);
  }
});

test('every ratio has a drawing with finite numbers only', () => {
  const ratios = fc.double({ min: 0.2, max: 8, noNaN: true });
  fc.assert(
    fc.property(ratios, fc.constantFrom(...sceneNames), (ratio, scene) => {
      const svg = drawScene({ scene, mood: 'hrm', ratio, seed: 7 });
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 40 },
  );
});

test('rejects ratios that no picture has', () => {
  for (const ratio of [0, -1, 9, Number.NaN]) {
    expect(() => drawScene({ scene: 'rail', mood: 'eck', ratio, seed: 1 })).toThrow(RangeError);
  }
});

test('the calm half of a wide scene is bright and even', async () => {
  for (const scene of sceneNames) {
    const svg = drawScene({ scene, mood: 'hgg', ratio: 16 / 9, seed: 1 });
    const picture = sharp(Buffer.from(svg), { density: 18 }).greyscale();
    const calm = await picture.extract({ left: 0, top: 25, width: 190, height: 150 }).toBuffer();
    const { channels } = await sharp(calm).stats();
    expect(channels[0]?.mean).toBeGreaterThan(190);
    expect(channels[0]?.stdev).toBeLessThan(24);
  }
});
