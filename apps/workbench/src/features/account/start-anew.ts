/** Loads the workbench at an address of the origin, so that it learns again who the person is. */
export const startAnew = (address: string): void => location.assign(address);
