import type { ApiRequest } from './api-request';
import { clientAddress } from './client-address.server';
import { limitKey } from './limit-guesses.server';
import {
  forgetAttempts,
  hasAttempts,
  limitAttempts,
  returnAttempts,
  type Counted,
  type Limit,
} from './limit-requests.server';

const QUARTER = 15 * 60;
const DAY = 24 * 60 * 60;

/**
 * How often something can be guessed from all households not known to be its owner's. Anyone can use
 * these attempts up, so they are never locked for longer than the wait once the guesses stop.
 */
export interface StrangerLimit {
  /** Guesses at different things are counted apart. */
  name: string;
  /** In a quarter of an hour. */
  first: number;
  /** In the period; after that one in each wait. */
  further: number;
  /** Seconds, a day unless given. */
  period?: number;
  /** Seconds, a quarter of an hour unless given. */
  wait?: number;
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
const furtherOf = ({ name, further, period = DAY }: StrangerLimit): Limit => ({
  name: `${name}-strangers-further`,
  requests: further,
  seconds: period,
});
/** Applies once the attempts of the period are used up. */
const slowOf = ({ name, wait = QUARTER }: StrangerLimit): Limit => ({
  name: `${name}-strangers-slow`,
  requests: 1,
  seconds: wait,
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
  const limits = [firstOf(limit), furtherOf(limit), slowOf(limit)];
  await Promise.all(limits.map((each) => forgetAttempts(limitKey(guessed), each)));
}

/** @returns what the attempt was counted towards; `null` if there were too many */
async function countStranger([guessed, limit]: GuessOfOwner): Promise<Counted[] | null> {
  const key = limitKey(guessed);
  const counted: Counted[] = [];
  const isOver = async (each: Limit) => {
    counted.push([key, each]);
    return (await limitAttempts(key, each)) !== null;
  };
  const isRejected =
    (await isOver(firstOf(limit))) ||
    ((await isOver(furtherOf(limit))) && (await isOver(slowOf(limit))));
  if (!isRejected) return counted;
  await returnAttempts(counted);
  return null;
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
      await returnAttempts(all);
      return null;
    }
    all.push(...counted);
  }
  return all;
}

/**
 * Checks a guess unless strangers have guessed too often, and the sender may be one of them. A right
 * one is not counted, and its household is known from then on.
 * @param check its errors are passed on and not counted, nor is `too_many`
 */
export async function limitedByStrangers<Checked>(
  request: ApiRequest,
  guesses: Guesses,
  check: () => Promise<Checked | 'too_many'>,
  isRight: (checked: Checked) => boolean,
): Promise<Checked | 'too_many'> {
  const counted = await countStrangers(request, guesses);
  if (!counted) return 'too_many';
  let isCounted = false;
  try {
    const checked = await check();
    if (checked === 'too_many') return checked;
    isCounted = !isRight(checked);
    if (!isCounted) await rememberHousehold(request, guesses[0]);
    return checked;
  } finally {
    if (!isCounted) await returnAttempts(counted);
  }
}
