/** What a page contains beside files: hashes of its inline scripts and styles in the form `'sha256-…'`, and style attributes. */
interface Inline {
  scripts?: readonly string[];
  styles?: readonly string[];
  hasStyleAttributes?: boolean;
}

export function contentSecurityPolicy({ scripts = [], styles = [], hasStyleAttributes = false }: Inline = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(hasStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' https://i.ytimg.com blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' https:",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Its own pages for frames, which admins see before they publish them.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

export const strictTransport = 'max-age=31536000; includeSubDomains';

/** Browsers cache shared responses and revalidate them each time; nothing stores personal ones. */
export const sharedCaching = 'private, no-cache';
export const personalCaching = 'no-store';
export const responseVariesBy = 'Cookie, Accept-Encoding';
