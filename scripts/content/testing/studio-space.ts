import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { readMigrations } from '@/scripts/migrate/migration-files';
import { openSpace } from '@/scripts/migrate/space';
import { migrateUp } from '@/scripts/migrate/up';
import {
  fillThroughService,
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/packages/contentful-local/testing/running-service';
import type { Template } from '@/packages/service-kit/testing/test-database';

type Fields = Record<string, unknown>;

export const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** Rich text of one paragraph. */
export const body = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    },
  ],
});

/** A content service with the shop's whole model, for code of the studio. */
export interface StudioSpace {
  service: RunningService;
  /** Writes German fields of an entry; other fields stay. */
  draft: (id: string, type: string, fields: Fields) => Promise<void>;
  /** Writes an entry and publishes it. @returns its time in epoch milliseconds */
  publish: (id: string, type: string, fields: Fields) => Promise<number>;
  /** Publishes a page of hgg at `/{slug}` with these blocks. */
  publishPage: (slug: string, blocks: readonly string[]) => Promise<number>;
  stop: () => Promise<void>;
}

function writer({ management: { entry } }: RunningService) {
  const draft = async (entryId: string, contentTypeId: string, fields: Fields) => {
    const localized = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { de: value }]),
    );
    const before = await entry.get({ entryId }).catch(() => null);
    return before
      ? entry.update({ entryId }, { ...before, fields: { ...before.fields, ...localized } })
      : entry.createWithId({ entryId, contentTypeId }, { fields: localized });
  };
  const publish = async (entryId: string, type: string, fields: Fields) => {
    const { sys } = await entry.publish({ entryId }, await draft(entryId, type, fields));
    return Date.parse(sys.publishedAt ?? '');
  };
  const publishPage = async (slug: string, blocks: readonly string[]) => {
    await publish(`${slug}-page`, 'page', { title: slug, main: blocks.map(link) });
    return publish(`${slug}-node`, 'node', {
      nodeId: slug,
      project: 'hgg',
      name: slug,
      path: `/${slug}`,
      page: link(`${slug}-page`),
    });
  };
  return {
    draft: async (...given: Parameters<typeof draft>) => void (await draft(...given)),
    publish,
    publishPage,
  };
}

const variablesOf = ({ hosts: { management, delivery, preview } }: RunningService) => ({
  CONTENTFUL_SPACE_ID: SPACE,
  CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
  CONTENTFUL_HOST: delivery,
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: TOKENS.preview,
  CONTENTFUL_PREVIEW_HOST: preview,
  CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
  CONTENTFUL_MANAGEMENT_HOST: management,
  CONTENTFUL_UPLOAD_HOST: management,
  CONTENTFUL_INSECURE: 'true',
});

const MIGRATIONS = join(process.cwd(), 'cms-schema/migrations');

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A space with the shop's whole model, cached per state of the migrations and the service's tables.
 */
export const migratedSpace = (): Template => ({
  name: `space_template_${hashOf([MIGRATIONS, 'scripts/migrate', 'packages/contentful-local'])}`,
  fill: (url) =>
    fillThroughService(url, async (service) => {
      const migrations = readMigrations(MIGRATIONS);
      await migrateUp(openSpace(variablesOf(service)), migrations, () => undefined);
    }),
});

/** Starts the service and points this process's environment to it. */
export async function startStudioSpace(): Promise<StudioSpace> {
  const service = await startService({}, migratedSpace());
  const stateDirectory = await mkdtemp(join(tmpdir(), 'selvedge-studio-'));
  // After the start, because the service reads its database address from the environment.
  Object.assign(process.env, ENVIRONMENT, variablesOf(service), {
    STATE_DIRECTORY: stateDirectory,
  });
  const stop = async () => {
    await service.stop();
    await rm(stateDirectory, { recursive: true, force: true });
  };
  return { service, ...writer(service), stop };
}
