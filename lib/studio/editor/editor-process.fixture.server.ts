import { serveRoutes } from '@/lib/platform/http/api-server.fixture';
import { ROUTES } from './editor-routes.fixture.server';

/** Starts another storefront for tests: `editor-process.fixture.server.ts <port>`. */
const port = Number(process.argv[2]);
serveRoutes(ROUTES).listen(port, '127.0.0.1', () => console.log('ready editor'));
