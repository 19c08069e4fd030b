import { i18n } from '@lingui/core';
import { messages } from '../locales/en.json?zh';

// A busy machine draws later: what a test waits for has its time, what never comes is missed all the same.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 40_000 });
}

i18n.loadAndActivate({ locale: 'zh-CN', messages });
