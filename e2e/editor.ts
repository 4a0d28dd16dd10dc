import { createClient } from 'contentful-management';

type Fields = Record<string, unknown>;

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests through npm test`);
  return value;
};

/** Writes and publishes entries through the CMS's management API, as an editor. */
export class Editor {
  private readonly client = createClient(
    {
      accessToken: required('CONTENTFUL_MANAGEMENT_TOKEN'),
      host: required('CONTENTFUL_MANAGEMENT_HOST'),
      hostUpload: required('CONTENTFUL_UPLOAD_HOST'),
      insecure: true,
    },
    {
      defaults: {
        spaceId: required('CONTENTFUL_SPACE_ID'),
        environmentId: process.env.CONTENTFUL_ENVIRONMENT ?? 'master',
      },
    },
  );

  /** The ids without an entry. */
  async unknownIds(ids: readonly string[]): Promise<string[]> {
    const known = new Set<string>();
    for (let first = 0; first < ids.length; first += 100) {
      const some = ids.slice(first, first + 100).join(',');
      const query = { 'sys.id[in]': some, limit: 100 };
      for (const { sys } of (await this.client.entry.getMany({ query })).items) known.add(sys.id);
    }
    return ids.filter((id) => !known.has(id));
  }

  /** Published nodes of a shop with a page of their own. */
  async pages(project: string): Promise<{ id: string; path: string; countries: string }[]> {
    const query = { content_type: 'node', 'fields.project.de': project, limit: 1_000 };
    const { items } = await this.client.entry.getMany({ query });
    return items.flatMap(({ sys, fields }) => {
      const path: unknown = fields['path']?.de;
      const isPage = sys.publishedVersion !== undefined && fields['page']?.de !== undefined;
      const countries = String(fields['countries']?.de ?? '');
      return isPage && typeof path === 'string' ? [{ id: sys.id, path, countries }] : [];
    });
  }

  /** Saves an entry's German fields, replacing existing ones, without publishing. */
  private async save(id: string, type: string, fields: Fields) {
    const localized = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { de: value }]),
    );
    const existing = await this.client.entry.get({ entryId: id }).catch(() => null);
    return existing
      ? this.client.entry.update({ entryId: id }, { ...existing, fields: localized })
      : this.client.entry.createWithId({ entryId: id, contentTypeId: type }, { fields: localized });
  }

  async draft(id: string, type: string, fields: Fields): Promise<void> {
    await this.save(id, type, fields);
  }

  async publish(id: string, type: string, fields: Fields): Promise<void> {
    await this.client.entry.publish({ entryId: id }, await this.save(id, type, fields));
  }

  /**
   * Publishes changes of some fields of an entry. @returns a function that restores and publishes
   * it
   */
  async change(id: string, fields: Fields): Promise<() => Promise<void>> {
    const before = await this.client.entry.get({ entryId: id });
    const publishFields = async (own: Record<string, Record<string, unknown>>) => {
      const present = await this.client.entry.get({ entryId: id });
      const saved = await this.client.entry.update({ entryId: id }, { ...present, fields: own });
      await this.client.entry.publish({ entryId: id }, saved);
    };
    const localized = Object.entries(fields).map(([name, value]) => [name, { de: value }]);
    await publishFields({ ...before.fields, ...Object.fromEntries(localized) });
    return () => publishFields(before.fields);
  }

  /** An entry's fields as they are saved. */
  async read(id: string): Promise<Fields> {
    return (await this.client.entry.get({ entryId: id })).fields;
  }

  async unpublish(id: string): Promise<void> {
    await this.client.entry.unpublish({ entryId: id });
  }

  /** Deletes an entry, because an unpublished one would still show in draft mode. */
  async remove(id: string): Promise<void> {
    await this.unpublish(id);
    await this.client.entry.delete({ entryId: id });
  }

  /** Publishes a picture with a description, and links to it. */
  async picture(assetId: string, title: string, png: Buffer) {
    const { client } = this;
    const { sys } = await client.upload.create({}, { file: new Uint8Array(png).buffer });
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } } as const;
    const file = { fileName: `${assetId}.png`, contentType: 'image/png', uploadFrom };
    const fields = { title: { de: title }, description: { de: title }, file: { de: file } };
    const present = await client.asset.get({ assetId }).catch(() => null);
    const draft = present
      ? await client.asset.update({ assetId }, { ...present, fields })
      : await client.asset.createWithId({ assetId }, { fields });
    await client.asset.publish({ assetId }, await client.asset.processForAllLocales({}, draft));
    return { sys: { type: 'Link', linkType: 'Asset', id: assetId } };
  }

  /** Publishes a page of hgg with these blocks at `/{slug}`. */
  async publishPage(slug: string, blocks: readonly string[]): Promise<void> {
    await this.publish(`${slug}-page`, 'page', { title: slug, main: blocks.map(link) });
    await this.publish(`${slug}-node`, 'node', {
      nodeId: slug,
      project: 'hgg',
      name: slug,
      path: `/${slug}`,
      page: link(`${slug}-page`),
    });
  }

  /** Publishes a text box with one paragraph and the given visibility fields. */
  async publishText(id: string, words: string, visibility: Fields = {}): Promise<void> {
    await this.publish(id, 'textBox', { title: id, body: richText(words), ...visibility });
  }
}

/** Link to an entry in the format of the content API. */
export const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** A rich text document of one paragraph. */
export const richText = (words: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value: words, marks: [], data: {} }],
    },
  ],
});

/** A date `seconds` from now in the format of editors' fields. */
export const inSeconds = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toISOString();

/**
 * An instant before which a test has time to do this work again, however busy the machine is.
 * @param work what is done before the instant, without dates or with others
 * @param besidesMs time for what else is done before it, on a machine that is not busy
 */
export async function edgeAfter(work: () => Promise<unknown>, besidesMs = 3_000): Promise<number> {
  const began = Date.now();
  await work();
  return Date.now() + besidesMs + 4 * (Date.now() - began);
}
