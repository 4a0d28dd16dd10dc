import { blockTypes } from '@/cms-schema/model';
import type { BlockType } from '@/lib/cms/content/block';
import type { DraftNote } from '@/lib/cms/content/draft-notes';
import { evaluate } from '@/lib/cms/content/evaluate';
import { EntryReader } from '@/lib/cms/content/read-entry.server';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { isProjectId, PROJECT_IDS } from '@/lib/shop/project/projects';
import { describeReason } from '@/lib/cms/visibility/describe-reason';
import type { HiddenReason } from '@/lib/cms/visibility/verdict';
import { blockFixtures } from './block-fixtures';
import type { Exhibit, GalleryProps } from './gallery';
import { GALLERY_WIDTHS, THEMES } from './gallery-choice';

const THREE_DAYS_MS = 3 * 86_400_000;

/** Replaces pictures of the fixtures, which exist in no space. */
const PICTURE = { url: '/gallery/picture.svg', contentType: 'image/svg+xml' };

/**
 * Fields of a fixture with unique ids, since all states are on one page, and with replaced
 * pictures.
 */
function exhibited(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => exhibited(item, prefix));
  if (typeof value !== 'object' || value === null) return value;
  const isPicture = 'url' in value && 'width' in value && 'contentType' in value;
  const entries = Object.entries({ ...value, ...(isPicture && PICTURE) });
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      key === 'id' && typeof inner === 'string' ? `${prefix}-${inner}` : exhibited(inner, prefix),
    ]),
  );
}

interface Fixture {
  fields: Record<string, unknown>;
  until: number | null;
  loaded?: unknown;
}

function shown(type: BlockType, state: string, fixture: Fixture, now: number): Exhibit {
  const id = `${type}-${state}`;
  // A copy with other ids and pictures has the same shape.
  const fields = exhibited(fixture.fields, id) as BlockInstance['fields'];
  const until = fixture.until === null ? null : now + THREE_DAYS_MS;
  const loaded = fixture.loaded !== undefined && { loaded: fixture.loaded };
  return { type, state, block: { id, type, fields, until, ...loaded }, notes: [] };
}

function noted(type: BlockType, state: string, reason: HiddenReason, now: number): Exhibit {
  const because = describeReason(reason, now);
  const note: DraftNote = { id: `${type}-${state}`, type, kind: reason.kind, because };
  return { type, state, block: null, notes: [note] };
}

/** The editor's note for an entry whose window begins in three days. */
function hidden(type: BlockType, fields: Fixture['fields'], context: PageContext): Exhibit[] {
  const { windowRule } = blockTypes[type];
  const begin = context.now + (windowRule === 'insideWindow' ? THREE_DAYS_MS : -THREE_DAYS_MS);
  const place = { id: `${type}-hidden`, type, path: 'main.0' };
  const { hidden: found } = evaluate(
    [
      {
        ...place,
        kind: 'sound',
        values: fields,
        rules: {
          countries: { codes: [], unknown: [] },
          projects: [],
          schedule: { start: begin, end: begin + 2 * THREE_DAYS_MS },
          windowRule,
          isActive: true,
          audience: null,
          closedByCookie: null,
        },
        children: [],
        requiredContent: [],
        issues: [],
      },
    ],
    context,
  );
  return found.map(({ reason }) => noted(type, 'hidden', reason, context.now));
}

/** The note for an entry whose fields all have values of a wrong type. */
function invalid(type: BlockType, now: number): Exhibit[] {
  const id = `${type}-invalid`;
  const fields = Object.keys(blockTypes[type].fields).map((name) => [name, { unusable: true }]);
  const entry = {
    sys: { id, contentType: { sys: { id: type } } },
    fields: Object.fromEntries(fields),
  };
  const reader = new EntryReader(
    { entries: { [id]: entry }, assets: {}, roots: [id], fetchedAt: now },
    { nodes: { locale: '', paths: new Map(), hosts: [] }, nodeIds: new Map(), scheme: 'https:' },
  );
  const node = reader.read(id, 'main.0');
  return node.kind === 'broken' ? [noted(type, 'invalid', node.reason, now)] : [];
}

function exhibitsOf(type: BlockType, context: PageContext): Exhibit[] {
  const fixtures: Record<string, Fixture> = blockFixtures[type];
  return [
    ...Object.entries(fixtures).map(([state, fixture]) => shown(type, state, fixture, context.now)),
    ...hidden(type, fixtures['default']?.fields ?? {}, context),
    ...invalid(type, context.now),
  ];
}

type Query = Record<string, string | string[] | undefined>;

/** Value of a query parameter; by default the first one allowed. */
function chosen<Value extends string>(query: Query, name: string, values: readonly Value[]): Value {
  const [first] = values;
  const found = values.find((value) => value === query[name]);
  if (found !== undefined) return found;
  if (first === undefined) throw new Error(`nothing to choose for ${name}`);
  return first;
}

const TYPES = Object.values(blockTypes).map(({ id }) => id);

/**
 * Every block in every state of its fixture, without entries of a space. Missing or invalid
 * parameters have the first allowed value.
 */
export function galleryProps(
  query: Query,
  now: number,
  services: Pick<GalleryProps, 'mediaBaseUrl' | 'search'>,
): GalleryProps {
  const project = chosen(query, 'project', PROJECT_IDS);
  const language = chosen(query, 'language', LANGUAGES);
  const block = chosen(query, 'block', ['all', ...TYPES]);
  const locale = `${language}-de`;
  const context = pageContext({ project, locale, path: '/' }, now);
  if (!context || !isProjectId(project)) throw new Error(`${project} has no locale ${locale}`);
  const isFrame = query['frame'] === '1';
  const types = isFrame ? TYPES.filter((type) => block === 'all' || block === type) : [];
  return {
    project,
    locale,
    currency: context.currency,
    messages: messagesFor(language),
    ...services,
    choice: {
      project,
      language,
      block,
      theme: chosen(query, 'theme', THEMES),
      width: chosen(query, 'width', GALLERY_WIDTHS),
    },
    types: TYPES,
    isFrame,
    exhibits: types.flatMap((type) => exhibitsOf(type, context)),
  };
}
