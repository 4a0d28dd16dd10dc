/**
 * Loads the code that sends account forms with their captcha, on the first interaction with one.
 */
export const loadAccountClient = () => import('@/lib/api/account/log-in');
