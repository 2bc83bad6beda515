/** Hashes of the inline scripts and styles of a page, in the form that the policy uses: `'sha256-…'`. */
interface Inline {
  scripts?: readonly string[];
  styles?: readonly string[];
}

export function contentSecurityPolicy({ scripts = [], styles = [] }: Inline = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' https://i.ytimg.com blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' https:",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
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
export const answersVaryBy = 'Cookie, Accept-Encoding';
