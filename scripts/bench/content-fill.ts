import { contentfulModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { parseModel } from '@/packages/contentful-local/model/content-model';
import {
  type ContentType,
  type Entry,
  type Json,
  type JsonObject,
  makeLink,
} from '@/packages/contentful-local/model/entities';
import { newLifecycle, published } from '@/packages/contentful-local/model/lifecycle';
import { bootstrap } from '@/packages/contentful-local/store/bootstrap';
import { ContentStore } from '@/packages/contentful-local/store/content-store';
import { openDatabase } from '@/packages/contentful-local/store/database';
import { newUnitOfWork } from '@/packages/contentful-local/store/unit-of-work';
import { richTextOf } from './window-content';

export const ENTRIES_PER_PAGE = 60;
const FIRST_INSTANT = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
const BATCH = 1_000;
const TONES = ['plain', 'soft', 'inverted'];
const COUNTRIES = ['DE;AT;CH', 'DE', 'AT;CZ', 'PL;NL;FR'];
const WORDS =
  'Hemd Hose Mantel Loden Leinen Wolle Schurwolle Cord Flanell Tweed Nadelstreifen Kragen Manschette Knopf Saum Futter Tasche Gürtel Weste Sakko Anzug Pullover Strick Zopf Jacke Parka Blouson Jeans Denim Chino'.split(
    ' ',
  );

/** Returns `length` words that depend only on `seed`. */
export function words(seed: number, length: number): string {
  return Array.from(
    { length },
    (_, index) => WORDS[(seed * 7 + index * index * 3 + index) % WORDS.length],
  ).join(' ');
}

/** Start of the window of the text box with this index. */
export const beginOf = (index: number) => new Date(FIRST_INSTANT + index * MINUTE_MS).toISOString();

const de = (value: Json) => ({ de: value });
const links = (entries: Entry[]) => de(entries.map(({ id }) => makeLink('Entry', id)));

/** Builds the entries of whole pages, in the shop's own content types. */
class PageWriter {
  readonly entries: Entry[] = [];
  #textBoxes = 0;

  /**
   * Adds a node with its page: 14 text boxes, four tabs of four texts each and seven accordion
   * entries.
   */
  write(index: number): void {
    const id = `page-${index}`;
    const texts = Array.from({ length: 14 }, (_, at) => this.#textBox(`${id}-text-${at}`));
    const tabs = Array.from({ length: 4 }, (_, at) => this.#tabs(`${id}-tabs-${at}`));
    const folds = Array.from({ length: 7 }, (_, at) =>
      this.#put('accordionItem', `${id}-fold-${at}`, {
        headline: de(words(index + at, 3)),
        text: de(richTextOf(words(index + at, 40)) as unknown as Json), // plain JSON, typed narrower
      }),
    );
    const accordion = this.#put('accordion', `${id}-accordion`, {
      title: de(id),
      items: links(folds),
    });
    const blocks = links([...texts, ...tabs, accordion]);
    const page = this.#put('page', id, { title: de(id), main: blocks });
    this.#put('node', `node-${index}`, {
      nodeId: de(`node-${index}`),
      project: de(['hgg', 'hrm', 'eck'][index % 3] ?? 'hgg'),
      name: de(words(index, 2)),
      path: de(`/bench-${index}`),
      page: de(makeLink('Entry', page.id)),
    });
  }

  #tabs(id: string): Entry {
    const items = Array.from({ length: 4 }, (_, at) =>
      this.#put('tabItem', `${id}-item-${at}`, {
        headline: de(words(at, 2)),
        key: de(`tab-${at}`),
        body: links([this.#textBox(`${id}-text-${at}`)]),
      }),
    );
    return this.#put('tabs', id, { title: de(id), items: links(items) });
  }

  #textBox(id: string): Entry {
    const index = this.#textBoxes++;
    return this.#put('textBox', id, {
      title: de(`${id} ${words(index, 2)}`),
      headline: { de: words(index, 4), en: words(index + 1, 4) },
      body: {
        de: richTextOf(words(index, 60)) as unknown as Json, // plain JSON, typed narrower
        en: richTextOf(words(index + 1, 60)) as unknown as Json, // the same
      },
      tone: de(TONES[index % TONES.length] ?? ''),
      countries: de(COUNTRIES[index % COUNTRIES.length] ?? ''),
      startDateTime: de(beginOf(index)),
    });
  }

  #put(contentType: string, id: string, fields: Entry['draft']['fields']): Entry {
    const at = new Date(FIRST_INSTANT + this.entries.length * 1_000).toISOString();
    const entry: Entry = {
      kind: 'Entry',
      id,
      contentType,
      ...newLifecycle(at),
      draft: { fields, metadata: { tags: [], concepts: [] } },
    };
    const live = published<Entry['draft'], Entry>(entry, this.entries.length + 1, at);
    this.entries.push(live);
    return live;
  }
}

/** The shop's own model and about `count` published entries. */
export function benchContent(count: number): { pages: number; records: (ContentType | Entry)[] } {
  const writer = new PageWriter();
  const pages = Math.max(1, Math.floor(count / ENTRIES_PER_PAGE));
  for (let page = 0; page < pages; page++) writer.write(page);
  return { pages, records: [...model(), ...writer.entries] };
}

/**
 * Writes content to an empty database through the service's own store; through the API the largest
 * space would take hours.
 */
export async function fillContent(databaseUrl: string, space: string, count: number) {
  const pool = await openDatabase(databaseUrl);
  const store = new ContentStore(pool);
  await bootstrap(store, space, 'master');
  const { pages, records } = benchContent(count);
  for (let begin = 0; begin < records.length; begin += BATCH) {
    const unit = newUnitOfWork();
    unit.puts = records.slice(begin, begin + BATCH).map((record) => ({ record, from: null }));
    await store.commit(space, 'master', unit);
  }
  await pool.end();
  return { pages, entries: pages * ENTRIES_PER_PAGE };
}

function model(): ContentType[] {
  const at = new Date(FIRST_INSTANT).toISOString();
  return contentfulModel(contentTypes).contentTypes.map(({ id, ...type }) => {
    const draft = parseModel(type as unknown as JsonObject).model; // a body as it is sent
    const fresh: ContentType = { kind: 'ContentType', id, ...newLifecycle(at), draft };
    return published<ContentType['draft'], ContentType>(fresh, 0, at);
  });
}
