/**
 * The planner inside contentful-migration, which has no public types. Based on the source of 4.32
 * (`built/lib/migration-parser.js`); the version is pinned exactly because of this file.
 */
declare module 'contentful-migration/built/lib/migration-parser' {
  import type { MigrationFunction } from 'contentful-migration';

  export interface PlannedRequest {
    method: 'PUT' | 'DELETE';
    /** Relative to the environment, for example `/content_types/page/published`. */
    url: string;
    headers: Record<string, string | number>;
    data?: unknown;
  }

  interface StepError {
    message: string;
  }

  export interface Batch {
    intent: { toPlanMessage(): { heading: string } };
    requests: PlannedRequest[];
    validationErrors: StepError[];
    runtimeErrors: Error[];
  }

  export interface ParseResult {
    batches: Batch[];
    stepsValidationErrors: StepError[];
    payloadValidationErrors: StepError[];
    getValidationErrors(): StepError[];
    getRuntimeErrors(): Error[];
  }

  interface ReadRequest {
    method: 'GET';
    url: string;
  }

  export function createMigrationParser(
    makeRequest: (request: ReadRequest) => Promise<unknown>,
    config: { spaceId: string; environmentId: string; requestBatchSize?: number },
  ): (migration: MigrationFunction) => Promise<ParseResult>;
}
