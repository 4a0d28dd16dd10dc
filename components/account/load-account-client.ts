/** What sends the forms of the account, with their captcha: loaded with the first touch of one. */
export const loadAccountClient = () => import('@/lib/api/account/log-in');
