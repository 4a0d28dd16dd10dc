import { randomBytes } from 'node:crypto';

type Prefix =
  | 'cs_test'
  | 'pi'
  | 'seti'
  | 'ch'
  | 're'
  | 'evt'
  | 'req'
  | 'pm'
  | 'li'
  | 'price'
  | 'prod';

/** A new object's id, 128 random bits, because a session's id gives access to its payment page. */
export const newId = (prefix: Prefix) => `${prefix}_${randomBytes(16).toString('hex')}`;

/** The form of ids; any other text in a path is not an object's id. */
export const isId = (text: string) => /^[a-z]{2,5}_\w{1,100}$/.test(text);

/** The API's timestamps: whole seconds since 1970. */
export const epochSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
