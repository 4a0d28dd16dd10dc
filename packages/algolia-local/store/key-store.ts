import type { Pool } from 'pg';
import type { ApiKey, ApiKeySettings } from '#keys/api-key';

export class KeyStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async all(): Promise<ApiKey[]> {
    const { rows } = await this.#pool.query<{
      value: string;
      created_at: Date;
      body: ApiKeySettings;
    }>('select value, created_at, body from search.api_key order by created_at, value');
    return rows.map(({ value, created_at, body }) => ({
      ...body,
      value,
      createdAt: created_at.getTime(),
    }));
  }

  async has(value: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('select from search.api_key where value = $1', [
      value,
    ]);
    return rowCount === 1;
  }

  async save({ value, createdAt, ...settings }: ApiKey): Promise<void> {
    await this.#pool.query(
      `insert into search.api_key (value, created_at, body) values ($1, $2, $3)
       on conflict (value) do update set body = excluded.body`,
      [value, new Date(createdAt), JSON.stringify(settings)],
    );
  }

  async delete(value: string): Promise<void> {
    await this.#pool.query('delete from search.api_key where value = $1', [value]);
  }
}
