/**
 * Reports what the surrounding editor of the CMS saves. Its SDK does so only for entries that an
 * element of the page is tagged with, but nodes, hidden blocks and pictures are on the page as well.
 * @param editor origin of the editor's page
 * @returns stops this
 */
export function followSaves(editor: string, onSave: () => void): () => void {
  const receive = ({ origin, data }: MessageEvent) => {
    const { source, method } = Object(data);
    const isSave = source === 'live-preview-editor' && method === 'ENTRY_SAVED';
    if (origin === editor && isSave) onSave();
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
}
