/** A field that nobody sees; programs fill it in, and are refused. */
export const Honeypot = () => <input name="website" autoComplete="off" hidden />;
