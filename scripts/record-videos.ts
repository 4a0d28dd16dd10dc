import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { launchBrowser } from './bench/script-weight';
import { picturePath, productPicture } from '@/lib/catalog/catalogue/product-image';
import { SERVED_PICTURES } from '@/lib/shop/settings/shop-rules';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { ARTICLE_VIDEOS, VIDEOS } from './seed/catalogue/article-videos';
import { renderedPictures } from './seed/rendered-pictures';

/** Length of a video in seconds, after which it repeats. */
const SECONDS = 6;
const ARTICLE = { width: 480, height: 640, bits: 350_000 };
const FILM = { width: 960, height: 540, bits: 700_000 };
/** Scenes of a shop's film, in order. */
const FILM_SCENES = ['rail', 'cloth', 'window'];

/** Runs in the browser: moves the camera over the pictures, one after the other, and back. */
async function record(given: {
  pictures: string[];
  seconds: number;
  bits: number;
  width: number;
  height: number;
}) {
  const { pictures, seconds, bits, ...size } = given;
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  const images = await Promise.all(
    pictures.map(async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      return image;
    }),
  );
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: bits,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const draw = (share: number) => {
    const at = share * images.length;
    const image = images[Math.min(Math.floor(at), images.length - 1)];
    if (!image) return;
    // Zooms in and out again, ending at the start position.
    const zoom = 1 + 0.25 * Math.sin(Math.PI * (at % 1)) ** 2;
    const scale = Math.max(size.width / image.width, size.height / image.height) * zoom;
    const [width, height] = [image.width * scale, image.height * scale];
    context.drawImage(image, (size.width - width) / 2, (size.height - height) * 0.4, width, height);
  };
  draw(0);
  recorder.start();
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const next = (now: number) => {
      const share = (now - begun) / 1000 / seconds;
      if (share >= 1) return resolve();
      draw(Math.max(0, share));
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>['newPage']>>;

async function write(
  page: Page,
  name: string,
  given: { pictures: string[]; width: number; height: number; bits: number },
): Promise<void> {
  const video = await page.evaluate(record, { ...given, seconds: SECONDS });
  await writeFile(path.join(VIDEOS, `${name}.webm`), Buffer.from(video, 'base64'));
  console.log(`recorded ${name}`);
}

/** Records the demo articles' videos from drawn pictures of the running media service. */
async function recordArticles(page: Page): Promise<void> {
  const media = z.url().parse(process.env['MEDIA_BASE_URL']);
  const source = { ...SERVED_PICTURES, baseUrl: media };
  for (const itemnum of ARTICLE_VIDEOS) {
    const pictures = [1, 2].map((index) =>
      picturePath(productPicture(source, itemnum, index), { resolution: 900, format: 'webp' }),
    );
    await page.goto(pictures[0] ?? media);
    await write(page, itemnum, { pictures, ...ARTICLE });
  }
}

async function recordFilms(page: Page): Promise<void> {
  const rendered = await renderedPictures();
  await page.goto('about:blank');
  for (const project of PROJECT_IDS) {
    const scenes = FILM_SCENES.map((name) => rendered.get(`${name}-${project}-16x9.svg`));
    const pictures = await Promise.all(
      scenes.map(async (scene) => {
        const bytes = await scene?.read();
        if (!bytes) throw new Error(`${project} lacks a scene of its film`);
        return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
      }),
    );
    await write(page, `film-${project}`, { pictures, ...FILM });
  }
}

/** Records the articles' videos, or with `films` the shops' films. */
async function main(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  // tsx wraps inner functions in a helper that the browser does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await mkdir(VIDEOS, { recursive: true });
  await (process.argv.includes('films') ? recordFilms(page) : recordArticles(page));
  await browser.close();
}

void main();
