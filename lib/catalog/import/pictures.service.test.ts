import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { env } from '@/lib/platform/env/env.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  EXAMPLE,
  importedRows as rows,
  importLines as load,
} from './example-import.fixture.server';
import { findMissingPictures } from './check-pictures.server';
import { pictureAddresses } from './picture-addresses.server';

withDatabase(openTestDatabase);

const [SHIRT = ''] = EXAMPLE.split('\n');
/** The shirt, with other pictures in each of its colours. */
const shirtWith = (pictures: readonly string[]) => {
  const article = JSON.parse(SHIRT);
  for (const colour of article.colours) colour.pictures = pictures;
  return JSON.stringify(article);
};
const TWO = ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'];

beforeEach(() => rows('DELETE FROM shop.articles; DELETE FROM shop.skus'));

const itemsOf = async () => {
  const [article] = await rows('SELECT number, content FROM shop.articles');
  return article.content.colours.map(({ code }: { code: string }) => `${article.number}-${code}`);
};

test('the picture service learns where the pictures of an imported colour are', async () => {
  await load(shirtWith(TWO));
  const [item = ''] = await itemsOf();
  expect(await pictureAddresses(item)).toEqual(TWO);
  expect(await pictureAddresses(item.slice(0, 8))).toEqual(TWO);
});

test('of other numbers it learns nothing', async () => {
  await load(shirtWith(TWO));
  const [item = ''] = await itemsOf();
  for (const unknown of [item.replace(/\d{3}$/, '999'), '20310000-117', 'x', ''])
    expect(await pictureAddresses(unknown)).toBeNull();
});

test('a colour without a picture is a warning of the import', async () => {
  const { warnings, counts } = await load(shirtWith([]));
  expect(counts.rejected).toBe(0);
  expect(warnings).toContainEqual(
    expect.objectContaining({
      line: 1,
      column: 'pictures',
      reason: expect.stringMatching(/^are missing/),
    }),
  );
  const named = (await load(shirtWith(TWO))).warnings.filter(({ column }) => column === 'pictures');
  expect(named).toEqual([]);
});

describe('the check of pictures', () => {
  let media: Server;
  beforeAll(async () => {
    // A picture service that has only first pictures.
    media = createServer(({ url = '' }, response) => {
      response.writeHead(url.endsWith('/1_300.webp') ? 200 : 404).end();
    }).listen(0, '127.0.0.1');
    await once(media, 'listening');
    // A server that listens has an address with a port.
    env().MEDIA_BASE_URL = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  });
  afterAll(() => void media.close());

  test('names each picture that cannot be shown, with its address', async () => {
    await load(shirtWith(TWO));
    const items = await itemsOf();
    const { pictures, faults } = await findMissingPictures();
    expect(pictures).toBe(2 * items.length);
    expect(faults.toSorted((one, other) => one.item.localeCompare(other.item))).toEqual(
      items.map((item: string) => ({
        article: JSON.parse(SHIRT).article,
        item,
        address: TWO[1],
        reason: 'cannot be loaded, or is no picture',
      })),
    );
  });

  test('names colours that have none', async () => {
    await load(shirtWith([]));
    const { faults } = await findMissingPictures();
    expect(faults[0]).toMatchObject({ address: '', reason: 'has no picture' });
  });
});
