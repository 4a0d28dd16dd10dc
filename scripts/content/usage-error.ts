/** A command was called with something that is none: its message is all there is to say. */
export class UsageError extends Error {}
