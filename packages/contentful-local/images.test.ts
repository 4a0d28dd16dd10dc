import sharp from 'sharp';
import { type RunningService, startService } from './testing/running-service';
import { publishAsset } from './testing/fixtures';

let service: RunningService;
let drawing: string;
let photo: string;

beforeAll(async () => {
  service = await startService();
  const asset = await publishAsset(service, 'drawing');
  drawing = `http:${asset.fields.file.de?.url}`;
  photo = await uploadPhoto();
});

afterAll(async () => {
  await service.stop();
});

/** A JPEG 200 pixels high, blue on the left and yellow on the right. */
async function uploadPhoto(width = 400): Promise<string> {
  const right = {
    create: { width: 200, height: 200, channels: 3, background: '#ffff00' },
  } as const;
  const file = await sharp({
    create: { width, height: 200, channels: 3, background: '#0000ff' },
  })
    .composite([{ input: await sharp(right).png().toBuffer(), left: 200, top: 0 }])
    .jpeg()
    .toBuffer();
  const bytes = new Uint8Array(file).buffer;
  const draft = await service.management.asset.createFromFiles(
    {},
    {
      fields: {
        title: {},
        description: {},
        file: { de: { contentType: 'image/jpeg', fileName: 'photo.jpg', file: bytes } },
      },
    },
  );
  const asset = await service.management.asset.processForAllLocales({}, draft);
  return `http:${asset.fields.file.de?.url}`;
}

async function picture(url: string, query: string) {
  const response = await fetch(`${url}?${query}`);
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, type: response.headers.get('content-type'), ...(await sharp(bytes).metadata()) };
}

test.each<[string, number, number]>([
  ['w=100', 100, 50],
  ['h=100', 200, 100],
  ['w=4000', 400, 200],
  ['w=100&h=100', 100, 50],
  ['w=100&h=100&fit=pad', 100, 100],
  ['w=100&h=100&fit=fill', 100, 100],
  ['w=100&h=100&fit=scale', 100, 100],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=100&h=100&fit=thumb', 100, 100],
  ['w=500&h=500&fit=fill', 500, 500],
])('%s has %i × %i pixels', async (query, width, height) => {
  expect(await picture(photo, query)).toMatchObject({ width, height, type: 'image/jpeg' });
});

test.each([
  ['fm=jpg', 'image/jpeg', 'jpeg'],
  ['fm=png', 'image/png', 'png'],
  ['fm=webp&q=50', 'image/webp', 'webp'],
  ['fm=gif', 'image/gif', 'gif'],
  ['fm=avif&w=40', 'image/avif', 'heif'],
  ['fm=tiff', 'image/tiff', 'tiff'],
])('%s returns %s', async (query, type, format) => {
  expect(await picture(photo, query)).toMatchObject({ type, format });
});

test('fl=progressive and fl=png8 set the format', async () => {
  expect((await picture(photo, 'fm=jpg&fl=progressive')).isProgressive).toBe(true);
  expect(await picture(photo, 'fm=png&fl=png8')).toMatchObject({ isPalette: true });
});

test('lower quality makes a smaller file', async () => {
  const [rough, fine] = [await picture(photo, 'q=5'), await picture(photo, 'q=95')];
  expect(rough.bytes.length).toBeLessThan(fine.bytes.length);
});

test('the focus area decides which part a crop keeps', async () => {
  const blue = async (focus: string) => {
    const { bytes } = await picture(photo, `w=100&h=200&fit=fill&f=${focus}&fm=png`);
    return (await sharp(bytes).stats()).channels[2]?.mean ?? 0;
  };
  expect(await blue('left')).toBeGreaterThan(240);
  expect(await blue('right')).toBeLessThan(15);
});

test('rounded corners are transparent or have the background colour', async () => {
  const corner = async (query: string) => {
    const { bytes } = await picture(photo, query);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, info.channels)];
  };
  expect((await corner('r=20&fm=png'))[3]).toBe(0);
  expect(await corner('r=max&bg=rgb:ff0000&fm=png')).toEqual([255, 0, 0]);
});

test('an SVG is served unchanged and rasterised at the requested size', async () => {
  const plain = await fetch(drawing);
  expect(plain.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture(drawing, 'w=600&fm=webp')).toMatchObject({ width: 600, height: 400 });
  expect(await picture(drawing, 'w=30')).toMatchObject({ type: 'image/png', width: 30 });
});

test('pictures may be cached for ever, since a new upload gets a new URL', async () => {
  const first = await fetch(`${photo}?w=80`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await fetch(`${photo}?w=80`, { headers })).status).toBe(304);
});

test('the files survive a restart', async () => {
  await service.kill();
  await service.restart();
  expect((await fetch(photo)).status).toBe(200);
  expect((await fetch(`${drawing}?w=20`)).status).toBe(200);
});

test.each([
  'w=0',
  'w=4001',
  'w=-1',
  'w=wide',
  'h=4001',
  'fit=nope',
  'f=nose',
  'r=-1',
  'r=round',
  'q=0',
  'q=101',
  'fm=bmp',
  'fl=progressive',
  'fl=png8&fm=jpg',
  'bg=red',
  'bg=rgb:12345',
  'width=100',
])('rejects %s with 400', async (query) => {
  const response = await fetch(`${photo}?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ sys: { id: 'BadRequest' } });
});

test('responds with 404 to unknown files and rejects transforming other files', async () => {
  const { delivery } = service.hosts;
  expect((await fetch(`http://${delivery}/selvedge/nobody/token/file.jpg`)).status).toBe(404);
  expect((await fetch(`http://${delivery}/selvedge/%00/%00/%00?w=1`)).status).toBe(404);
});

test.each([
  ['w=123&h=77&fm=webp', 'w=128&h=96&fm=webp'],
  ['w=3999', 'w=4000'],
  ['w=100&q=51', 'w=100&q=55'],
  ['r=33&bg=rgb:1278f0', 'r=40&bg=rgb%3A1177ee'],
])(
  'redirects a size that is not rendered for everyone to the next one: %s',
  async (query, expected) => {
    const { status, headers } = await fetch(`${photo}?${query}`, { redirect: 'manual' });
    expect(status).toBe(307);
    expect(headers.get('location')).toMatch(new RegExp(`\\?${expected}$`));
  },
);

test('a picture is rendered at its own width without a redirect', async () => {
  const odd = await uploadPhoto(433);
  const load = (query: string) => fetch(`${odd}?${query}`, { redirect: 'manual' });
  expect((await load('w=433&fm=webp&q=78')).status).toBe(200);
  expect((await load('w=434&fm=webp&q=78')).status).toBe(307);
});
