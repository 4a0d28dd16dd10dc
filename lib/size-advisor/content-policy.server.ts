const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * What the advisor's document may do. The sandbox holds also where somebody opens it by itself: it
 * has no origin, so neither cookies nor storage, and it can send nothing anywhere: what a visitor
 * says of his body leaves it only as a message to the page that frames it, which is one of ours.
 * @see docs/decisions/0090
 */
export const ADVISOR_POLICY = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  // Next's own inline scripts; nothing from elsewhere.
  `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  `connect-src ${isDevelopment ? "'self' ws:" : "'none'"}`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');
