import fs from 'node:fs';
import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { isOn } from './switches.mjs';

/**
 * Hex strings of the lengths that Next draws, as of next 16.4.6 (`next/dist/build/preview-key-utils.js`).
 * @param {string} secret
 */
function keysFrom(secret) {
  /** @param {string} purpose @param {number} bytes */
  const derive = (purpose, bytes) =>
    Buffer.from(hkdfSync('sha256', secret, '', `selvedge:drafts ${purpose}`, bytes)).toString(
      'hex',
    );
  return {
    previewModeId: derive('id', 16),
    previewModeSigningKey: derive('signature', 32),
    previewModeEncryptionKey: derive('encryption', 32),
  };
}

/**
 * Has Next open and seal editors' draft cookies with keys of a secret that all storefronts share, instead
 * of those that each build draws: a draft session would end on every storefront of another build.
 * Next reads the keys from a file of the build, in three places, when it starts. Call this before.
 * @param {string | undefined} secret without one the build's keys stay
 * @param {string} directory of the build
 */
export function deriveDraftKeys(secret, directory) {
  if (!secret || !isOn('draft-keys')) return;
  const file = path.resolve(directory, 'server/preview-props.json');
  const keys = JSON.stringify(keysFrom(secret));
  /** @param {unknown} read */
  const isKeys = (read) => typeof read === 'string' && path.resolve(read) === file;
  const { readFileSync } = fs;
  const { readFile } = fs.promises;
  // The other overloads are passed on.
  fs.readFileSync = /** @type {typeof readFileSync} */ (
    (/** @type {Parameters<typeof readFileSync>} */ ...all) =>
      isKeys(all[0]) ? keys : readFileSync(...all)
  );
  fs.promises.readFile = /** @type {typeof readFile} */ (
    (/** @type {Parameters<typeof readFile>} */ ...all) =>
      isKeys(all[0]) ? Promise.resolve(keys) : readFile(...all)
  );
}
