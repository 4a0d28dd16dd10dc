import { setPriority } from 'node:os';
import path from 'node:path';
import {
  assortmentOf,
  builtInAssortment,
  CatalogueFile,
  editionOf,
  type Assortment,
  type CatalogueBody,
} from './catalogue';
import { drawingEdition } from './edition';
import { OwnPictures } from './own-pictures';
import { PictureService } from './picture-service';
import { PictureStore } from './picture-store';
import { RenderQueue } from './render-queue';
import { createPictureServer } from './server';
import { warmUp } from './warm-up';

interface Settings {
  readonly port: number;
  readonly directory: string;
  readonly token: string | undefined;
  /** Number of articles whose pictures are rendered before they are requested. */
  readonly warmArticles: number;
  /** The shop, which knows the addresses of its own pictures. */
  readonly shop: string | undefined;
  readonly allowedHosts: readonly string[];
}

const WARM_ARTICLES = 240;
/** After this time a page has all its pictures, and its visitor is reading. */
const WARM_WHEN_QUIET_MS = 2_000;

function readSettings(environment: NodeJS.ProcessEnv): Settings | string {
  const port = Number(environment.MEDIA_PORT ?? 4300);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return 'MEDIA_PORT is not a port';
  const state = environment.STATE_DIRECTORY;
  if (!state || !path.isAbsolute(state)) return 'STATE_DIRECTORY is not an absolute path';
  const token = environment.MEDIA_WRITE_TOKEN || undefined;
  if (token && token.length < 16) return 'MEDIA_WRITE_TOKEN is shorter than 16 characters';
  const warmArticles = Number(environment.MEDIA_WARM_ARTICLES || WARM_ARTICLES);
  if (!Number.isInteger(warmArticles) || warmArticles < 0)
    return 'MEDIA_WARM_ARTICLES is not a whole number from 0 on';
  const shop = environment.SITE_URL || undefined;
  if (shop && !URL.canParse(shop)) return 'SITE_URL is no address';
  const allowedHosts = (environment.MEDIA_ALLOWED_SOURCES ?? '').split(',').filter(Boolean);
  return { port, directory: path.join(state, 'media'), token, warmArticles, shop, allowedHosts };
}

function fail(reason: string): never {
  console.error(`media: ${reason}`);
  process.exit(1);
}

/** Gives the storefront priority, if the system allows it. */
function stepBack(): void {
  try {
    setPriority(10);
  } catch (error) {
    console.error('media: keeps its priority:', error instanceof Error ? error.message : error);
  }
}

/** Opens the store for the current catalogue and code; other stores are deleted. */
async function openStore(directory: string, body: CatalogueBody | null): Promise<PictureStore> {
  const store = new PictureStore(directory, editionOf(await drawingEdition(__filename), body));
  await store.open();
  return store;
}

const shown = (body: CatalogueBody | null) => (body ? assortmentOf(body) : builtInAssortment);

async function openShowroom({ directory, warmArticles, shop, allowedHosts }: Settings) {
  const file = new CatalogueFile(directory);
  const catalogue = await file.read();
  const store = await openStore(directory, catalogue);
  const queue = new RenderQueue({ parallel: 2, depth: 256 });
  const own =
    shop === undefined
      ? undefined
      : new OwnPictures({ shop, directory: path.join(directory, 'own'), queue, allowedHosts });
  const service = new PictureService({ assortment: shown(catalogue), store, queue, own });
  let warming = new AbortController();
  const warm = ({ articles }: Assortment) => {
    warming.abort();
    warming = new AbortController();
    const pace = { most: warmArticles, quiet: WARM_WHEN_QUIET_MS };
    warmUp(service, articles, pace, warming.signal).catch((error: unknown) => {
      console.error('media: warming up stopped:', error);
    });
  };
  const replace = async (body: CatalogueBody) => {
    warming.abort();
    await file.write(body);
    service.turnTo(shown(body), await openStore(directory, body));
    warm(shown(body));
  };
  return { service, replace, begin: () => warm(shown(catalogue)), end: () => warming.abort() };
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (typeof settings === 'string') fail(settings);
  stepBack();
  const { service, replace, begin, end } = await openShowroom(settings);
  const server = createPictureServer(service, { token: settings.token, replace });
  server.on('error', (error) => fail(error.message));
  server.listen(settings.port, '127.0.0.1', () => {
    console.log('ready media');
    begin();
  });
  const stop = () => {
    end();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 3000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
