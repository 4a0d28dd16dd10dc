import { closeEditor } from '@/lib/studio/editor/editor-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export default apiRoute({ POST: closeEditor });
