import { LoaderCircle } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** A turning ring. It says nothing by itself: what waits carries `aria-busy`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden className={classNames(styles.spinner, className)} />;
}
