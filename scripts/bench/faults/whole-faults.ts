import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest } from '@/e2e/hosts';
import type { OwnShop } from '@/e2e/own-shop';
import type { Fault, Rejection } from './fault';

const HELD_MS = 10_000;

/** Faults of the disk that end without help. */
export function diskFaults(shop: OwnShop): Fault[] {
  const { disk } = shop;
  if (!disk.isMounted) return [];
  const held = (name: string, begin: () => void, end: () => void): Fault => ({
    name: `${name} for ${HELD_MS / 1000} s`,
    happen: async () => {
      begin();
      try {
        await delay(HELD_MS);
      } finally {
        end();
      }
      return Date.now();
    },
  });
  return [
    held(
      'disk full',
      () => disk.fill(),
      () => disk.makeRoom(),
    ),
  ];
}

/** Files of the state directory that a crash of the machine can truncate. */
const STATE_FILES = [
  'secrets.json',
  'secrets.copy.json',
  'processes.json',
  'starter.json',
  'env',
  'database-url',
  'database-owner-url',
  'database-superuser-url',
  'database-superuser-url.copy',
];

const cut = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));

/** The first cached picture; requests one of a list first, so that there is one. */
async function storedPicture(shop: OwnShop): Promise<string> {
  const { body } = await sendRequest('hgg.localhost', '/de-de/hemden', {
    port: shop.portOf('PORT'),
  });
  const [picture] = /\/p\/\d{8}-\d+\/1_300\.webp/.exec(body) ?? [];
  if (picture) await fetch(`http://127.0.0.1:${shop.portOf('MEDIA_PORT')}${picture}`);
  const mediaDirectory = path.join(shop.state, 'media');
  const [first] = readdirSync(mediaDirectory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(webp|jpg)$/.test(file))
    .map((file) => path.join(mediaDirectory, file));
  if (!first) throw new Error('no picture is kept');
  return first;
}

/**
 * Faults after which the shop is restarted with the same command and without inspection, as a
 * process supervisor does.
 */
export function restarts(shop: OwnShop): Fault[] {
  const restarted = (name: string, end: () => Promise<void>): Fault => ({
    name,
    happen: async () => {
      await end();
      const ended = Date.now();
      await shop.start();
      return ended;
    },
  });
  const cutShort = (file: string) =>
    restarted(`${path.basename(file)} cut short, all killed`, async () => {
      const place = path.join(shop.state, file);
      const isThere = existsSync(place);
      await shop.killAll();
      if (isThere) cut(place);
      else writeFileSync(place, '{');
    });
  return [
    restarted('all killed', () => shop.killAll()),
    restarted('starter killed', () => shop.kill([shop.starterPid()])),
    ...STATE_FILES.map(cutShort),
    restarted('a kept picture cut short, all killed', async () => {
      const picture = await storedPicture(shop);
      await shop.killAll();
      cut(picture);
    }),
    {
      name: 'a second start',
      happen: async () => {
        await once(shop.spawn(['ignore', 'ignore']), 'exit');
        return Date.now();
      },
    },
  ];
}

/** Output of a start in a state that cannot be repaired. */
async function complaintOf(
  shop: OwnShop,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const start = shop.spawn(['pipe', 'pipe'], false, environment);
  let output = '';
  for (const stream of [start.stdout, start.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(start, 'close');
  return output.trim().split('\n').at(-1) ?? '';
}

/** Rejected starts: two faults at once, or a directory without write access. */
export async function rejections(shop: OwnShop): Promise<Rejection[]> {
  const both = ['secrets.json', 'secrets.copy.json'].map((file) => path.join(shop.state, file));
  await shop.interrupt();
  for (const file of both) truncateSync(file, 1);
  const damaged = await complaintOf(shop);
  const place = path.join(mkdtempSync('/tmp/selvedge-faults-'), 'file');
  writeFileSync(place, '');
  const unwritable = await complaintOf(shop, { STATE_DIRECTORY: path.join(place, 'state') });
  return [
    {
      name: 'secrets.json and its copy cut short',
      isReported: damaged.includes('secrets.json is damaged') && damaged.includes('delete both'),
      words: damaged,
    },
    {
      name: 'a state directory that cannot be written',
      isReported: unwritable.includes('Nothing can be written to'),
      words: unwritable,
    },
  ];
}
