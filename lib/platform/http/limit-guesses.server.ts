import { createHash } from 'node:crypto';
import {
  countTogether,
  forgetAttempts,
  returnAttempts,
  type Counted,
  type Limit,
} from './limit-requests.server';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A rate-limit key that does not contain personal data. */
export const limitKey = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('base64url');

/** How many guesses are allowed within three periods: the more guesses, the longer the wait. */
export interface GuessLimit {
  /** Limits with different names count separately. */
  name: string;
  /** Guesses within a quarter of an hour. */
  first: number;
  /** Guesses within a day. */
  daily: number;
  /** Guesses within thirty days. */
  monthly: number;
}

const limitsOf = ({ name, first, daily, monthly }: GuessLimit): Limit[] => [
  { name: `${name}-first`, requests: first, seconds: 15 * MINUTE },
  { name: `${name}-daily`, requests: daily, seconds: DAY },
  { name: `${name}-monthly`, requests: monthly, seconds: 30 * DAY },
];

const countedFor = (guessed: string, limit: GuessLimit): Counted[] =>
  limitsOf(limit).map((each) => [limitKey(guessed), each]);

/**
 * Counts a guess at something, whoever makes it. Rejected guesses are not counted.
 * @param guessed what is being guessed: an address, a number; only its hash is stored
 * @returns whether there were too many
 */
export const limitGuesses = async (guessed: string, limit: GuessLimit): Promise<boolean> =>
  (await countTogether(countedFor(guessed, limit))) === null;

/** Resets all counters, once the sender has proven ownership in another way. */
export async function forgetGuesses(guessed: string, limit: GuessLimit): Promise<void> {
  const key = limitKey(guessed);
  await Promise.all(limitsOf(limit).map((each) => forgetAttempts(key, each)));
}

/** What is being guessed, with its limit. */
export type Guessed = readonly [guessed: string, limit: GuessLimit];

/**
 * Checks a guess unless there were too many. Not counted are correct guesses, and those that could
 * not be checked because of an outage: they reveal nothing.
 * @param check what it throws is passed on
 */
export async function limitedGuess<Checked>(
  guesses: readonly Guessed[],
  check: () => Promise<Checked>,
  isRight: (checked: Checked) => boolean,
): Promise<Checked | 'too_many'> {
  const attempts = await countTogether(guesses.flatMap((guess) => countedFor(...guess)));
  if (!attempts) return 'too_many';
  let isCounted = false;
  try {
    const checked = await check();
    isCounted = !isRight(checked);
    return checked;
  } finally {
    if (!isCounted) await returnAttempts(attempts);
  }
}
