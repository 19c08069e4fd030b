// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { ListFilter } from '../list-filter.ts';

export interface paths {
    "/color/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 颜色列表
         * @description A page of the colours of the company, for pickers and the basic-data screens.
         */
        get: operations["listColors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/size/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 尺码列表
         * @description A page of the sizes of the company, for pickers and the basic-data screens.
         */
        get: operations["listSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 客户列表
         * @description A page of the customers of the company, for pickers and the basic-data screens.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 物料列表
         * @description A page of the materials of the company, for pickers and the basic-data screens.
         */
        get: operations["listMaterials"];
        put?: never;
        post?: never;
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
         * 资料状态
         * @enum {integer}
         */
        RecordStatus: 0 | 1;
        ColorRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn: string | null;
            /** 色值 */
            hex: string | null;
            /** 潘通号 */
            pantone: string | null;
            /** 色系 */
            family: string | null;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of colours. */
        ColorPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ColorRow"][];
        };
        ListColorsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ColorPage"];
        };
        /** @description What a rejected token or credential is answered with, in the words of OAuth 2. */
        OauthError: {
            /** 错误 */
            error: string;
            /** 说明 */
            error_description?: string | undefined;
        };
        SizeRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 尺码组 */
            sizeGroupName: string;
            /** 排序 */
            sort: number;
            /**
             * 尺码组
             * Format: int64
             */
            sizeGroupId: string;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of sizes. */
        SizePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["SizeRow"][];
        };
        ListSizesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SizePage"];
        };
        /**
         * 客户等级
         * @enum {string}
         */
        CustomerGrade: "A" | "B" | "C";
        /**
         * 是否
         * @enum {integer}
         */
        Flag: 0 | 1;
        CustomerRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name?: string | undefined;
            /** 简称 */
            shortName: string;
            /** 国家 */
            country: string | null;
            /** 等级 */
            grade: components["schemas"]["CustomerGrade"];
            /** VIP */
            isVip: components["schemas"]["Flag"];
            /**
             * 裁剪上差%
             * Format: decimal
             */
            cutTolUpPct: string;
            /**
             * 裁剪下差%
             * Format: decimal
             */
            cutTolDownPct: string;
            /**
             * 走货上差%
             * Format: decimal
             */
            shipTolUpPct: string;
            /**
             * 走货下差%
             * Format: decimal
             */
            shipTolDownPct: string;
            /**
             * 主疵AQL
             * Format: decimal
             */
            aqlMajor: string;
            /**
             * 次疵AQL
             * Format: decimal
             */
            aqlMinor: string;
            /** 检验水平 */
            inspectionLevel: string;
            /** 终检放行 */
            gateShipment: components["schemas"]["Flag"];
            /** 色号段管控 */
            shadeControl: components["schemas"]["Flag"];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of customers. */
        CustomerPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CustomerRow"][];
        };
        ListCustomersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CustomerPage"];
        };
        /**
         * 物料类型
         * @enum {integer}
         */
        MaterialType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * 铺布方式
         * @enum {integer}
         */
        SpreadMode: 1 | 2 | 3 | 4;
        MaterialRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn: string | null;
            /** 类型 */
            materialType: components["schemas"]["MaterialType"];
            /** 成分 */
            composition: string | null;
            /**
             * 克重
             * Format: decimal
             */
            gsm: string | null;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm: string | null;
            /**
             * 有效幅(cm)
             * Format: decimal
             */
            cuttableWidthCm: string | null;
            /**
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct: string | null;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct: string | null;
            /** 单位 */
            unitCode: string;
            /**
             * 单价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /** 币种 */
            currencyCode: string | null;
            /** 供应商 */
            supplierName: string | null;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct: string | null;
            /** 铺布方式 */
            spreadMode: components["schemas"]["SpreadMode"] | null;
            /** 最高层数 */
            maxPlies: number | null;
            /** 松布时间(小时) */
            relaxHours: number | null;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of materials. */
        MaterialPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["MaterialRow"][];
        };
        ListMaterialsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialPage"];
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
    listColors: {
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
                    "application/json": components["schemas"]["ListColorsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listSizes: {
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
                /** @description Size group. */
                sizeGroupId?: string | undefined;
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
                    "application/json": components["schemas"]["ListSizesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomers: {
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
                    "application/json": components["schemas"]["ListCustomersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listMaterials: {
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
                /** @description Kind. */
                materialType?: components["schemas"]["MaterialType"];
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
                    "application/json": components["schemas"]["ListMaterialsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
}
