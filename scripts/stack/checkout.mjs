import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of this checkout, which every script uses regardless of the working directory. */
export const CHECKOUT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {...string} parts */
export const inCheckout = (...parts) => path.join(CHECKOUT, ...parts);
