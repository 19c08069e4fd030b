// Runs before the first paint, so that a dark or dense choice never flashes. Keys: src/appearance.ts.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored('workbench.theme');
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = stored('workbench.density') === 'dense' ? 'dense' : 'default';
  if (stored('workbench.language') === 'en') root.lang = 'en';
})();
