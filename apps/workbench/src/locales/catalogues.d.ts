declare module '*/en.json?en' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*/en.json?zh' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
