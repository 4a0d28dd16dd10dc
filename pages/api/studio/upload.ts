import { problem } from '@/lib/platform/http/api-response';
import { editorRoute, entityId } from '@/lib/studio/studio/editor-route.server';
import { isPictureOf } from '@/lib/studio/studio/picture-bytes';
import {
  replacePicture,
  uploadPicture,
  type UploadedFile,
} from '@/lib/studio/studio/upload-asset.server';

export const config = { api: { bodyParser: false } };

const LONGEST_FILE = 20 * 1024 * 1024;
/** File names without a path and without unprintable characters. */
const FILE_NAME = /^[^/\\\p{Cc}\ufffd]{1,200}$/u;
const PICTURE = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)$/;

async function replace(file: UploadedFile) {
  const result = await replacePicture(file);
  if (result === 'missing') return problem(404, 'The picture was deleted');
  return result === 'conflict'
    ? problem(409, 'Somebody is changing the picture: try again')
    : { status: 200, body: result };
}

/** `?id=…&name=…`: adds the picture in the body to the media library; with `replaces=1` as the file of one. */
export default editorRoute({
  POST: async (request) => {
    const contentType = request.headers['content-type'] ?? '';
    const { name, replaces } = request.query;
    const id = entityId.safeParse(request.query['id']);
    if (!PICTURE.test(contentType)) return problem(415, 'Expected a picture');
    if (typeof name !== 'string' || !FILE_NAME.test(name))
      return problem(400, 'Expected the name of a file');
    if (!id.success) return problem(400, 'Expected an id for the picture');
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length <= LONGEST_FILE) chunks.push(bytes);
    }
    if (length === 0 || length > LONGEST_FILE) return problem(413, 'A picture has at most 20 MB');
    const bytes = Buffer.concat(chunks);
    if (!isPictureOf(contentType, bytes)) return problem(415, 'The file is no such picture');
    const file = { id: id.data, name, contentType, bytes };
    return replaces === undefined
      ? { status: 201, body: await uploadPicture(file) }
      : replace(file);
  },
});
