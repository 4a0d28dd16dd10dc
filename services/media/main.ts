import { setPriority } from 'node:os';
import path from 'node:path';
import { createDemoArticles } from './demo-articles';
import { drawingEdition } from './edition';
import { PictureService } from './picture-service';
import { PictureStore } from './picture-store';
import { RenderQueue } from './render-queue';
import { createPictureServer } from './server';
import { warmUp } from './warm-up';

interface Settings {
  readonly port: number;
  readonly directory: string;
}

function readSettings(environment: NodeJS.ProcessEnv): Settings | string {
  const port = Number(environment.MEDIA_PORT ?? 4300);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return 'MEDIA_PORT is not a port';
  const state = environment.STATE_DIRECTORY;
  if (!state || !path.isAbsolute(state)) return 'STATE_DIRECTORY is not an absolute path';
  return { port, directory: path.join(state, 'media') };
}

function fail(reason: string): never {
  console.error(`media: ${reason}`);
  process.exit(1);
}

/** Rendering gives way to the storefront; where the system forbids it, it does not. */
function stepBack(): void {
  try {
    setPriority(10);
  } catch (error) {
    console.error('media: keeps its priority:', error instanceof Error ? error.message : error);
  }
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (typeof settings === 'string') fail(settings);
  stepBack();
  const store = new PictureStore(settings.directory, await drawingEdition(__dirname));
  await store.open();
  const articles = createDemoArticles();
  const queue = new RenderQueue({ parallel: 2, depth: 256 });
  const service = new PictureService({ articles, store, queue });
  const server = createPictureServer(service);
  server.on('error', (error) => fail(error.message));
  const ending = new AbortController();
  server.listen(settings.port, '127.0.0.1', () => {
    console.log('ready media');
    warmUp(service, articles, ending.signal).catch((error: unknown) => {
      console.error('media: warming up stopped:', error);
    });
  });
  const stop = () => {
    ending.abort();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 3000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
