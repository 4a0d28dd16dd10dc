const MARKED = /<mark>(.*?)<\/mark>/gs;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Reverts the escaping by InstantSearch, which happens before it adds marks. */
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** A name with the query's words marked; any other markup is shown as text. */
export function TileTitle({
  text,
  highlighted,
}: {
  text: string;
  highlighted?: string | undefined;
}) {
  if (!highlighted) return text;
  // Split by a pattern with one group, so marked words have odd indexes.
  const parts = highlighted.split(MARKED).map((part, place) => ({ words: unescaped(part), place }));
  return parts.map(({ words, place }) =>
    place % 2 === 1 ? <mark key={place}>{words}</mark> : words,
  );
}
