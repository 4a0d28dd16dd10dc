const MARKED = /<mark>(.*?)<\/mark>/gs;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** InstantSearch escapes a record's text before it sets its marks. */
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** A name with the searched words marked; whatever else looks like markup is text. */
export function TileTitle({
  text,
  highlighted,
}: {
  text: string;
  highlighted?: string | undefined;
}) {
  if (!highlighted) return text;
  // Split by a pattern with one group: the marked words are at the odd indexes.
  const parts = highlighted.split(MARKED).map((part, place) => ({ words: unescaped(part), place }));
  return parts.map(({ words, place }) =>
    place % 2 === 1 ? <mark key={place}>{words}</mark> : words,
  );
}
