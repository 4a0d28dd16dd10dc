import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import type { Browser, Page } from '@playwright/test';
import { galleryFindings, overflowing } from '@/e2e/gallery-checks';
import { editorLink } from '@/lib/studio/editor/signed-token.mjs';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { startBenchStack, type Stack } from './bench-stack';
import { launchBrowser } from './script-weight';

const PROJECTS = PROJECT_IDS;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 390, 768, 1440] as const;
/** Pages checked in parallel; axe keeps one processor busy. */
const AT_ONCE = 2;
const MAX_MINUTES = 30;

type Project = ProjectId;

/** Violations, with the combinations in which they were found. */
type Findings = Map<string, string[]>;

/**
 * Checks every block in every state, in one language of one shop, in both themes and at every
 * width.
 */
async function look(page: Page, address: string, place: string, findings: Findings) {
  const response = await page.goto(address);
  if (!response?.ok())
    throw new Error(`${address}: ${response?.status()} ${await response?.text()}`);
  // The theme is set by the page's own script.
  await page.locator('html[data-theme="light"]').waitFor();
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const edges = (await overflowing(page)).map((element) => `reaches over the edge: ${element}`);
      for (const finding of [...edges, ...(await galleryFindings(page))]) {
        const places = findings.get(finding) ?? [];
        findings.set(finding, [...places, `${place} ${theme} ${width}`]);
      }
    }
  }
}

/** Opens a session for editors at one shop's host, because the gallery requires it. */
async function openSession(page: Page, stack: Stack, project: Project): Promise<void> {
  const { SITE_URL = '', SESSION_SECRET = '' } = stack.env;
  const { pathname, search } = new URL(editorLink(SITE_URL, SESSION_SECRET));
  await page.goto(new URL(pathname + search, stack.urls[project]).href, { waitUntil: 'commit' });
}

function addressOf(stack: Stack, project: Project, language: string): string {
  const query = new URLSearchParams({ frame: '1', project, language });
  return new URL(`/dev/blocks?${query}`, stack.urls[project]).href;
}

async function lookAtAll(browser: Browser, stack: Stack): Promise<Findings> {
  const findings: Findings = new Map();
  const places = PROJECTS.flatMap((project) =>
    LANGUAGES.map((language) => ({ project, language })),
  );
  const worker = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    // esbuild, which compiles this file, wraps functions in a call of `__name`.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    for (let next = places.shift(); next; next = places.shift()) {
      const { project, language } = next;
      const begin = Date.now();
      await openSession(page, stack, project);
      await look(page, addressOf(stack, project, language), `${project} ${language}`, findings);
      console.log(`${project} ${language}: ${((Date.now() - begin) / 1000).toFixed(0)} s`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return findings;
}

function print(findings: Findings): void {
  const all = PROJECTS.length * LANGUAGES.length * THEMES.length * WIDTHS.length;
  for (const [finding, places] of findings) {
    console.log(`${finding}\n    in ${places.length} of ${all}: ${places.slice(0, 6).join(', ')}`);
  }
  console.log(
    `${PROJECTS.length} shops × ${LANGUAGES.length} languages × ${THEMES.length} themes × ${WIDTHS.length} widths: ${findings.size} findings (0)`,
  );
}

/** Checks the whole gallery: every block in every state, theme, language and width. */
export async function run(): Promise<boolean> {
  const stack = await startBenchStack();
  const browser = await launchBrowser();
  const begin = Date.now();
  try {
    const findings = await lookAtAll(browser, stack);
    print(findings);
    const minutes = (Date.now() - begin) / 60_000;
    console.log(`${minutes.toFixed(1)} minutes (at most ${MAX_MINUTES})`);
    return findings.size === 0 && minutes <= MAX_MINUTES;
  } finally {
    await browser.close();
    await stack.stop();
  }
}
