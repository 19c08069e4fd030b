import { Link, type LinkProps } from '@garment-mes/ui';
import type { MouseEvent } from 'react';
import { useLocation, useRouter } from 'wouter';
import { awaitsScreen } from './routes.ts';

interface TextLinkProps extends Omit<LinkProps, 'href'> {
  /** Address made by `href()`. */
  readonly to: string;
}

/**
 * A link to an address of the workbench; other buttons and keys open it the way browsers do. While the screen there
 * is still to come, it is plain text.
 */
export function TextLink({ to, ...rest }: TextLinkProps) {
  const router = useRouter();
  const [, navigate] = useLocation();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const own = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (own || event.defaultPrevented) return;
    event.preventDefault();
    navigate(to);
  }

  if (awaitsScreen(to))
    return (
      <span className={rest.className} title={rest.title}>
        {rest.children}
      </span>
    );
  return <Link {...rest} href={router.hrefs(router.base + to, router)} onClick={follow} />;
}
