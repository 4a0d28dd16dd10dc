import { createHash } from 'node:crypto';
import type { ApiResponse } from './api-response';
import { forgetAttempts, limitAttempts, returnAttempt, type Limit } from './limit-requests.server';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A key for limits that names nobody. */
export const limitKey = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('base64url');

/** How often something can be guessed before its guesser waits, for longer and longer. */
export interface GuessLimit {
  /** Guesses at different things are counted apart. */
  name: string;
  /** In a quarter of an hour. */
  first: number;
  /** In a day. */
  daily: number;
  /** In thirty days. */
  monthly: number;
}

const limitsOf = ({ name, first, daily, monthly }: GuessLimit): Limit[] => [
  { name: `${name}-first`, requests: first, seconds: 15 * MINUTE },
  { name: `${name}-daily`, requests: daily, seconds: DAY },
  { name: `${name}-monthly`, requests: monthly, seconds: 30 * DAY },
];

/**
 * Counts a guess at something, whoever makes it. One that is rejected already is not counted again.
 * @param guessed what could be guessed right: an address, a number; only its hash is stored
 * @returns the rejection, with the seconds to wait, or `null`
 */
export async function limitGuesses(
  guessed: string,
  limit: GuessLimit,
): Promise<ApiResponse | null> {
  const key = limitKey(guessed);
  for (const each of limitsOf(limit)) {
    const rejected = await limitAttempts(key, each);
    if (rejected) return rejected;
  }
  return null;
}

/** Takes back a guess that was right: whoever knows an answer may give it as often as they like. */
export async function returnGuess(guessed: string, limit: GuessLimit): Promise<void> {
  const key = limitKey(guessed);
  await Promise.all(limitsOf(limit).map((each) => returnAttempt(key, each)));
}

/** Resets all counters, once the guesser has proven in another way to be the owner. */
export async function forgetGuesses(guessed: string, limit: GuessLimit): Promise<void> {
  const key = limitKey(guessed);
  await Promise.all(limitsOf(limit).map((each) => forgetAttempts(key, each)));
}

/** Something that is guessed, and how often it can be. */
export type Guessed = readonly [guessed: string, limit: GuessLimit];

/**
 * Checks a guess unless there were too many. One that is right is not counted, nor is one that nobody
 * could check: what an outage has rejected tells its guesser nothing.
 * @param check what it throws is thrown on
 */
export async function limitedGuess<Checked>(
  guesses: readonly Guessed[],
  check: () => Promise<Checked>,
  isRight: (checked: Checked) => boolean,
): Promise<Checked | 'too_many'> {
  for (const guess of guesses) if (await limitGuesses(...guess)) return 'too_many';
  let isCounted = false;
  try {
    const checked = await check();
    isCounted = !isRight(checked);
    return checked;
  } finally {
    if (!isCounted) await Promise.all(guesses.map((guess) => returnGuess(...guess)));
  }
}
