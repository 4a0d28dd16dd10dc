/** Internal client of contentful-migration; the package publishes no types for it. */
declare module 'contentful-migration/built/bin/lib/contentful-client' {
  interface MigrationClient {
    raw: { http: (url: string, config: object) => Promise<unknown> };
  }

  export function createManagementClient(params: Record<string, unknown>): MigrationClient;
}
