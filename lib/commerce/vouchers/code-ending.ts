/** Last characters of a gift card's code, by which it is recognised: anyone who has the whole code can spend it. */
export const codeEnding = (code: string): string => code.slice(-4);
