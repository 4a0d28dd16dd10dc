import type { ApiRequest } from './api-request';
import { clientAddress } from './client-address.server';
import { limitKey } from './limit-guesses.server';
import {
  forgetAttempts,
  hasAttempts,
  limitAttempts,
  returnAttempt,
  type Limit,
} from './limit-requests.server';

const QUARTER = 15 * 60;
const DAY = 24 * 60 * 60;

/**
 * How often something can be guessed from all households not known to be its owner's. Anyone can use
 * these attempts up, so the wait is at most a quarter of an hour once the guesses stop.
 */
export interface StrangerLimit {
  /** Guesses at different things are counted apart. */
  name: string;
  /** In a quarter of an hour. */
  first: number;
  /** In a day; after that one in a quarter of an hour. */
  daily: number;
}

/** What is guessed, and how often strangers can. */
export type GuessOfOwner = readonly [guessed: string, limit: StrangerLimit];

/** What is guessed at once. The first belongs to one owner, whose households are known by it. */
type Guesses = readonly [ofOwner: GuessOfOwner, ...others: GuessOfOwner[]];

const firstOf = ({ name, first }: StrangerLimit): Limit => ({
  name: `${name}-strangers`,
  requests: first,
  seconds: QUARTER,
});
const dailyOf = ({ name, daily }: StrangerLimit): Limit => ({
  name: `${name}-strangers-daily`,
  requests: daily,
  seconds: DAY,
});
/** Applies once the daily attempts are used up. */
const slowOf = ({ name }: StrangerLimit): Limit => ({
  name: `${name}-strangers-slow`,
  requests: 1,
  seconds: QUARTER,
});
/** Marks a household of the owner, for thirty days. */
const knownOf = ({ name }: StrangerLimit): Limit => ({
  name: `${name}-known`,
  requests: 1,
  seconds: 30 * DAY,
});

const householdKey = (request: ApiRequest, guessed: string) =>
  limitKey(`${guessed} ${clientAddress(request)}`);

/** Whether the household has proven to be the owner's in the last thirty days. */
export const isKnownHousehold = (
  request: ApiRequest,
  [guessed, limit]: GuessOfOwner,
): Promise<boolean> => hasAttempts(householdKey(request, guessed), knownOf(limit));

/** Marks the household as the owner's, so that guesses of strangers do not lock the owner out. */
export async function rememberHousehold(
  request: ApiRequest,
  [guessed, limit]: GuessOfOwner,
): Promise<void> {
  const key = householdKey(request, guessed);
  await forgetAttempts(key, knownOf(limit));
  await limitAttempts(key, knownOf(limit));
}

/** Resets what strangers have guessed. */
export async function forgetStrangers([guessed, limit]: GuessOfOwner): Promise<void> {
  const limits = [firstOf(limit), dailyOf(limit), slowOf(limit)];
  await Promise.all(limits.map((each) => forgetAttempts(limitKey(guessed), each)));
}

type Counted = readonly [key: string, limit: Limit];

const takeBack = (counted: readonly Counted[]) =>
  Promise.all(counted.map(([key, limit]) => returnAttempt(key, limit)));

/** @returns what the attempt was counted towards; `null` if there were too many */
async function countStranger([guessed, limit]: GuessOfOwner): Promise<Counted[] | null> {
  const key = limitKey(guessed);
  const [first, daily, slow] = [firstOf(limit), dailyOf(limit), slowOf(limit)];
  if (await limitAttempts(key, first)) return null;
  const counted: Counted[] = [
    [key, first],
    [key, daily],
  ];
  if (!(await limitAttempts(key, daily))) return counted;
  if (await limitAttempts(key, slow)) {
    await takeBack(counted);
    return null;
  }
  return [...counted, [key, slow]];
}

/**
 * Counts a guess at several things at once: towards all of them; towards none if it is rejected or
 * comes from a known household.
 */
async function countStrangers(request: ApiRequest, guesses: Guesses): Promise<Counted[] | null> {
  if (await isKnownHousehold(request, guesses[0])) return [];
  const all: Counted[] = [];
  for (const guess of guesses) {
    const counted = await countStranger(guess);
    if (!counted) {
      await takeBack(all);
      return null;
    }
    all.push(...counted);
  }
  return all;
}

/**
 * Checks a guess unless strangers have guessed too often, and the sender may be one of them. A right
 * one is not counted, and its household is known from then on.
 * @param check `null` for a wrong guess; its errors are passed on and not counted, nor is `too_many`
 */
export async function limitedByStrangers<Found>(
  request: ApiRequest,
  guesses: Guesses,
  check: () => Promise<Found | null | 'too_many'>,
): Promise<Found | null | 'too_many'> {
  const counted = await countStrangers(request, guesses);
  if (!counted) return 'too_many';
  let isCounted = false;
  try {
    const found = await check();
    isCounted = found === null;
    if (found !== null && found !== 'too_many') await rememberHousehold(request, guesses[0]);
    return found;
  } finally {
    if (!isCounted) await takeBack(counted);
  }
}
