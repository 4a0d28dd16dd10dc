import { Client, type QueryResult } from 'pg';

export interface Rows {
  query: (text: string, values?: readonly unknown[]) => Promise<QueryResult>;
  end: () => Promise<void>;
}

/** A connection of a drill's own, beside the shop's. */
export async function openRows(connectionString: string): Promise<Rows> {
  const client = new Client({ connectionString });
  // A database that is stopped on purpose closes it; the next query fails.
  client.on('error', () => undefined);
  await client.connect();
  return {
    query: (text, values = []) => client.query(text, [...values]),
    end: () => client.end(),
  };
}
