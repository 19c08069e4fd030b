import type { FastifyInstance } from 'fastify';

const DEEPEST = 32;

/** Nesting of a JSON text, counted without building it. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (quoted) {
      if (sign === 92) at += 1;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 123 || sign === 91) deepest = Math.max(deepest, ++depth);
    else if (sign === 125 || sign === 93) depth -= 1;
  }
  return deepest;
}

/** JSON bodies: no `__proto__`, no `constructor.prototype`, at most 32 levels. An empty body is none. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    if (depthOf(text) > DEEPEST)
      return done(Object.assign(new Error('too deep'), { statusCode: 400 }));
    return parse(request, text, done);
  });
}
