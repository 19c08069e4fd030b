/** What differs from one installation to the next. Nothing of it is known by default. */
export interface Deployment {
  /** Domains of two parts under which all hosts share one sign-in. */
  readonly cookieDomains: readonly string[];
  /** Domains of two parts on which an account is ended in the workbench itself. */
  readonly userCentreDomains: readonly string[];
  /** Where an account is ended on every other domain; the workbench does it when left out. */
  readonly userCentre: string | undefined;
  /** Where people sign in. */
  readonly loginUrl: string;
  /** Origin of the services; empty for the one of the page. */
  readonly services: string;
}

/** An installation about which nothing is said: everything on one host of its own. */
export const plainDeployment: Deployment = {
  cookieDomains: [],
  userCentreDomains: [],
  userCentre: undefined,
  loginUrl: '/login',
  services: '',
};

/** Reads what the server wrote into the page: `<meta name="cookie-domains" content="…">` and others. */
export function deploymentOf(page: ParentNode): Deployment {
  const said = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';
  const list = (name: string) =>
    said(name)
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
  return {
    ...plainDeployment,
    cookieDomains: list('cookie-domains'),
    userCentreDomains: list('user-centre-domains'),
    userCentre: said('user-centre') || undefined,
  };
}

/**
 * Where a person whose account is being ended is sent.
 * @param host name of the host the page came from
 * @returns an address of elsewhere; `undefined` when the page of the workbench serves
 */
export function userCentreOf(
  host: string,
  { userCentre, userCentreDomains }: Deployment,
): string | undefined {
  const domain = host.toLowerCase().split('.').slice(-2).join('.');
  return userCentreDomains.includes(domain) ? undefined : userCentre;
}
