import { serveRoutes } from '@/lib/platform/http/api-server.fixture';
import { ROUTES } from './account-routes.fixture.server';

/**
 * An instance of the account's API that tests can kill: `account-process.fixture.server.ts <port>`.
 */
const port = Number(process.argv[2]);
serveRoutes(ROUTES).listen(port, '127.0.0.1', () => console.log('ready account'));
