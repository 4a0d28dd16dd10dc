/** A hidden field: bots fill it in and are rejected. */
export const Honeypot = () => <input name="website" autoComplete="off" hidden />;
