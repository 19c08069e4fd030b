import { Link } from './link.tsx';

export const title = 'link';

export const stories = {
  links: () => (
    <p>
      <Link href="#link">SO2403017</Link> 的第{' '}
      <Link variant="quiet" href="#link">
        3 床
      </Link>
    </p>
  ),
};
