// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import { defineOperation } from '../define-operation.ts';
import type * as sdk from '../operation.ts';
import type { components, operations } from './mmc.ts';

/** 消息分类 · Notice type. */
export type NoticeKind = components['schemas']['NoticeKind'];
/** 阅读状态 · Read state. */
export type Readed = components['schemas']['Readed'];
/** 消息级别 · Notice level. */
export type NoticeLevel = components['schemas']['NoticeLevel'];
/** A row of `listNotices`. */
export type NoticeRow = components['schemas']['NoticeRow'];
/** One page of messages. */
export type NoticePage = components['schemas']['NoticePage'];
/** What a rejected token or credential is answered with, in the words of OAuth 2. */
export type OauthError = components['schemas']['OauthError'];
/** What `getNotice` answers. */
export type Notice = components['schemas']['Notice'];
/** Body of `readNotice`. */
export type ReadNoticeBody = components['schemas']['ReadNoticeBody'];
/** What `readNotice` answers. */
export type UnreadCount = components['schemas']['UnreadCount'];
/** Body of `readAllNotices`. */
export type ReadAllNoticesBody = components['schemas']['ReadAllNoticesBody'];
/** Body of `bindChannel`. */
export type BindChannelBody = components['schemas']['BindChannelBody'];
/** What `bindChannel` answers. */
export type ChannelBinding = components['schemas']['ChannelBinding'];

/** What each operation of mmc takes and answers, by operation id. */
export interface MmcCalls {
  listNotices: { request: { query?: operations['listNotices']['parameters']['query'] | undefined }; data: NoticePage };
  getNotice: { request: { query: operations['getNotice']['parameters']['query'] }; data: Notice };
  readNotice: { request: { body: ReadNoticeBody }; data: UnreadCount };
  readAllNotices: { request: { body: ReadAllNoticesBody }; data: UnreadCount };
  clearMessages: { request: { query: operations['clearMessages']['parameters']['query'] }; data: UnreadCount };
  bindChannel: { request: { body: BindChannelBody }; data: ChannelBinding };
}

/**
 * 消息列表 · Messages
 * A page of the messages of the signed-in person, newest first.
 * `GET /mmc/notice/list`. Asks for a session only.
 */
export const listNotices: sdk.BareOperation<MmcCalls['listNotices']['request'], MmcCalls['listNotices']['data']> = /* @__PURE__ */ defineOperation('listNotices', 'GET', '/mmc/notice/list', 2);

/**
 * 消息详情 · One message
 * One message of the signed-in person with its neighbours in the list.
 * `GET /mmc/notice`. Asks for a session only.
 */
export const getNotice: sdk.Operation<MmcCalls['getNotice']['request'], MmcCalls['getNotice']['data']> = /* @__PURE__ */ defineOperation('getNotice', 'GET', '/mmc/notice', 2);

/**
 * 标记已读 · Mark as read
 * Marks one message of the signed-in person as read and answers how many are left.
 * `PATCH /mmc/notice`. Asks for a session only.
 */
export const readNotice: sdk.Operation<MmcCalls['readNotice']['request'], MmcCalls['readNotice']['data']> = /* @__PURE__ */ defineOperation('readNotice', 'PATCH', '/mmc/notice', 2);

/**
 * 全部已读 · Mark all as read
 * Marks every message of a kind, or all, as read for the signed-in person.
 * `PATCH /mmc/notices`. Asks for a session only.
 */
export const readAllNotices: sdk.Operation<MmcCalls['readAllNotices']['request'], MmcCalls['readAllNotices']['data']> = /* @__PURE__ */ defineOperation('readAllNotices', 'PATCH', '/mmc/notices', 2);

/**
 * 清空消息 · Clear messages
 * Hides all messages of the signed-in person and marks them as read.
 * `DELETE /mmc/message/clear`. Asks for a session only.
 */
export const clearMessages: sdk.Operation<MmcCalls['clearMessages']['request'], MmcCalls['clearMessages']['data']> = /* @__PURE__ */ defineOperation('clearMessages', 'DELETE', '/mmc/message/clear', 2);

/**
 * 绑定实时通道 · Bind the channel
 * Tells the server who sits behind an open channel, in which company, and what is on show.
 * `POST /mmc/channel/bind`. Asks for a session only.
 */
export const bindChannel: sdk.Operation<MmcCalls['bindChannel']['request'], MmcCalls['bindChannel']['data']> = /* @__PURE__ */ defineOperation('bindChannel', 'POST', '/mmc/channel/bind', 2);
