/** Date and time of the build, put in by Vite. */
declare const __BUILD_VERSION__: string;
