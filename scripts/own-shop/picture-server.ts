import { once } from 'node:events';
import { createServer } from 'node:http';
import sharp from 'sharp';

const INK: Readonly<Record<string, string>> = {
  blue: '#22335c',
  grey: '#6b7078',
  green: '#4c5b3a',
  brown: '#6d3f28',
};

/** A drawn article on a pale ground; the second view is its detail. */
const drawing = (ink: string, view: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><rect width="900" height="1200" fill="#ece7df"/>${
    view === '1'
      ? `<ellipse cx="450" cy="690" rx="350" ry="90" fill="${ink}"/><path d="M250 680V470q0-110 200-110t200 110v210z" fill="${ink}"/>`
      : `<circle cx="450" cy="600" r="330" fill="${ink}"/>`
  }</svg>`;

/** Serves pictures of the own articles (`/12-blue-1.jpg`), as a retailer's CDN does. */
export async function startPictureServer(port = 0) {
  const server = createServer(async ({ url = '' }, response) => {
    const [, colour = '', view = ''] = /^\/\d+-([a-z]+)-(\d)\.jpg$/.exec(url) ?? [];
    const ink = INK[colour];
    if (!ink) {
      response.writeHead(404).end();
      return;
    }
    const picture = await sharp(Buffer.from(drawing(ink, view)))
      .resize(900)
      .jpeg()
      .toBuffer();
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is open');
  return {
    host: `127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
