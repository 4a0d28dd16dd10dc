import { apiRoute } from '@/lib/http/api-route.server';
import { widgetFrame } from '@/lib/third-parties/widget-frame.server';

/** `/widget-frame#…`: the frame of a provider's widget, which is in the fragment. */
export default apiRoute({ GET: widgetFrame });
