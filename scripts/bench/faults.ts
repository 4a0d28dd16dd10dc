import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest } from '@/e2e/hosts';
import { OwnShop } from '@/e2e/own-shop';
import { firstArticle, LOOKS, Watcher } from '@/e2e/watcher';
import { benchBuild, benchSearchPort } from './bench-stack';
import { endlessSkus } from './endless-skus';
import type { Fault, Outcome, Rejection } from './faults/fault';
import { clocks, databaseStalls, kills, networkFaults, stops } from './faults/part-faults';
import { SecondStorefront } from './faults/second-storefront';
import { diskFaults, rejections, restarts } from './faults/whole-faults';

/** A longer recovery would require a person. */
const RECOVER_WITHIN_MS = 120_000;
/** As many articles as a visitor adds during the longest fault, with fifteen pieces each. */
const SKUS = 14;

/** More than the shop's connections to the database. */
const CROWD = 16;

interface Shops {
  own: OwnShop;
  second: SecondStorefront;
  article: string;
  skus: readonly string[];
}

/** Whether all parts of the shop respond, not only those that visitors see. */
async function areAllUp(port: number): Promise<boolean> {
  const response = await sendRequest('hgg.localhost', '/api/health/ready', { port }).catch(
    () => null,
  );
  if (response?.status !== 200) return false;
  const { content, database, search, media } = JSON.parse(response.body);
  return [content, database, search, media].every((state) => state === 'up');
}

/**
 * @returns seconds from `since` until everything works and keeps working; `null` if it never does
 */
async function recovery(watcher: Watcher, port: number, since: number): Promise<number | null> {
  while (Date.now() - since < RECOVER_WITHIN_MS) {
    const calm = watcher.calmSince(since);
    if (calm !== null && (await areAllUp(port))) return (calm - since) / 1_000;
    await delay(250);
  }
  return null;
}

/** @returns acknowledged pieces that are missing; all of them if the baskets cannot be read */
async function lostWrites(watchers: readonly Watcher[]): Promise<number> {
  const lost = watchers.map((each) => each.lostWrites().catch(() => each.acknowledged));
  return (await Promise.all(lost)).reduce((sum, count) => sum + count, 0);
}

async function suffer(fault: Fault, { own, second, article, skus }: Shops): Promise<Outcome> {
  const port = fault.isBehindProxies ? second.port : own.portOf('PORT');
  const watcher = new Watcher(port, article, skus);
  const crowd = Array.from(
    { length: fault.isCrowded ? CROWD : 0 },
    () => new Watcher(port, article, skus, ['basket']),
  );
  const began = Date.now();
  watcher.begin();
  for (const each of crowd) each.begin();
  // A newly started storefront renders its first pages, whose delay is not caused by the fault.
  while (watcher.calmSince(began) === null && Date.now() - began < RECOVER_WITHIN_MS)
    await delay(250);
  watcher.forget();
  // If a fault cannot be caused, the bench fails, not only this run.
  const secondsToRecover = await fault
    .happen()
    .then((gone) => recovery(watcher, port, gone))
    .finally(() => Promise.all([watcher, ...crowd].map((each) => each.end())));
  const outcome = {
    name: fault.name,
    seen: LOOKS.map((look) => watcher.summary(look)),
    secondsToRecover,
    lostWrites: await lostWrites([watcher, ...crowd]),
  };
  console.log(rowOf(outcome));
  return outcome;
}

const rowOf = ({ name, seen, secondsToRecover, lostWrites }: Outcome) =>
  `| ${[
    name,
    ...seen,
    secondsToRecover === null ? 'not unaided' : secondsToRecover.toFixed(0),
    lostWrites,
  ].join(' | ')} |`;

function isSound(outcomes: readonly Outcome[], messages: readonly Rejection[]): boolean {
  const helped = outcomes.filter(({ secondsToRecover }) => secondsToRecover === null);
  const lost = outcomes.reduce((sum, { lostWrites }) => sum + lostWrites, 0);
  console.log(
    `${outcomes.length} faults, ${helped.length} needed a person (0), ${lost} acknowledged writes lost (0)`,
  );
  for (const { name, words } of messages) console.log(`${name}: ${words}`);
  return (
    helped.length === 0 && lost === 0 && messages.every(({ isReported: isNotified }) => isNotified)
  );
}

/**
 * Causes every fault in turn; `npm run bench -- faults killed` only those whose name contains the
 * word.
 */
export async function run([word = '']: readonly string[] = []): Promise<boolean> {
  const own = new OwnShop();
  const searchPort = benchSearchPort();
  await own.open({
    MEDIA_WARM_ARTICLES: '0',
    // Many visitors share one address here, which must not exceed its limit.
    WRITES_PER_MINUTE: '10000000',
    SELVEDGE_DIST_DIR: benchBuild(),
    ...(searchPort && { SEARCH_PORT: String(searchPort) }),
  });
  const second = await SecondStorefront.of(own);
  try {
    await second.start();
    const shops = {
      own,
      second,
      article: await firstArticle(own.portOf('PORT')),
      skus: await endlessSkus(own.databaseUrl(), SKUS),
    };
    const near = [...kills(own), ...stops(own), ...databaseStalls(own), ...diskFaults(own)];
    const far = [...networkFaults(second), ...clocks(second)];
    // Faults that end parts used by the second storefront come last.
    const faults = [...far, ...near, ...restarts(own)].filter(({ name }) => name.includes(word));
    console.log(`| fault | ${LOOKS.join(' | ')} | s to recover | writes lost |`);
    console.log(`${'| --- '.repeat(LOOKS.length + 3)}|`);
    const outcomes: Outcome[] = [];
    for (const fault of faults) outcomes.push(await suffer(fault, shops));
    const messages = word ? [] : await rejections(own);
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    return isSound(outcomes, messages);
  } finally {
    await second.stop();
    await own.close();
  }
}
