/** An answer that is not HTTP 200: of the transport or the sign-in, not of a rule of the factory. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(String(body.message ?? body.error ?? status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The access token is missing, expired or revoked. */
export const invalidToken = () =>
  new HttpProblem(
    401,
    { error: 'invalid_token' },
    { 'www-authenticate': 'Bearer error="invalid_token"' },
  );

/** The refresh token or the one-time code is bad, used or revoked. */
export const invalidGrant = () => new HttpProblem(400, { error: 'invalid_grant' });

export const problem = (status: number, message: string, headers?: Record<string, string>) =>
  new HttpProblem(status, { status, message, data: null }, headers);
