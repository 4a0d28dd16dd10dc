import { apiRoute } from '@/lib/platform/http/api-route.server';
import { widgetFrame } from '@/lib/browser/third-parties/widget-frame.server';

/** `/widget-frame#…`: the frame of a provider's widget, which the fragment describes. */
export default apiRoute({ GET: widgetFrame });
