import { createClient } from 'contentful-management';

/** Words that identify the two blocks in both HTML and JSON. */
export const ENDING = 'bench-block-that-ends';
export const STARTING = 'bench-block-that-starts';

export const BENCH_PATH = '/bench-window';

/** A rich text document of one paragraph. */
export function richTextOf(words: string) {
  const text = { nodeType: 'text', value: words, marks: [], data: {} };
  const paragraph = { nodeType: 'paragraph', data: {}, content: [text] };
  return { nodeType: 'document', data: {}, content: [paragraph] };
}

interface Space {
  host: string;
  token: string;
  space: string;
  environment: string;
}

type Fields = Record<string, Record<string, unknown>>;

/** Writes and publishes the bench's page through the management API, repeatedly. */
export class WindowContent {
  private readonly client;

  constructor({ host, token, space, environment }: Space) {
    this.client = createClient(
      { accessToken: token, host, insecure: true },
      { defaults: { spaceId: space, environmentId: environment } },
    );
  }

  /** Uses the content service of a stack's environment. */
  static of(env: Readonly<Record<string, string>>): WindowContent {
    return new WindowContent({
      host: env['CONTENTFUL_MANAGEMENT_HOST'] ?? '',
      token: env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '',
      space: env['CONTENTFUL_SPACE_ID'] ?? '',
      environment: env['CONTENTFUL_ENVIRONMENT'] ?? 'master',
    });
  }

  private async publish(id: string, contentTypeId: string, fields: Fields): Promise<void> {
    const existing = await this.client.entry.get({ entryId: id }).catch(() => null);
    const saved = existing
      ? await this.client.entry.update({ entryId: id }, { ...existing, fields })
      : await this.client.entry.createWithId({ entryId: id, contentTypeId }, { fields });
    await this.client.entry.publish({ entryId: id }, saved);
  }

  private textBox(id: string, words: string, window: Record<string, string>): Promise<void> {
    return this.publish(id, 'textBox', {
      title: { de: id },
      body: { de: richTextOf(words) },
      ...Object.fromEntries(Object.entries(window).map(([name, value]) => [name, { de: value }])),
    });
  }

  private async publishPage(slug: string, blocks: readonly string[]): Promise<void> {
    const links = blocks.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));
    await this.publish(`${slug}-page`, 'page', { title: { de: slug }, main: { de: links } });
    await this.publish(`${slug}-node`, 'node', {
      nodeId: { de: slug },
      project: { de: 'hgg' },
      name: { de: 'Bench' },
      path: { de: `/${slug}` },
      page: { de: { sys: { type: 'Link', linkType: 'Entry', id: `${slug}-page` } } },
    });
  }

  /** Creates the page with both blocks, followed by the blocks of the home page. */
  async createPage(homeBlocks: readonly string[]): Promise<void> {
    await this.setWindows(null);
    await this.publishPage(BENCH_PATH.slice(1), [ENDING, STARTING, ...homeBlocks]);
  }

  /** Creates a page of `count` text boxes, `Absatz 0` to `Absatz {count - 1}`. */
  async createFlatPage(slug: string, count: number): Promise<void> {
    const ids = Array.from({ length: count }, (_, index) => `${slug}-text-${index}`);
    for (const [index, id] of ids.entries()) await this.textBox(id, `Absatz ${index}`, {});
    await this.publishPage(slug, ids);
  }

  /** Publishes another version of a text of {@link createFlatPage}: `Absatz 3 v17`. */
  async setFlatText(slug: string, index: number, version: number): Promise<void> {
    await this.textBox(`${slug}-text-${index}`, `Absatz ${index} v${version}`, {});
  }

  /** Ends one block and starts the other at `edge`; `null` opens both windows. */
  async setWindows(edge: number | null): Promise<void> {
    const at = edge === null ? null : new Date(edge).toISOString();
    await this.textBox(ENDING, ENDING, at ? { endDateTime: at } : {});
    await this.textBox(STARTING, STARTING, at ? { startDateTime: at } : {});
  }

  /** Changes the words of the block without a window. */
  async setWords(words: string): Promise<void> {
    await this.textBox(ENDING, `${ENDING} ${words}`, {});
  }

  /** Ids of the blocks on the home page of hgg. */
  async homeBlocks(): Promise<string[]> {
    const nodes = await this.client.entry.getMany({
      query: { content_type: 'node', 'fields.project': 'hgg', 'fields.path': '/' },
    });
    const pageId: unknown = nodes.items[0]?.fields['page']?.de?.sys?.id;
    if (typeof pageId !== 'string') throw new Error('hgg has no home page: has the seed run?');
    const page = await this.client.entry.get({ entryId: pageId });
    const links: unknown = page.fields['main']?.de;
    return Array.isArray(links) ? links.map((link: { sys: { id: string } }) => link.sys.id) : [];
  }
}
