/** Something the person at the terminal can put right: shown as its message alone, no stack trace. */
export class CannotStart extends Error {}
