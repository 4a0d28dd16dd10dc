/** Response status of each rejection; its message is in `account.refusals`. */
export const ACCOUNT_REJECTIONS = {
  invalid: 422,
  login_failed: 401,
  not_logged_in: 401,
  too_many_attempts: 429,
  known_address: 409,
  captcha_failed: 403,
  password_wrong: 422,
  link_expired: 410,
  unknown_device: 404,
  card_unknown: 422,
  has_card: 409,
  not_ordered: 404,
  reviewed: 409,
  order_pending: 409,
  passkey_failed: 401,
  busy: 503,
  unavailable: 503,
} as const;

export type AccountRejection = keyof typeof ACCOUNT_REJECTIONS;

export const isAccountRejection = (code: string | null): code is AccountRejection =>
  code !== null && Object.hasOwn(ACCOUNT_REJECTIONS, code);

/** Messages shown after a form has succeeded. */
export const ACCOUNT_NOTICES = [
  'reset_sent',
  'password_set',
  'password_changed',
  'email_asked',
  'address_saved',
  'device_closed',
  'confirmed',
  'restored',
  'logged_out',
  'review_sent',
  'account_deleted',
  'passkey_added',
  'passkey_removed',
  'card_connected',
  'card_added',
  'card_registered',
  'card_activated',
  'newsletter_saved',
  'newsletter_asked',
  'newsletter_ended',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];
