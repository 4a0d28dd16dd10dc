/** What sends the forms of the account, with their captcha: loaded with the first touch of one. */
export const loadAccountCalls = () => import('@/lib/api/account-calls/log-in');
