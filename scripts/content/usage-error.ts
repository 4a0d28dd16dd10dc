/** A command was called incorrectly; its message is printed without a stack. */
export class UsageError extends Error {}
