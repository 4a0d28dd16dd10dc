import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CATALOGUE_PATH, takeCatalogue, type CatalogueWriter } from './catalogue-route';
import { parsePicturePath, type Format } from './picture-path';
import type { PictureService } from './picture-service';
import type { StoredPicture } from './picture-store';
import { QueueFullError } from './render-queue';

const oneYear = 31_536_000;
const contentTypes: Record<Format, string> = { webp: 'image/webp', jpg: 'image/jpeg' };

function sendText(response: ServerResponse, status: number, text: string, headers = {}): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

/**
 * Whether one of the tags in `If-None-Match` is the picture's; weak ones compare equal (RFC 9110).
 */
function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  return known.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '');
    return bare === etag || bare === '*';
  });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  picture: StoredPicture,
  format: Format,
): void {
  const caching = {
    etag: picture.etag,
    'cache-control': picture.maxAge
      ? `public, max-age=${picture.maxAge}`
      : `public, max-age=${oneYear}, immutable`,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  };
  if (isUnchanged(request, picture.etag)) {
    response.writeHead(304, caching).end();
    return;
  }
  response.writeHead(200, {
    ...caching,
    'content-type': contentTypes[format],
    'content-length': picture.bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : picture.bytes);
}

interface Parts {
  readonly service: PictureService;
  readonly writer: CatalogueWriter;
}

async function respond(
  { service, writer }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (path === CATALOGUE_PATH) {
    const { status, text, headers } = await takeCatalogue(request, writer);
    sendText(response, status, text, headers);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Pictures can only be read.', { allow: 'GET, HEAD' });
    return;
  }
  const wanted = parsePicturePath(path);
  const picture = wanted && (await service.find(wanted, 'requested'));
  if (!picture) {
    sendText(response, 404, 'There is no such picture.');
    return;
  }
  send(request, response, picture, wanted.format);
}

const CONNECTIONS = {
  // Longer than clients keep idle connections; otherwise requests would sometimes hit a closing
  // one.
  keepAliveTimeout: 65_000,
  // Disconnects clients that are too slow to send the headers or the whole request.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
};

/** Creates the HTTP server for pictures, not yet listening. */
export function createPictureServer(service: PictureService, writer: CatalogueWriter): Server {
  return createServer(CONNECTIONS, (request, response) => {
    respond({ service, writer }, request, response).catch((error: unknown) => {
      if (response.headersSent) {
        response.destroy();
      } else if (error instanceof QueueFullError) {
        sendText(response, 503, 'Too many pictures are being drawn.', { 'retry-after': '2' });
      } else {
        console.error('media:', request.url?.split('?', 1)[0], error);
        sendText(response, 500, 'The picture could not be drawn.');
      }
    });
  });
}
