import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'contentful';
import { signedToken } from './embargo/asset-key';
import { publishAsset } from './testing/fixtures';
import {
  type RunningService,
  rejection,
  SPACE,
  startService,
  TOKENS,
} from './testing/running-service';

const SCOPE = { spaceId: SPACE, environmentId: 'master' };
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Signs as in the vendor's tutorial: the subject is the URL without its query. */
function signed(url: string, { policy, secret }: { policy: string; secret: string }, exp?: number) {
  const result = new URL(url);
  const claims = { sub: `https://${result.host}${result.pathname}` };
  result.searchParams.set('policy', policy);
  result.searchParams.set(
    'token',
    signedToken(exp === undefined ? claims : { ...claims, exp }, secret),
  );
  return result;
}

async function urlOf(service: RunningService, assetId: string): Promise<string> {
  const asset = await service.management.asset.get({ ...SCOPE, assetId });
  return `http:${asset.fields.file.de?.url ?? ''}`;
}

const status = async (url: string | URL, init?: RequestInit) => (await fetch(url, init)).status;

describe('all assets under embargo', () => {
  let service: RunningService;
  let url: string;
  beforeAll(async () => {
    service = await startService({ CONTENT_EMBARGOED_ASSETS: 'all' });
    await publishAsset(service, 'photo');
    url = await urlOf(service, 'photo');
  });
  afterAll(() => service.stop());

  const newKey = () => service.management.assetKey.create(SCOPE, { expiresAt: inSeconds(600) });

  test('a file is served to signed URLs only', async () => {
    const refused = await fetch(url);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ sys: { type: 'Error', id: 'AccessDenied' } });
    const key = await newKey();
    const response = await fetch(signed(url, key));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).not.toContain('public');
    expect(await status(signed(url, key), { method: 'HEAD' })).toBe(200);
    const known = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
    expect(await status(url, known)).toBe(403);
  });

  test('signed URLs of pictures accept the usual image parameters', async () => {
    const picture = signed(url, await newKey());
    picture.searchParams.set('w', '20');
    picture.searchParams.set('fm', 'png');
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    picture.searchParams.set('nonsense', '1');
    expect(await status(picture)).toBe(400);
    expect(await status(`${url}?w=20&fm=png`)).toBe(403);
  });

  test('a signature is bound to its URL, its key and its expiry', async () => {
    const [key, other] = [await newKey(), await newKey()];
    expect(await status(signed(url, key, inSeconds(60)))).toBe(200);
    expect(await status(signed(url, key, inSeconds(-1)))).toBe(403);
    expect(await status(signed(url, { ...key, policy: other.policy }))).toBe(403);
    expect(await status(signed(url, { ...key, secret: 'guessed' }))).toBe(403);
    const elsewhere = signed(url.replace('/photo/', '/other/'), key);
    expect(await status(url + elsewhere.search)).toBe(403);
  });

  test('a signature is valid until its key expires', async () => {
    let soon: string | URL = url;
    let found = 0;
    // A busy machine may find a key expired that is valid for two seconds only.
    for (let seconds = 2; found !== 200 && seconds <= 64; seconds *= 2) {
      const expiresAt = inSeconds(seconds);
      const short = await service.management.assetKey.create(SCOPE, { expiresAt });
      soon = signed(url, short, inSeconds(600));
      found = await status(soon);
    }
    expect(found).toBe(200);
    while ((await status(soon)) === 200) await pause(100);
    expect(await status(soon)).toBe(403);
  });

  test('delivery and preview issue keys too, and keys survive a restart', async () => {
    const reader = (host: string, accessToken: string) =>
      createClient({ space: SPACE, accessToken, host, insecure: true, retryOnError: false });
    const { hosts } = service;
    const key = await reader(hosts.delivery, TOKENS.delivery).createAssetKey(inSeconds(600));
    const preview = await reader(hosts.preview, TOKENS.preview).createAssetKey(inSeconds(600));
    await service.restart();
    expect(await status(signed(url, key))).toBe(200);
    expect(await status(signed(url, preview))).toBe(200);
  });

  test('rejects keys that expire in the past, after more than 48 hours or never', async () => {
    for (const expiresAt of [inSeconds(-5), inSeconds(48 * 3600 + 60), 'soon', null]) {
      const body = JSON.stringify({ expiresAt });
      const response = await service.fetch('management', '/asset_keys', { method: 'POST', body });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        sys: { id: 'ValidationFailed' },
        details: { errors: [{ path: ['expiresAt'] }] },
      });
    }
  });
});

describe('unpublished assets under embargo', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ CONTENT_EMBARGOED_ASSETS: 'unpublished' });
  });
  afterAll(() => service.stop());

  test('a file needs no signature while it is public', async () => {
    await publishAsset(service, 'photo');
    const url = await urlOf(service, 'photo');
    expect(await status(url)).toBe(200);
    await service.management.asset.unpublish({ ...SCOPE, assetId: 'photo' });
    expect(await status(url)).toBe(403);
    const key = await service.management.assetKey.create(SCOPE, { expiresAt: inSeconds(60) });
    expect(await status(signed(url, key))).toBe(200);
  });
});

describe('without embargo', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  test('there are no keys', async () => {
    const key = service.management.assetKey.create(SCOPE, { expiresAt: inSeconds(60) });
    expect(await rejection(key)).toMatchObject({ status: 403, id: 'AccessDenied' });
  });
});
