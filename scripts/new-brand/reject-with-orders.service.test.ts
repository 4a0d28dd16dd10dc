import { Client } from 'pg';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { rejectWithOrdersOf } from './database-migration';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('CREATE SCHEMA shop; CREATE TABLE shop.orders (project text)');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a shop without orders is removed', async () => {
  await client.query("INSERT INTO shop.orders VALUES ('hgg')");
  await expect(client.query(rejectWithOrdersOf('abc'))).resolves.toBeDefined();
});

test('a shop with orders is not removed, and the reason is said', async () => {
  await client.query("INSERT INTO shop.orders VALUES ('abc')");
  await expect(client.query(rejectWithOrdersOf('abc'))).rejects.toThrow(
    'the shop abc has orders, whose pages, documents and emails need it',
  );
});
