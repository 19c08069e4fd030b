// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { EnumLabels, Fields } from '../../label-types.ts';

/** 消息分类 · Notice type. Labels of the values of `NoticeKind`. */
export const NoticeKindLabels = {
  "message": { zh: "消息", en: "Message", tone: "neutral" },
  "notice": { zh: "通知", en: "Notice", tone: "neutral" },
  "other": { zh: "其他", en: "Other", tone: "neutral" },
} as const satisfies EnumLabels;

/** 阅读状态 · Read state. Labels of the values of `Readed`. */
export const ReadedLabels = {
  0: { zh: "未读", en: "Unread", tone: "accent" },
  1: { zh: "已读", en: "Read", tone: "neutral" },
} as const satisfies EnumLabels;

/** 消息级别 · Notice level. Labels of the values of `NoticeLevel`. */
export const NoticeLevelLabels = {
  1: { zh: "提示", en: "Information", tone: "neutral" },
  2: { zh: "警告", en: "Warning", tone: "warn" },
  3: { zh: "紧急", en: "Urgent", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `NoticeRow`. */
export const NoticeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  readed: { zh: "状态", en: "Status", kind: "enum", enumName: "Readed", required: true, key: "readed", filter: true },
  objName: { zh: "对象", en: "About", kind: "text" },
  objHead: { zh: "对象图标", en: "Icon", kind: "image" },
  title: { zh: "标题", en: "Title", kind: "text", required: true, key: "title", search: true, link: "/noticeDetail/{id}" },
  messageType: { zh: "类型", en: "Type", kind: "text", required: true, key: "message_type", filter: true },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "NoticeLevel", required: true, key: "level", filter: true },
  createDate: { zh: "时间", en: "Time", kind: "timestamp", required: true, key: "create_date", sort: true },
  address: { zh: "跳转地址", en: "Leads to", kind: "text" },
  bizType: { zh: "业务类型", en: "Subject", kind: "text" },
  bizId: { zh: "业务单据", en: "Document", kind: "id" },
  readDate: { zh: "阅读时间", en: "Read at", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `Notice`. */
export const NoticeFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  readed: { zh: "状态", en: "Status", kind: "enum", enumName: "Readed", required: true },
  objName: { zh: "对象", en: "About", kind: "text" },
  objHead: { zh: "对象图标", en: "Icon", kind: "text" },
  title: { zh: "标题", en: "Title", kind: "text", required: true },
  messageType: { zh: "类型", en: "Type", kind: "text", required: true },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "NoticeLevel", required: true },
  createDate: { zh: "时间", en: "Time", kind: "timestamp", required: true },
  address: { zh: "跳转地址", en: "Leads to", kind: "text" },
  bizType: { zh: "业务类型", en: "Subject", kind: "text" },
  bizId: { zh: "业务单据", en: "Document", kind: "id" },
  readDate: { zh: "阅读时间", en: "Read at", kind: "timestamp" },
  content: { zh: "内容", en: "Content", kind: "html" },
  previousId: { zh: "上一条", en: "Previous", kind: "id" },
  nextId: { zh: "下一条", en: "Next", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReadNoticeBody`. */
export const ReadNoticeBodyFields = {
  messageId: { zh: "消息", en: "Message", kind: "id", required: true },
  readed: { zh: "状态", en: "Status", kind: "enum", enumName: "Readed", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UnreadCount`. */
export const UnreadCountFields = {
  changedNum: { zh: "已处理数", en: "Processed", kind: "integer", required: true },
  unreadNum: { zh: "未读数", en: "Unread", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReadAllNoticesBody`. */
export const ReadAllNoticesBodyFields = {
  userId: { zh: "用户", en: "User", kind: "id", required: true },
  type: { zh: "类型", en: "Type", kind: "enum", enumName: "NoticeKind" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BindChannelBody`. */
export const BindChannelBodyFields = {
  clientId: { zh: "客户端", en: "Client", kind: "text", required: true },
  topics: { zh: "主题", en: "Topics", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ChannelBinding`. */
export const ChannelBindingFields = {
  clientId: { zh: "客户端", en: "Client", kind: "text", required: true },
  topics: { zh: "主题", en: "Topics", kind: "list", required: true },
} as const satisfies Fields;
