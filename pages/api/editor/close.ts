import { closeEditor } from '@/lib/editor/editor-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export default apiRoute({ POST: closeEditor });
