import type { ApiRequest } from '@/lib/platform/http/api-request';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import {
  forgetGuesses,
  limitedGuess,
  limitGuesses,
  limitKey,
  type GuessLimit,
} from '@/lib/platform/http/limit-guesses.server';
import {
  forgetAttempts,
  hasAttempts,
  limitAttempts,
  limitRequests,
  returnAttempt,
  type Limit,
} from '@/lib/platform/http/limit-requests.server';

const QUARTER = 15 * 60;
const DAY = 24 * 60 * 60;

/** From one household; nobody mistypes more often. */
const BY_CLIENT: Limit = { name: 'login', requests: 20, seconds: 5 * 60 };
/** At one account from one household. */
const BY_HOUSEHOLD: GuessLimit = { name: 'login-household', first: 10, daily: 30, monthly: 100 };
/**
 * At one account from all households that are not known to be its customer's, whether there is such
 * an account or not. Anybody can use these up: the wait is never longer than a quarter of an hour.
 */
const BY_STRANGERS: Limit = { name: 'login-account', requests: 10, seconds: QUARTER };
const BY_STRANGERS_DAILY: Limit = { name: 'login-account-daily', requests: 30, seconds: DAY };
/** Once the guesses of a day are used up. */
const BY_STRANGERS_SLOWLY: Limit = { name: 'login-account-slow', requests: 1, seconds: QUARTER };
/** A household from which a customer has logged in; it is known for thirty days. */
const KNOWN: Limit = { name: 'login-known', requests: 1, seconds: 30 * DAY };

/** Password links sent to one mailbox, which anybody who knows the address can request. */
const RESET_BY_STRANGERS: GuessLimit = { name: 'reset-account', first: 3, daily: 6, monthly: 180 };
const RESET_BY_HOUSEHOLD: GuessLimit = { name: 'reset-household', first: 3, daily: 6, monthly: 30 };

const householdKey = (request: ApiRequest, email: string) =>
  limitKey(`${email} ${clientAddress(request)}`);

/** @returns the limits that the guess was counted against; `null` when there were too many */
async function countStranger(key: string): Promise<Limit[] | null> {
  if (await limitAttempts(key, BY_STRANGERS)) return null;
  const counted = [BY_STRANGERS, BY_STRANGERS_DAILY];
  if (!(await limitAttempts(key, BY_STRANGERS_DAILY))) return counted;
  if (await limitAttempts(key, BY_STRANGERS_SLOWLY)) return null;
  return [...counted, BY_STRANGERS_SLOWLY];
}

/** Remembers that a customer has logged in from here: guesses of strangers do not keep them out. */
async function rememberHousehold(request: ApiRequest, email: string): Promise<void> {
  const key = householdKey(request, email);
  await forgetAttempts(key, KNOWN);
  await limitAttempts(key, KNOWN);
}

/**
 * Checks a password unless its sender has tried too often, or strangers have guessed at the account
 * and this sender may be one of them.
 * @param check `null` for a wrong address or password; an error that it throws is passed on and not counted
 */
export async function limitedLogin<Customer>(
  request: ApiRequest,
  email: string,
  check: () => Promise<Customer | null>,
): Promise<Customer | null | 'too_many'> {
  if (await limitRequests(request, BY_CLIENT)) return 'too_many';
  const [household, account] = [householdKey(request, email), limitKey(email)];
  const isKnown = await hasAttempts(household, KNOWN);
  const counted = isKnown ? [] : await countStranger(account);
  if (!counted) return 'too_many';
  let isCounted = false;
  try {
    const guess = [`${email} ${clientAddress(request)}`, BY_HOUSEHOLD] as const;
    const found = await limitedGuess([guess], check, (customer) => customer !== null);
    isCounted = found === null;
    if (found !== null && found !== 'too_many') await rememberHousehold(request, email);
    return found;
  } finally {
    if (!isCounted) await Promise.all(counted.map((limit) => returnAttempt(account, limit)));
  }
}

/**
 * Counts a request for a link by which a password is set, for any address. Strangers can use up the
 * links of a day; a household from which its customer has logged in has links of its own.
 * @returns whether there were too many
 */
export async function limitResets(request: ApiRequest, email: string): Promise<boolean> {
  const isKnown = await hasAttempts(householdKey(request, email), KNOWN);
  const rejected = await (isKnown
    ? limitGuesses(`${email} ${clientAddress(request)}`, RESET_BY_HOUSEHOLD)
    : limitGuesses(email, RESET_BY_STRANGERS));
  return rejected !== null;
}

/**
 * Resets the limits once a password was set by an emailed link: earlier guesses must not lock its
 * owner out.
 */
export async function forgetLoginGuesses(request: ApiRequest, email: string): Promise<void> {
  const account = limitKey(email);
  const strangers = [BY_STRANGERS, BY_STRANGERS_DAILY, BY_STRANGERS_SLOWLY];
  await Promise.all(strangers.map((limit) => forgetAttempts(account, limit)));
  await forgetGuesses(`${email} ${clientAddress(request)}`, BY_HOUSEHOLD);
  await rememberHousehold(request, email);
}
