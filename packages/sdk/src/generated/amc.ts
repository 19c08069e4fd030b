// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { ListFilter } from '../list-filter.ts';

export interface paths {
    "/open/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登录
         * @description Checks name and password of a person on the sign-in page and answers a one-time code.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/loginToken/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 授权码换令牌
         * @description Trades the one-time code for tokens, for a session that just came back from the sign-in page.
         */
        get: operations["exchangeOauthCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 刷新令牌
         * @description Trades a refresh token for a new pair, for a session whose access token runs out; refused with invalid_grant.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout/token": {
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
         * 注销令牌
         * @description Ends the session of the given access token and its refresh tokens.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/platformConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 平台配置
         * @description Names, logos and switches of the platform, for every page before and after sign-in.
         */
        get: operations["getPlatformConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 配置值
         * @description One value of the company by its code, for the menu rules of the shell.
         */
        get: operations["getConfigValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 当前用户
         * @description Who is signed in, for the header and the account pages.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/securityLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 安全日志
         * @description The sign-ins and other security events of the signed-in person, newest first.
         */
        get: operations["listSecurityLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUserCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的公司
         * @description The companies of the signed-in person, the pseudo-company last, for the company switcher.
         */
        get: operations["getUserCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 公司列表
         * @description A page of the companies the signed-in person belongs to.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userApplication/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的应用
         * @description The applications the person may open in the chosen company, for the drawer.
         */
        get: operations["listUserApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 菜单与权限
         * @description Every menu entry and button permission of the person in the chosen company, flat.
         */
        get: operations["getMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 待办列表
         * @description A page of the to-dos of the signed-in person.
         */
        get: operations["listTodos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 完成待办
         * @description Marks a to-do of the signed-in person as done; it never opens again.
         */
        put: operations["updateTodo"];
        /**
         * 新增待办
         * @description Adds a to-do for the signed-in person.
         */
        post: operations["createTodo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/depts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 部门列表
         * @description The departments of the company as a flat list, for trees and pickers.
         */
        get: operations["listDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/companyUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 员工列表
         * @description A page of the employees of the company, for the people list and for pickers of participants.
         */
        get: operations["listEmployees"];
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
        LoginBody: {
            /** 用户名 */
            username: string;
            /**
             * 密码
             * @description MD5 hex of what the person typed
             */
            password: string;
            /**
             * 回调地址
             * @description Address of the application, host must be on the allowed list
             */
            callback: string;
        };
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
        SignInCode: {
            /**
             * 授权码
             * @description One use, sixty seconds, bound to the host of the callback
             */
            code: string;
            /** 回调地址 */
            callback: string;
        };
        LoginAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SignInCode"];
        };
        Tokens: {
            /** 访问令牌 */
            access_token: string;
            /**
             * 刷新令牌
             * @description Rotates with each use; a replaced one ends the whole family
             */
            refresh_token: string;
            /** 有效秒数 */
            expires_in: number;
        };
        ExchangeOauthCodeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Tokens"];
        };
        RefreshTokenAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Tokens"];
        };
        /** @description What a rejected token or credential is answered with, in the words of OAuth 2. */
        OauthError: {
            /** 错误 */
            error: string;
            /** 说明 */
            error_description?: string | undefined;
        };
        RevokeTokenAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        PlatformConfigItem: {
            /** 名称 */
            name: string;
            /** 值 */
            value: string | null;
        };
        GetPlatformConfigAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PlatformConfigItem"][];
        };
        ConfigValue: {
            /** 编码 */
            code: string;
            /**
             * 值
             * @description Empty when the company has no such value
             */
            value: string | null;
        };
        GetConfigValueAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ConfigValue"];
        };
        /**
         * 实名状态
         * @enum {string}
         */
        RealNameAuth: "0" | "1" | "2" | "3";
        /**
         * 状态
         * @enum {string}
         */
        DelFlag: "0" | "1" | "2";
        User: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 登录名 */
            username: string;
            /** 姓名 */
            name: string;
            /**
             * 头像
             * Format: image
             */
            avatar: string | null;
            /** 手机 */
            mobile: string | null;
            /** 邮箱 */
            email: string | null;
            /** 实名状态 */
            realNameAuth: components["schemas"]["RealNameAuth"];
            /** 状态 */
            delFlag: components["schemas"]["DelFlag"];
            /**
             * 注销时间
             * Format: timestamp
             */
            deletionDate: string | null;
            /** 语言 */
            lang: string;
        };
        GetUserInfoAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["User"];
        };
        /**
         * 安全操作
         * @enum {string}
         */
        SecurityAction: "login" | "logout" | "refresh" | "switchCompany" | "passwordChange" | "deleteRequest" | "deleteCancel" | "bind" | "release";
        SecurityLogRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 操作 */
            action: components["schemas"]["SecurityAction"];
            /** IP */
            ip: string | null;
            /** 设备 */
            userAgent: string | null;
            /** 客户端 */
            clientId: string | null;
            /**
             * 时间
             * Format: timestamp
             */
            createDate: string;
        };
        /** @description One page of entries. */
        SecurityLogPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["SecurityLogRow"][];
        };
        ListSecurityLogsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SecurityLogPage"];
        };
        /**
         * 是否默认
         * @enum {string}
         */
        DefaultCompany: "0" | "1";
        /** @description A company of the signed-in person, with the person as its employee. */
        UserCompany: {
            /**
             * 编号
             * Format: int64
             * @description -1 is the pseudo-company of the person's own applications
             */
            id: string;
            /** 公司名称 */
            name: string;
            /** 公司简称 */
            shortName: string;
            /** 公司代码 */
            code: string | null;
            /** 是否默认 */
            isDefault: components["schemas"]["DefaultCompany"];
            /** 状态 */
            delFlag: components["schemas"]["DelFlag"];
            /**
             * 注销时间
             * Format: timestamp
             */
            deletionDate: string | null;
            /** 时区 */
            timeZone: string | null;
            /** 本位币 */
            currencyCode: string | null;
            /**
             * 标志
             * Format: image
             */
            logo: string | null;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string | null;
            /** 工号 */
            employeeNo: string | null;
            /** 姓名 */
            employeeName: string | null;
            /**
             * 部门
             * Format: int64
             */
            deptId: string | null;
            /** 部门 */
            deptName: string | null;
            /** 岗位 */
            jobNames: string[];
        };
        GetUserCompanyAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UserCompany"][];
        };
        /**
         * 规模
         * @enum {integer}
         */
        CompanyScale: 1 | 2 | 3 | 4;
        CompanyRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 公司名称 */
            name: string;
            /** 公司简称 */
            shortName: string;
            /** 公司代码 */
            code: string;
            /** 是否默认 */
            isDefault: components["schemas"]["DefaultCompany"];
            /** 状态 */
            delFlag: components["schemas"]["DelFlag"];
            /** 时区 */
            timeZone: string;
            /** 本位币 */
            currencyCode: string;
            /** 规模 */
            scale: components["schemas"]["CompanyScale"] | null;
            /** 联系人 */
            contactName: string | null;
            /**
             * 创建时间
             * Format: timestamp
             */
            createDate: string;
        };
        /** @description One page of companies. */
        CompanyPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CompanyRow"][];
        };
        ListCompaniesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanyPage"];
        };
        /**
         * 应用状态
         * @enum {integer}
         */
        ApplicationStatus: 0 | 1;
        ApplicationRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 名称 */
            name: string;
            /** 编码 */
            code: string;
            /**
             * 图标
             * Format: image
             */
            avatar: string | null;
            /**
             * 地址
             * @description Empty while no jump address is configured
             */
            url: string | null;
            /** 状态 */
            status: components["schemas"]["ApplicationStatus"];
            /** 排序 */
            sort: number;
            /**
             * 到期时间
             * Format: timestamp
             */
            expireDate: string | null;
        };
        /** @description One page of applications. */
        ApplicationPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ApplicationRow"][];
        };
        ListUserApplicationsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ApplicationPage"];
        };
        /**
         * 方法
         * @description FIELD and EXPORT are rights that no call belongs to.
         * @enum {string}
         */
        HttpMethod: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "FIELD" | "EXPORT";
        /**
         * 菜单类型
         * @enum {integer}
         */
        MenuType: 0 | 1 | 2;
        /** @description One entry of the menu tree. Buttons carry a permission: method, a caret, and the url. */
        MenuItem: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 上级
             * Format: int64
             */
            parentId: string | null;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn: string | null;
            /** 编码 */
            code: string;
            /** 图标 */
            icon: string | null;
            /**
             * 地址
             * @description Route of a page, or service path of a button; empty for a directory
             */
            url: string | null;
            /** 方法 */
            method: components["schemas"]["HttpMethod"] | null;
            /** 类型 */
            menuType: components["schemas"]["MenuType"];
            /** 排序 */
            sort: number;
        };
        GetMenusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MenuItem"][];
        };
        /**
         * 待办状态
         * @enum {integer}
         */
        TodoStatus: 0 | 1;
        /**
         * 待办来源
         * @enum {string}
         */
        TodoSource: "manual" | "approval" | "problem" | "inspection" | "wage" | "machine";
        TodoRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 待办内容 */
            tips: string;
            /**
             * 截止时间
             * Format: timestamp
             */
            taskEndDate: string;
            /** 来源 */
            sourceType: components["schemas"]["TodoSource"];
            /** 状态 */
            status: components["schemas"]["TodoStatus"];
            /**
             * 创建时间
             * Format: timestamp
             */
            createDate: string;
            /**
             * 来源单据
             * Format: int64
             */
            sourceId: string | null;
            /**
             * 完成时间
             * Format: timestamp
             */
            doneDate: string | null;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of to-dos. */
        TodoPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["TodoRow"][];
        };
        ListTodosAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TodoPage"];
        };
        UpdateTodoBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 状态 */
            status: components["schemas"]["TodoStatus"];
            /** 乐观锁 */
            version?: (number | null) | undefined;
        };
        UpdateTodoAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TodoRow"];
        };
        CreateTodoBody: {
            /** 待办内容 */
            tips: string;
            /**
             * 结束时间
             * Format: timestamp
             */
            taskEndDate: string;
        };
        CreateTodoAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TodoRow"];
        };
        /**
         * 部门类型
         * @enum {integer}
         */
        DeptType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        Department: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 上级部门
             * Format: int64
             */
            parentId: string | null;
            /** 名称 */
            name: string;
            /** 编码 */
            code: string;
            /** 部门类型 */
            deptType: components["schemas"]["DeptType"];
            /**
             * 工厂
             * Format: int64
             */
            factoryId: string | null;
            /** 排序 */
            sort: number;
            /** 末级 */
            isLeaf: boolean;
            /** 乐观锁 */
            version: number;
        };
        ListDepartmentsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Department"][];
        };
        /**
         * 员工状态
         * @enum {integer}
         */
        EmployeeStatus: 0 | 1 | 2 | 3;
        /**
         * 外部人员
         * @enum {integer}
         */
        OutUser: 0 | 1;
        /**
         * 计薪方式
         * @enum {integer}
         */
        PayType: 1 | 2 | 3 | 4 | 5;
        /**
         * 技能等级
         * @enum {string}
         */
        SkillGrade: "A" | "B" | "C" | "D";
        /**
         * 性别
         * @enum {integer}
         */
        Gender: 1 | 2;
        /**
         * 是否
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A member of the company; the id is called employeeId everywhere else. */
        EmployeeRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 头像
             * Format: image
             */
            avatar: string | null;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /** 状态 */
            status: components["schemas"]["EmployeeStatus"];
            /** 部门 */
            deptName: string | null;
            /** 岗位 */
            jobNames: string[];
            /** 外部人员 */
            outUser: components["schemas"]["OutUser"];
            /** 计薪方式 */
            payType: components["schemas"]["PayType"];
            /**
             * 系数
             * Format: decimal
             */
            payCoefficient?: string | undefined;
            /** 技能等级 */
            skillGrade: components["schemas"]["SkillGrade"] | null;
            /** 工卡号 */
            badgeNo: string | null;
            /** 手机 */
            phone: string | null;
            /** 性别 */
            gender: components["schemas"]["Gender"] | null;
            /**
             * 入职日期
             * Format: date
             */
            hireDate: string | null;
            /**
             * 工龄(年)
             * Format: decimal
             */
            workYears: string | null;
            /**
             * 学徒期至
             * Format: date
             */
            inTrainingUntil: string | null;
            /**
             * 离职日期
             * Format: date
             */
            leaveDate: string | null;
            /** 有账号 */
            hasAccount: components["schemas"]["Flag"];
            /** 实名 */
            realNameAuth: components["schemas"]["RealNameAuth"] | null;
            /**
             * 底薪
             * Format: decimal
             */
            baseWage?: (string | null) | undefined;
            /**
             * 时薪
             * Format: decimal
             */
            hourlyRate?: (string | null) | undefined;
            /** 备注 */
            remark: string | null;
            /**
             * 部门
             * Format: int64
             */
            deptId: string | null;
            /**
             * 用户
             * Format: int64
             */
            userId: string | null;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of people. */
        EmployeePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["EmployeeRow"][];
        };
        ListEmployeesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["EmployeePage"];
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
        /** @description The refresh token is unknown, spent or was used before (`invalid_grant`). */
        InvalidGrant: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
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
        /** @description Made by the caller for one creation; the same key again answers the first result. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exchangeOauthCode: {
        parameters: {
            query: {
                /** @description Sign-in code. */
                payload: string;
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
                    "application/json": components["schemas"]["ExchangeOauthCodeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    refreshToken: {
        parameters: {
            query: {
                /** @description Grant type. */
                grant_type: "refresh_token";
                /** @description Refresh token. */
                refresh_token: string;
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
                    "application/json": components["schemas"]["RefreshTokenAnswer"];
                };
            };
            400: components["responses"]["InvalidGrant"];
            default: components["responses"]["Failure"];
        };
    };
    revokeToken: {
        parameters: {
            query: {
                /** @description Access token. */
                access_token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeTokenAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getPlatformConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPlatformConfigAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getConfigValue: {
        parameters: {
            query: {
                /** @description Code. */
                code: string;
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
                    "application/json": components["schemas"]["GetConfigValueAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["GetUserInfoAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listSecurityLogs: {
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
                    "application/json": components["schemas"]["ListSecurityLogsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getUserCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserCompanyAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCompanies: {
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
                    "application/json": components["schemas"]["ListCompaniesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listUserApplications: {
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
                /** @description Status. */
                status?: components["schemas"]["ApplicationStatus"];
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
                    "application/json": components["schemas"]["ListUserApplicationsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMenusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listTodos: {
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
                /** @description Status. */
                status?: components["schemas"]["TodoStatus"];
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
                    "application/json": components["schemas"]["ListTodosAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateTodo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTodoBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateTodoAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createTodo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTodoBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTodoAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listDepartments: {
        parameters: {
            query?: {
                /** @description Kind. */
                deptType?: components["schemas"]["DeptType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDepartmentsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listEmployees: {
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
                /** @description Department. */
                deptId?: string | undefined;
                /** @description Badge. */
                badgeNo?: string | undefined;
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
                    "application/json": components["schemas"]["ListEmployeesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
}
