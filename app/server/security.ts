import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import firstScript from '#app/entry/first-script.ts?inline-script';
import { untransformed } from '#app/platform/no-transform.ts';
import { trackingSources } from '#app/tracking/hosts.ts';
import type { TrackingTools } from '#app/tracking/tools.ts';

interface SecurityOptions {
  https: boolean;
  /** Whether HSTS also applies to all subdomains. */
  hstsSubdomains?: boolean;
  /** In development Vite injects styles and opens a socket. */
  development: boolean;
  /** A host from which the browser may load icons. */
  iconFallback?: URL | null;
  /** Tools whose hosts the browser may contact. */
  tracking?: TrackingTools;
  /** Receives error reports directly from the browser. */
  collector?: URL | null | undefined;
}

/** The headers of every response. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(options.https && { 'strict-transport-security': strictTransport(options) }),
  };
}

function strictTransport({ hstsSubdomains }: SecurityOptions): string {
  return `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`;
}

/**
 * Adds headers to the app's responses unless a response sets them itself, and asks proxies not to transform pages.
 * (Hono's `secure-headers` does not share its values with responses sent without the app.)
 */
export function secureResponses(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (context, next) => {
    await next();
    for (const [name, value] of entries) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    const { headers: sent } = context.res;
    const control = sent.get('cache-control') ?? '';
    const kept = untransformed(sent.get('content-type') ?? '', control);
    if (kept !== control) sent.set('cache-control', kept);
  };
}

/** Hash of the site's only inline script. The policy allows no other. */
const inlineScript = createHash('sha256').update(firstScript).digest('base64');

function contentSecurityPolicy(options: SecurityOptions): string {
  const { https, development, iconFallback, collector, tracking = {} } = options;
  const { script, connect: tools, image, frame } = trackingSources(tracking);
  const connect = [development && 'ws:', iconFallback?.origin, collector?.origin].filter(Boolean);
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${inlineScript}'${script}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${image}`,
    "font-src 'self'",
    `${["connect-src 'self'", ...connect].join(' ')}${tools}`,
    ...(frame ? [`frame-src${frame}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Not compatible with scripts that the tools load, nor with Vite's client in development.
    ...(script || development ? [] : ["require-trusted-types-for 'script'", 'trusted-types site']),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
