import { contextAnswer } from '@/lib/content/switch-locale.server';
import { apiRoute, problem } from '@/lib/http/api-route.server';

/** The shop's context: `?locale=de-at` names a locale, without it the visitor's own answers. */
export default apiRoute({
  GET: (request) => {
    const { locale } = request.query;
    if (Array.isArray(locale)) return problem(400, 'Expected one locale');
    return contextAnswer(request, locale);
  },
});
