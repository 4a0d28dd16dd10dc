import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { launchBrowser } from './bench/script-weight';
import { picturePath, productPicture } from '@/lib/catalogue/product-image';
import { ARTICLE_VIDEOS, VIDEOS } from './seed/catalogue/article-videos';

/** Seconds of a video, after which it begins anew. */
const SECONDS = 6;
const SIZE = { width: 480, height: 640 };
const BITS_PER_SECOND = 350_000;

/** Runs in the browser: the camera goes over the pictures, one after the other, and back. */
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
    // Closer and back again, ending where it began.
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

/** Records the demo articles' videos from their drawn pictures, which the running media service has. */
async function main(): Promise<void> {
  const media = z.url().parse(process.env['MEDIA_BASE_URL']);
  const browser = await launchBrowser();
  const page = await browser.newPage();
  // tsx names inner functions by a helper that the browser does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await mkdir(VIDEOS, { recursive: true });
  for (const itemnum of ARTICLE_VIDEOS) {
    const pictures = [1, 2].map(
      (index) =>
        media + picturePath(productPicture(itemnum, index), { resolution: 900, format: 'webp' }),
    );
    await page.goto(pictures[0] ?? media);
    const video = await page.evaluate(record, {
      pictures,
      seconds: SECONDS,
      bits: BITS_PER_SECOND,
      ...SIZE,
    });
    await writeFile(path.join(VIDEOS, `${itemnum}.webm`), Buffer.from(video, 'base64'));
    console.log(`recorded ${itemnum}`);
  }
  await browser.close();
}

void main();
