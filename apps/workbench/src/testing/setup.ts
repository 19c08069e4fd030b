import { i18n } from '@lingui/core';
import { messages } from '../locales/zh.po';

i18n.loadAndActivate({ locale: 'zh-CN', messages });
