import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/packages/contentful-local/testing/running-service';
import type { Template } from '@/packages/service-kit/testing/test-database';
import { openSpace, type Space } from './space';

export interface MigrationSpace {
  service: RunningService;
  /** By which scripts reach the space. */
  variables: Record<string, string>;
  space: Space;
  /** Empty folder for migrations. */
  folder: string;
  close: () => Promise<void>;
}

/**
 * A space of its own service, and a folder for its migrations.
 * @param template what the space begins with, by default nothing
 */
export async function openMigrationSpace(template?: Template): Promise<MigrationSpace> {
  const service = await startService({}, template);
  const variables = {
    CONTENTFUL_SPACE_ID: SPACE,
    CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
    CONTENTFUL_MANAGEMENT_HOST: service.hosts.management,
    CONTENTFUL_INSECURE: 'true',
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-migrations-'));
  const close = async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  };
  return { service, variables, space: openSpace(variables), folder, close };
}
