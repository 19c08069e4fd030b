import type { FastifyRequest } from 'fastify';

const DEVICE = /(?:^|;\s*)sign_in_device=([A-Za-z0-9_-]{43})(?:;|$)/;
/** Half a year, as long as the database remembers it. */
const KEPT_SECONDS = 180 * 86_400;

/** What a browser got when somebody signed in with it. It opens nothing: it only tells the pace of guesses apart. */
export const deviceOf = ({ headers }: FastifyRequest): string | undefined =>
  DEVICE.exec(headers.cookie ?? '')?.[1];

/** Goes to the sign-in of this server alone, and no script reads it. */
export const deviceCookie = (secret: string, isSecure: boolean): string =>
  `sign_in_device=${secret}; Path=/amc/open/login; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
