/** Stands in the bare machines where a port belongs. */
export const unprovided = (): never => {
  throw new Error('This machine needs its ports: use `.provide({ actors })`.');
};
