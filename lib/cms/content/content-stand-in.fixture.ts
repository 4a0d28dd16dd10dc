import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const responseOf = (items: readonly object[]) =>
  JSON.stringify({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items });

interface Entry {
  sys: { contentType: { sys: { id: string } } };
}

/** A content space with these entries, the same in every language. */
export function withEntries(entries: readonly Entry[]) {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://any');
    response.setHeader('Content-Type', 'application/json');
    const type = searchParams.get('content_type');
    response.end(responseOf(entries.filter(({ sys }) => sys.contentType.sys.id === type)));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // a TCP server's address
    process.env['CONTENTFUL_HOST'] = `127.0.0.1:${port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** A content space without entries. */
export const withoutContent = () => withEntries([]);

const entryOf = (type: string, id: string, fields: Readonly<Record<string, unknown>>) => {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } };
  return { sys: { type: 'Entry', id, contentType }, fields };
};

/** A content space that contains only a project's own entry. */
export const withProjectEntry = (fields: Readonly<Record<string, unknown>>) =>
  withEntries([entryOf('project', 'project', fields)]);

/** A content space that contains only editors' redirects from these paths. */
export const withRedirectsFrom = (paths: readonly string[]) =>
  withEntries(paths.map((from, at) => entryOf('redirect', `redirect-${at}`, { from })));
