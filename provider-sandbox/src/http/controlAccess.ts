import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../ids';
import type { Sandbox } from '../sandbox';
import { HttpError } from './httpError';

/**
 * Guards every route of the control plane. Foreign host names (DNS rebinding) are refused by the Host header; requests from
 * pages of other origins are refused by Origin (see `access.ts`), and by Sec-Fetch-Site where a browser sends no Origin.
 */
export function requireControl({ origins, config: { control } }: Sandbox) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isKnown = control.mode === 'token' ? origins.isOwnHost(request) : origins.isLoopbackHost(request);
    if (!isKnown) throw new HttpError(403, 'The control plane is not reached by this host name.');
    if (request.headers.origin === undefined && isSentByForeignPage(request)) {
      throw new HttpError(403, 'Pages of other origins do not control the sandbox.');
    }
    if (control.mode === 'token' && !isToken(request.headers.authorization, control.token)) {
      // Makes browsers prompt for it; any user name is accepted.
      reply.header('www-authenticate', 'Basic realm="Provider sandbox", charset="UTF-8"');
      throw new HttpError(401, 'The control plane needs its token.');
    }
  };
}

/** Navigation by links is allowed from any page: it changes nothing and reveals nothing to that page. */
function isSentByForeignPage({ headers, method }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  return (site === 'cross-site' || site === 'same-site') && !isLink;
}

function isToken(authorization: string | undefined, token: string): boolean {
  const [, scheme = '', credentials = ''] = /^(bearer|basic) (\S+)$/i.exec(authorization ?? '') ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : credentials;
  // Hashes have the same length for any input.
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token)));
}
