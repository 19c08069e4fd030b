// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { ListFilter } from '../list-filter.ts';

export interface paths {
    "/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 消息列表
         * @description A page of the messages of the signed-in person, newest first.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 消息详情
         * @description One message of the signed-in person with its neighbours in the list.
         */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * 标记已读
         * @description Marks one message of the signed-in person as read and answers how many are left.
         */
        patch: operations["readNotice"];
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * 全部已读
         * @description Marks every message of a kind, or all, as read for the signed-in person.
         */
        patch: operations["readAllNotices"];
        trace?: never;
    };
    "/message/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 清空消息
         * @description Hides all messages of the signed-in person and marks them as read.
         */
        delete: operations["clearMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 绑定实时通道
         * @description Tells the server who sits behind an open channel, in which company, and what is on show.
         */
        post: operations["bindChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * 消息分类
         * @enum {string}
         */
        NoticeKind: "message" | "notice" | "other";
        /**
         * 阅读状态
         * @enum {integer}
         */
        Readed: 0 | 1;
        /** @description The frame of an answer whose HTTP status is not 200; `status` repeats that number. */
        FailureBody: {
            /** 状态 */
            status: number;
            /** 提示 */
            message: string;
            /** 说明 */
            data: string | null;
        };
        /** @description The frame of every successful answer. Each answer adds its own `data`. */
        Envelope: {
            /**
             * 状态
             * @constant
             */
            status: 200;
            /** 提示 */
            message: string;
        };
        /**
         * 消息级别
         * @enum {integer}
         */
        NoticeLevel: 1 | 2 | 3;
        NoticeRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 状态 */
            readed: components["schemas"]["Readed"];
            /** 对象 */
            objName: string | null;
            /**
             * 对象图标
             * Format: image
             */
            objHead: string | null;
            /** 标题 */
            title: string;
            /** 类型 */
            messageType: string;
            /** 级别 */
            level: components["schemas"]["NoticeLevel"];
            /**
             * 时间
             * Format: timestamp
             */
            createDate: string;
            /** 跳转地址 */
            address: string | null;
            /** 业务类型 */
            bizType: string | null;
            /**
             * 业务单据
             * Format: int64
             */
            bizId: string | null;
            /**
             * 阅读时间
             * Format: timestamp
             */
            readDate: string | null;
        };
        /** @description One page of messages. */
        NoticePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["NoticeRow"][];
        };
        ListNoticesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["NoticePage"];
        };
        /** @description What a rejected token or credential is answered with, in the words of OAuth 2. */
        OauthError: {
            /** 错误 */
            error: string;
            /** 说明 */
            error_description?: string | undefined;
        };
        Notice: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 状态 */
            readed: components["schemas"]["Readed"];
            /** 对象 */
            objName: string | null;
            /** 对象图标 */
            objHead: string | null;
            /** 标题 */
            title: string;
            /** 类型 */
            messageType: string;
            /** 级别 */
            level: components["schemas"]["NoticeLevel"];
            /**
             * 时间
             * Format: timestamp
             */
            createDate: string;
            /** 跳转地址 */
            address: string | null;
            /** 业务类型 */
            bizType: string | null;
            /**
             * 业务单据
             * Format: int64
             */
            bizId: string | null;
            /**
             * 阅读时间
             * Format: timestamp
             */
            readDate: string | null;
            /** 内容 */
            content: string | null;
            /**
             * 上一条
             * Format: int64
             */
            previousId: string | null;
            /**
             * 下一条
             * Format: int64
             */
            nextId: string | null;
        };
        GetNoticeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Notice"];
        };
        ReadNoticeBody: {
            /**
             * 消息
             * Format: int64
             */
            messageId: string;
            /** 状态 */
            readed: components["schemas"]["Readed"];
        };
        UnreadCount: {
            /** 已处理数 */
            changedNum: number;
            /** 未读数 */
            unreadNum: number;
        };
        ReadNoticeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UnreadCount"];
        };
        ReadAllNoticesBody: {
            /**
             * 用户
             * Format: int64
             */
            userId: string;
            /** 类型 */
            type?: (components["schemas"]["NoticeKind"] | null) | undefined;
        };
        ReadAllNoticesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UnreadCount"];
        };
        ClearMessagesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UnreadCount"];
        };
        BindChannelBody: {
            /** 客户端 */
            clientId: string;
            /**
             * 主题
             * @description Topics of the screens on show; an empty list keeps notices only
             */
            topics: string[];
        };
        ChannelBinding: {
            /** 客户端 */
            clientId: string;
            /** 主题 */
            topics: string[];
        };
        BindChannelAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ChannelBinding"];
        };
    };
    responses: {
        /** @description Anything else that went wrong; 404, 405, 413, 429, 500 and 503 look like this. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureBody"];
            };
        };
        /** @description The access token is missing, spent or revoked (`invalid_token`). */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
    };
    parameters: {
        /** @description The page that is asked for, from 1. */
        PageNum: number;
        /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
        PageSize: number;
        /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
        Order: string;
        /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
        Filter: string;
        /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
        Sql: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listNotices: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description User. */
                userId?: string | undefined;
                /** @description Kind. */
                type?: components["schemas"]["NoticeKind"];
                /** @description Status. */
                readed?: components["schemas"]["Readed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNoticesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getNotice: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNoticeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNoticeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNoticeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readAllNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAllNoticesBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadAllNoticesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    clearMessages: {
        parameters: {
            query: {
                /** @description User. */
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearMessagesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    bindChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindChannelBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BindChannelAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
}
