/** Loads the workbench at an address, so that it learns anew who the person is. */
export const startAnew = (path: string): void => location.assign(path);
