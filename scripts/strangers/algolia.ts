import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { installed, type Installed } from './installed';
import { startVendor, type VendorService } from './vendor-service';

let service: VendorService;
let packages: Installed;

before(async () => {
  service = await startVendor({
    service: 'search',
    prefix: 'SEARCH',
    hosts: { SEARCH_PORT: ['*.algolia.net', '*.algolianet.com'] },
    variables: {
      ALGOLIA_APP_ID: 'STRANGER',
      ALGOLIA_SEARCH_API_KEY: 'search-key',
      ALGOLIA_ADMIN_API_KEY: 'admin-key',
    },
  });
  packages = await installed(['@algolia/cli@4.0.8', 'atomic-algolia@0.3.19']);
});

after(async () => {
  await packages.remove();
  await service.stop();
});

const INDEX = ['-a', 'STRANGER', '-k', 'admin-key', '-n', 'goods'];

/** Runs a command of the vendor's older command line. */
const algolia = (command: string, ...parameters: string[]) =>
  packages.command('algolia', [command, ...INDEX, ...parameters], service.environment);

async function write(name: string, records: object[]): Promise<string> {
  const file = path.join(packages.folder, name);
  await writeFile(file, JSON.stringify(records));
  return file;
}

const shirt = { objectID: '1', name: 'Shirt', price: 30 };
const coat = { objectID: '2', name: 'Coat', price: 200 };
const socks = { objectID: '3', name: 'Socks', price: 5 };
const hat = { objectID: '4', name: 'Hat', price: 20 };
const reduced = { ...coat, price: 180 };

test('the vendor’s command line imports, searches and exports an index', async () => {
  // Without a size of the batches it measures the network's speed at another host.
  const source = await write('goods.json', [shirt, coat, socks]);
  assert.match(await algolia('import', '-s', source, '-b', '1000'), /Records indexed: 3/);
  assert.match(await algolia('search', '-q', 'coat'), /"nbHits":1,/);
});

test('an updater sends only what differs from the index', async () => {
  const file = await write('changed.json', [shirt, reduced, hat]);
  const environment = {
    ...service.environment,
    ALGOLIA_APP_ID: 'STRANGER',
    ALGOLIA_ADMIN_KEY: 'admin-key',
    ALGOLIA_INDEX_NAME: 'goods',
    ALGOLIA_INDEX_FILE: file,
  };
  const update = () => packages.command('atomic-algolia', [], environment);
  const first = await update();
  for (const line of ['Adding 1 hits', 'Updating 1 hits', 'Removing 1 hits', '1 hits unchanged']) {
    assert.ok(first.includes(line), first);
  }
  const folder = path.join(packages.folder, 'exported');
  await mkdir(folder);
  await algolia('export', '-o', folder);
  const exported = await readFile(path.join(folder, 'algolia-index-goods-1.json'), 'utf8');
  assert.deepEqual(JSON.parse(exported), [shirt, reduced, hat]);
  assert.match(await update(), /3 hits unchanged/);
});
