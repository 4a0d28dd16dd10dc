import { contextResponse } from '@/lib/cms/content/switch-locale.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** The shop's context; `?locale=de-at` selects a locale, by default the visitor's own. */
export default apiRoute({
  GET: (request) => {
    const { locale } = request.query;
    if (Array.isArray(locale)) return problem(400, 'Expected one locale');
    return contextResponse(request, locale);
  },
});
