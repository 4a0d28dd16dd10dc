import { apiRoute } from '@/lib/platform/http/api-route.server';
import { widgetFrame } from '@/lib/browser/third-parties/widget-frame.server';

/** `/widget-frame#…`: the frame of a provider's widget, whose fragment contains it. */
export default apiRoute({ GET: widgetFrame });
