import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** 0 and 1: very weak, 5: very strong. */
export type Strength = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * Measures only the beginning of longer passwords, because the time grows faster than the length.
 */
const MEASURED = 100;

const measure = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });

/** Guesses of a very strong password, as a power of ten. */
const VERY_STRONG = 14;

/**
 * Estimates how hard a password is to guess. @param penalties words that an attacker would try
 * first
 */
export function strengthOf(password: string, penalties: readonly string[]): Strength {
  if (password === '') return 0;
  const words = penalties.flatMap((word) => [word, ...word.split(/[\s@.-]+/)]).filter(Boolean);
  // outside: zxcvbn-score
  const { score, guessesLog10 } = measure.check(password.slice(0, MEASURED), words);
  if (score === 0) return password.length < 5 ? 0 : 1;
  if (score === 4) return guessesLog10 >= VERY_STRONG ? 5 : 4;
  return score;
}
