/**
 * Attributes of a field for an email address. No native email field: Safari rejects a domain in its own
 * letters (`max@müller.de`), typed or filled in, and Chrome rewrites it, by the pattern that HTML gives
 * for such fields. Forms check addresses by themselves. What a native field switches off by itself,
 * autocorrection among it, is switched off here.
 */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  pattern: '.+@.+',
} as const;
