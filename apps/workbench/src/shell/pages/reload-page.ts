let leaving = false;

/** Whether the page goes because the workbench itself asked for it: what was typed is kept. */
export const isReloading = (): boolean => leaving;

/** Reloads the page without a question of the browser. */
export function reloadPage(): void {
  leaving = true;
  location.reload();
}
