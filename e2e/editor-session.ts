import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { shopUrl, type Project } from './hosts';

const run = promisify(execFile);

/** Path of a new one-time link, as printed by `npm run editor-link`. */
export async function editorLink(): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/editor-link.mjs']);
  const { pathname, search } = new URL(stdout.trim());
  return pathname + search;
}

/** Opens an editor session in the page's browser, at one shop's host. */
export async function openEditorSession(page: Page, project: Project): Promise<void> {
  await page.goto(shopUrl(project, await editorLink()), { waitUntil: 'commit' });
}
