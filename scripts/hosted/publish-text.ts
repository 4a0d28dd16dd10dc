import { richText } from '@/demo/rich-text';
import { openSpace } from '@/scripts/migrate/space';

/** Replaces the German text of an entry, and publishes it as an editor does: `<id of a text box> <text>`. */
async function publishText(entryId: string, text: string): Promise<void> {
  const { client } = openSpace(process.env);
  const found = await client.entry.get({ entryId });
  const fields = { ...found.fields, body: { ...found.fields['body'], de: richText(text) } };
  const written = await client.entry.update({ entryId }, { ...found, fields });
  await client.entry.publish({ entryId }, written);
}

const [entryId = '', text = ''] = process.argv.slice(2);
publishText(entryId, text).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
