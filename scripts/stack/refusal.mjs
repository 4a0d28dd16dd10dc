/** Something the person at the terminal can put right: shown as its message alone, no stack trace. */
export class Refusal extends Error {}
