import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address.server';
import { limitKey } from './limit-guesses.server';
import {
  countAttempt,
  forgetAttempts,
  hasAttempts,
  limitAttempts,
  returnAttempts,
  type Attempt,
  type Limit,
} from './limit-requests.server';

/** What names the sender of a request. */
type LimitedRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

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

const householdKey = (request: LimitedRequest, guessed: string) =>
  limitKey(`${guessed} ${clientAddress(request)}`);

/** Whether the household has proven to be the owner's in the last thirty days. */
export const isKnownHousehold = (
  request: LimitedRequest,
  [guessed, limit]: GuessOfOwner,
): Promise<boolean> => hasAttempts(householdKey(request, guessed), knownOf(limit));

/** Marks the household as the owner's, so that guesses of strangers do not lock the owner out. */
export async function rememberHousehold(
  request: LimitedRequest,
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

/** @returns `null` if there were too many */
async function countStranger([guessed, limit]: GuessOfOwner): Promise<Attempt[] | null> {
  const key = limitKey(guessed);
  const attempts: Attempt[] = [];
  const isOver = async (each: Limit) => {
    const attempt = await countAttempt(key, each);
    attempts.push(attempt);
    return attempt.secondsToWait !== null;
  };
  const isRejected =
    (await isOver(firstOf(limit))) ||
    ((await isOver(furtherOf(limit))) && (await isOver(slowOf(limit))));
  if (!isRejected) return attempts;
  await returnAttempts(attempts);
  return null;
}

/** Counts a guess at several things at once: towards all of them, or towards none if it is rejected. */
async function countStrangers(guesses: readonly GuessOfOwner[]): Promise<Attempt[] | null> {
  const all: Attempt[] = [];
  for (const guess of guesses) {
    const attempts = await countStranger(guess);
    if (!attempts) {
      await returnAttempts(all);
      return null;
    }
    all.push(...attempts);
  }
  return all;
}

/**
 * Checks a guess unless there were too many from anywhere. A right one is not counted.
 * @param check its errors are passed on and not counted, nor is `too_many`
 */
export async function limitedByAnybody<Checked>(
  guesses: readonly GuessOfOwner[],
  check: () => Promise<Checked | 'too_many'>,
  isRight: (checked: Checked) => boolean,
): Promise<Checked | 'too_many'> {
  const attempts = await countStrangers(guesses);
  if (!attempts) return 'too_many';
  let isCounted = false;
  try {
    const checked = await check();
    isCounted = checked !== 'too_many' && !isRight(checked);
    return checked;
  } finally {
    if (!isCounted) await returnAttempts(attempts);
  }
}

/**
 * Like {@link limitedByAnybody}, but a household that was right once is known to be the owner's and
 * not limited by the guesses of strangers from then on.
 */
export async function limitedByStrangers<Checked>(
  request: LimitedRequest,
  guesses: Guesses,
  check: () => Promise<Checked | 'too_many'>,
  isRight: (checked: Checked) => boolean,
): Promise<Checked | 'too_many'> {
  const checked = (await isKnownHousehold(request, guesses[0]))
    ? await check()
    : await limitedByAnybody(guesses, check, isRight);
  if (checked !== 'too_many' && isRight(checked)) await rememberHousehold(request, guesses[0]);
  return checked;
}
