import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

/** What `<Drawer>` takes. */
export type DrawerProps = Omit<DialogProps, 'placement'>;

/** A dialog that slides in from the end of the line and takes the whole height. */
export const Drawer = (props: DrawerProps) => <Dialog size={560} {...props} placement="side" />;
