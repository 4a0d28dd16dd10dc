import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Editor } from './editor';
import { openEditorSession } from './editor-session';
import { shopUrl } from './hosts';
import { untilHydrated, visit } from './hydrated-page';

export async function twoTexts(editor: Editor, slug: string): Promise<void> {
  await editor.publishText(`${slug}-one`, 'Erster Text');
  await editor.publishText(`${slug}-two`, 'Zweiter Text');
  await editor.publishPage(slug, [`${slug}-one`, `${slug}-two`]);
}

/** Names of the composer's regions in the studio's language. */
interface Regions {
  outline: string;
  panel: string;
}

const ENGLISH: Regions = { outline: 'Outline', panel: 'Fields' };

/** Controls the composer as an editor. */
export class Composing {
  readonly page: Page;
  readonly canvas: FrameLocator;
  readonly panel: Locator;
  readonly outline: Locator;

  constructor(page: Page, { outline, panel } = ENGLISH) {
    this.page = page;
    this.canvas = page.frameLocator('#canvas-frame');
    this.panel = page.getByRole('region', { name: panel });
    this.outline = page.getByRole('region', { name: outline });
  }

  async open(nodeId: string): Promise<void> {
    await openEditorSession(this.page, 'hgg');
    await visit(this.page, shopUrl('hgg', `/studio/compose?node=${nodeId}`));
    await this.outline.waitFor();
    await untilHydrated(this.page);
    await this.canvas.locator('html[data-hydrated]').waitFor();
  }

  /** Inserts a block with its button in the palette. */
  async insert(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search blocks' }).fill(name);
    await this.page.getByRole('button', { name: `Insert ${name}`, exact: true }).click();
    await this.panel.getByRole('heading', { name }).waitFor();
  }

  /** Adds an entry inside the selected one, and selects it. */
  async add(slot: string, type?: string): Promise<void> {
    if (type) await this.panel.getByLabel(`New entry: ${slot}`).selectOption({ label: type });
    await this.panel.getByRole('button', { name: `Add: ${slot}` }).click();
  }

  async type(field: string, value: string): Promise<void> {
    await this.panel.getByLabel(field, { exact: true }).fill(value);
  }

  /** Chooses the first picture that a search finds. */
  async choosePicture(field: string, words: string): Promise<void> {
    await this.panel.getByRole('button', { name: `Choose for ${field}` }).click();
    await this.panel.getByRole('searchbox', { name: 'Search' }).fill(words);
    await this.panel.getByRole('list', { name: field }).getByRole('button').first().click();
  }

  /** Selects an item of the page by its position in the outline. */
  async select(name: string, position = 0): Promise<void> {
    await this.rows(name).nth(position).click();
    await this.panel.getByRole('heading', { name }).waitFor();
  }

  /** The outline's rows of a type of block. */
  rows(name: string): Locator {
    return this.outline.getByRole('treeitem', { name: new RegExp(`^${name}(:|$)`) });
  }

  /** Clears the selection, so that the next block is inserted at the end of the page. */
  async toPage(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Fields of the page' }).click();
  }

  /** Drags an element to the upper edge of another one on the canvas. */
  async drag(dragged: Locator, target: Locator): Promise<void> {
    const [from, to] = [await dragged.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    const { mouse } = this.page;
    await mouse.move(from.x + 20, from.y + 10);
    await mouse.down();
    await mouse.move(from.x + 60, from.y + 20, { steps: 5 });
    await mouse.move(to.x + 60, to.y + 4, { steps: 25 });
    await this.page.waitForTimeout(400);
    await mouse.up();
  }

  async saved(): Promise<void> {
    await this.page.getByText('Saved as a draft').waitFor();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}
