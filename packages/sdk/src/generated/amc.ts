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
        /**
         * 删除待办
         * @description Deletes a to-do of the signed-in person.
         */
        delete: operations["deleteTodo"];
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
        /**
         * 新增部门
         * @description Adds a department below another.
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * 修改部门
         * @description Renames, moves or re-types a department.
         */
        patch: operations["updateDepartment"];
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
        /**
         * 新增员工
         * @description Adds a person to the company, or invites an existing account.
         */
        post: operations["createCompanyUser"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * 修改员工
         * @description Changes the file of a person; on the own file only what a person may change.
         */
        patch: operations["updateCompanyUser"];
        trace?: never;
    };
    "/depts/{id}": {
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
         * 删除部门
         * @description Deletes a department without children, members and open schedules.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deptUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 部门成员
         * @description Who belonged to which department when, of a department or a person.
         */
        get: operations["listDepartmentUsers"];
        put?: never;
        /**
         * 调动
         * @description Moves people to a department from a day on; the old membership is closed.
         */
        post: operations["createDepartmentUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deptManagers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 部门负责人
         * @description The heads of one department or of all.
         */
        get: operations["listDepartmentManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deptManager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存部门负责人
         * @description Replaces the heads of a department.
         */
        post: operations["saveDepartmentManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 员工账号
         * @description One person of the company with jobs and rights.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * 删除员工
         * @description Deletes a person without work or wages.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/companyUserDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 员工详情
         * @description The whole file of a person; others than oneself need the right to see people.
         */
        post: operations["getCompanyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/companyUserInfo/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入员工
         * @description Adds people from sheet rows and reports errors by row.
         */
        post: operations["importCompanyUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/education": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存教育经历
         * @description Replaces the schools of a person.
         */
        post: operations["saveEducation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存工作经历
         * @description Replaces the former employers of a person.
         */
        post: operations["saveWorkExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userJobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 员工岗位
         * @description All jobs of the company and those a person has.
         */
        get: operations["listUserJobs"];
        put?: never;
        /**
         * 保存员工岗位
         * @description Replaces the jobs of people.
         */
        post: operations["saveUserJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/permission": {
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
         * 单独授权
         * @description Grants or denies single rights beside the jobs.
         */
        patch: operations["saveUserPermission"];
        trace?: never;
    };
    "/users/registAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 开通账号
         * @description Makes sign-in accounts for people, each with its own outcome.
         */
        post: operations["registerAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/bindingUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 绑定账号
         * @description The account that belongs to a phone number or a person.
         */
        get: operations["getBindingUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/releaseBinding": {
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
         * 解绑
         * @description Ends the membership of an account in the company.
         */
        patch: operations["releaseBinding"];
        trace?: never;
    };
    "/users/outUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 外部人员列表
         * @description A page of the people of subcontractors and agencies.
         */
        get: operations["listOutUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/join": {
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
         * 加入公司
         * @description Accepts or refuses an invitation, or makes a company the default.
         */
        patch: operations["joinCompany"];
        trace?: never;
    };
    "/users/deleteCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 注销检查
         * @description What stands against deleting the own account.
         */
        get: operations["getUserDeleteCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/deleteRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 申请注销
         * @description Asks for the deletion of the own account in fifteen days.
         */
        post: operations["requestUserDeletion"];
        /**
         * 撤销注销
         * @description Keeps the account after all.
         */
        delete: operations["cancelUserDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/realName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交实名
         * @description Hands in name, number and pictures of the identity card for review.
         */
        post: operations["submitRealName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 公司注销状态
         * @description Where the deletion of the company stands and what is against it.
         */
        get: operations["getCompanyDeletion"];
        put?: never;
        /**
         * 申请注销公司
         * @description Starts the approval by two people that deletes a company.
         */
        post: operations["requestCompanyDeletion"];
        /**
         * 撤销注销公司
         * @description Takes the deletion of the company back.
         */
        delete: operations["cancelCompanyDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导出公司数据
         * @description Makes a file of all data of the company.
         */
        post: operations["exportCompanyData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交反馈
         * @description Sends what a person thinks of a page.
         */
        post: operations["createFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/picture/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传图片
         * @description Stores a picture of feedback or identity and answers its address.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传文件
         * @description Stores a file after looking at its content and answers its address.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file": {
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
         * 删除文件
         * @description Deletes a file the person uploaded and nothing uses.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 保存首页布局
         * @description Remembers which cards a person has on the home page.
         */
        put: operations["saveHomeLayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/qr/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 登录二维码
         * @description The picture a phone scans to sign a waiting page in.
         */
        get: operations["getSignInQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflowTask/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 审批列表
         * @description A page of the approvals that the signed-in person decides, or of those that the person asked for.
         */
        get: operations["listWorkflowTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflowTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 审批
         * @description Agrees or refuses; the step that waited goes on in the same transaction.
         */
        put: operations["answerWorkflowTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/boardDevice/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 看板配对码
         * @description A code by which a wall board can be paired within five minutes.
         */
        post: operations["createBoardDeviceCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boardDevice/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 配对看板
         * @description Gives a waiting wall board its identity and playlist.
         */
        post: operations["pairBoardDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boardDevice/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 本看板设备
         * @description What the calling screen shows and says. A person's browser has no playlist of its own.
         */
        get: operations["getOwnBoardDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boardDevice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 看板设备列表
         * @description A page of the wall boards of the company.
         */
        get: operations["listBoardDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boardDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改看板设备
         * @description Renames a wall board or changes its playlist.
         */
        put: operations["updateBoardDevice"];
        post?: never;
        /**
         * 解除看板设备
         * @description Ends the session of a wall board.
         */
        delete: operations["revokeBoardDevice"];
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
            /**
             * 验证码摘要
             * @description SHA-256 in base64url of a secret that the application keeps and proves when it brings the code
             * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
             */
            codeChallenge?: string | undefined;
            /**
             * 摘要方法
             * @constant
             */
            codeChallengeMethod?: "S256" | undefined;
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
        DeleteTodoAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
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
        CreateDepartmentBody: {
            /**
             * 上级
             * Format: int64
             */
            parentId?: (string | null) | undefined;
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
            factoryId?: (string | null) | undefined;
            /** 排序 */
            sort?: (number | null) | undefined;
        };
        CreateDepartmentAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Department"];
        };
        UpdateDepartmentBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 上级
             * Format: int64
             */
            parentId?: (string | null) | undefined;
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
            factoryId?: (string | null) | undefined;
            /** 排序 */
            sort?: (number | null) | undefined;
        };
        UpdateDepartmentAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Department"];
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
        CreateCompanyUserBody: {
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /** 手机 */
            phone?: (string | null) | undefined;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 岗位 */
            jobIds: string[];
            /** 计薪方式 */
            payType: components["schemas"]["PayType"];
            /**
             * 系数
             * Format: decimal
             */
            payCoefficient: string;
            /**
             * 入职日期
             * Format: date
             */
            hireDate: string;
            /** 外部人员 */
            outUser: components["schemas"]["OutUser"];
            /** 工卡号 */
            badgeNo?: (string | null) | undefined;
            /** 性别 */
            gender?: (components["schemas"]["Gender"] | null) | undefined;
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
            /**
             * 学徒期至
             * Format: date
             */
            inTrainingUntil?: (string | null) | undefined;
            /** 邀请加入 */
            invite?: (boolean | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        CreateCompanyUserAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["EmployeeRow"];
        };
        /** @description Only what is sent is changed. */
        UpdateCompanyUserBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 姓名 */
            employeeName?: (string | null) | undefined;
            /** 工号 */
            employeeNo?: (string | null) | undefined;
            /** 工卡号 */
            badgeNo?: (string | null) | undefined;
            /** 手机 */
            phone?: (string | null) | undefined;
            /** 性别 */
            gender?: (components["schemas"]["Gender"] | null) | undefined;
            /**
             * 出生日期
             * Format: date
             */
            birthDate?: (string | null) | undefined;
            /** 籍贯 */
            nativePlace?: (string | null) | undefined;
            /** 身份证 */
            idCard?: (string | null) | undefined;
            /** 银行卡 */
            bankCard?: (string | null) | undefined;
            /** 照片 */
            avatar?: (string | null) | undefined;
            /** 紧急联系人 */
            emergencyContact?: (string | null) | undefined;
            /**
             * 入职日期
             * Format: date
             */
            hireDate?: (string | null) | undefined;
            /**
             * 离职日期
             * Format: date
             */
            leaveDate?: (string | null) | undefined;
            /**
             * 学徒期至
             * Format: date
             */
            inTrainingUntil?: (string | null) | undefined;
            /** 计薪方式 */
            payType?: (components["schemas"]["PayType"] | null) | undefined;
            /**
             * 系数
             * Format: decimal
             */
            payCoefficient?: (string | null) | undefined;
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
            /** 等级 */
            skillGrade?: (components["schemas"]["SkillGrade"] | null) | undefined;
            /** 外部人员 */
            outUser?: (components["schemas"]["OutUser"] | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["EmployeeStatus"] | null) | undefined;
            /** 默认 */
            isDefault?: (components["schemas"]["DefaultCompany"] | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        DepartmentUser: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 部门 */
            deptName: string;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /** 是否主 */
            isMain: components["schemas"]["Flag"];
            /**
             * 开始日期
             * Format: date
             */
            fromDate: string;
            /**
             * 结束日期
             * Format: date
             */
            toDate: string | null;
        };
        UserJob: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /**
             * 岗位
             * Format: int64
             */
            jobId: string;
            /** 编码 */
            jobCode: string;
            /** 岗位 */
            jobName: string;
        };
        /**
         * 学历
         * @enum {integer}
         */
        Degree: 1 | 2 | 3 | 4 | 5 | 6;
        Education: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 学校 */
            school: string;
            /** 学历 */
            degree: components["schemas"]["Degree"] | null;
            /** 专业 */
            major: string | null;
            /**
             * 开始
             * Format: date
             */
            startDate: string | null;
            /**
             * 结束
             * Format: date
             */
            endDate: string | null;
        };
        WorkExperience: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 公司 */
            company: string;
            /** 职务 */
            jobTitle: string | null;
            /**
             * 开始
             * Format: date
             */
            startDate: string | null;
            /**
             * 结束
             * Format: date
             */
            endDate: string | null;
            /** 离职原因 */
            leaveReason: string | null;
        };
        /**
         * 权限来源
         * @enum {string}
         */
        PermissionOrigin: "job" | "grant" | "deny";
        EffectivePermission: {
            /**
             * 菜单
             * Format: int64
             */
            menuId: string;
            /** 名称 */
            name: string;
            /** 权限 */
            key: string | null;
            /** 来源 */
            origin: components["schemas"]["PermissionOrigin"];
            /** 岗位 */
            jobName: string | null;
        };
        CompanyUser: {
            /** 员工 */
            employee: components["schemas"]["EmployeeRow"];
            /**
             * 出生日期
             * Format: date
             */
            birthDate: string | null;
            /** 籍贯 */
            nativePlace: string | null;
            /** 身份证后四位 */
            idCardLast4: string | null;
            /** 银行卡后四位 */
            bankCardLast4: string | null;
            /** 紧急联系人 */
            emergencyContact: string | null;
            /** 公司 */
            companyName: string;
            /** 标志 */
            companyLogo: string | null;
            /** 默认 */
            isDefault: components["schemas"]["DefaultCompany"];
            /** 邀请人 */
            inviterName: string | null;
            /** 登录名 */
            username: string | null;
            /**
             * 最近登录
             * Format: timestamp
             */
            lastSignInDate: string | null;
            /** 任职 */
            departments: components["schemas"]["DepartmentUser"][];
            /** 岗位 */
            jobs: components["schemas"]["UserJob"][];
            /** 教育经历 */
            educations: components["schemas"]["Education"][];
            /** 工作经历 */
            works: components["schemas"]["WorkExperience"][];
            /** 权限 */
            permissions: components["schemas"]["EffectivePermission"][];
        };
        UpdateCompanyUserAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanyUser"];
        };
        DeleteDepartmentAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ListDepartmentUsersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DepartmentUser"][];
        };
        CreateDepartmentUserBody: {
            /** 员工 */
            employeeIds: string[];
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 是否主 */
            isMain: components["schemas"]["Flag"];
            /**
             * 开始日期
             * Format: date
             */
            fromDate: string;
        };
        CreateDepartmentUserAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DepartmentUser"][];
        };
        DepartmentManager: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 部门 */
            deptName: string;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /** 管理组 */
            manageGroup: string | null;
        };
        ListDepartmentManagersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DepartmentManager"][];
        };
        DepartmentManagerInput: {
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 管理组 */
            manageGroup?: (string | null) | undefined;
        };
        SaveDepartmentManagerBody: {
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 负责人 */
            managers: components["schemas"]["DepartmentManagerInput"][];
        };
        SaveDepartmentManagerAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DepartmentManager"][];
        };
        GetUserAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanyUser"];
        };
        DeleteUserAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        /** @description Without an id the employee of the signed-in person. */
        CompanyUserRef: {
            /**
             * 员工
             * Format: int64
             */
            userCompanyId?: (string | null) | undefined;
            /** 显示证件 */
            reveal?: (boolean | null) | undefined;
        };
        GetCompanyUserAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanyUser"];
        };
        ImportCell: {
            /** 字段 */
            field: string;
            /** 内容 */
            value: string;
        };
        /** @description One row of the first sheet. */
        ImportRow: {
            /** 行号 */
            row: number;
            /** 单元格 */
            cells: components["schemas"]["ImportCell"][];
        };
        /** @description The rows that the browser read from the first sheet, by column name. */
        ImportBody: {
            /** 行 */
            rows: components["schemas"]["ImportRow"][];
        };
        ImportError: {
            /** 行号 */
            row: number;
            /** 字段 */
            field: string | null;
            /** 说明 */
            text: string;
        };
        /** @description What an import did; rows with an error changed nothing. */
        ImportResult: {
            /** 成功 */
            okNum: number;
            /** 错误 */
            errors: components["schemas"]["ImportError"][];
        };
        ImportCompanyUsersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ImportResult"];
        };
        EducationInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 学校 */
            school: string;
            /** 学历 */
            degree?: (components["schemas"]["Degree"] | null) | undefined;
            /** 专业 */
            major?: (string | null) | undefined;
            /**
             * 开始
             * Format: date
             */
            startDate?: (string | null) | undefined;
            /**
             * 结束
             * Format: date
             */
            endDate?: (string | null) | undefined;
        };
        SaveEducationBody: {
            /**
             * 员工
             * Format: int64
             */
            userCompanyId: string;
            /** 教育经历 */
            rows: components["schemas"]["EducationInput"][];
        };
        SaveEducationAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Education"][];
        };
        WorkExperienceInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 公司 */
            company: string;
            /** 职务 */
            jobTitle?: (string | null) | undefined;
            /**
             * 开始
             * Format: date
             */
            startDate?: (string | null) | undefined;
            /**
             * 结束
             * Format: date
             */
            endDate?: (string | null) | undefined;
            /** 离职原因 */
            leaveReason?: (string | null) | undefined;
        };
        SaveWorkExperienceBody: {
            /**
             * 员工
             * Format: int64
             */
            userCompanyId: string;
            /** 工作经历 */
            rows: components["schemas"]["WorkExperienceInput"][];
        };
        SaveWorkExperienceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WorkExperience"][];
        };
        /**
         * 岗位类型
         * @enum {integer}
         */
        JobType: 1 | 2 | 3 | 4 | 5 | 9;
        /**
         * 数据范围
         * @enum {integer}
         */
        DataScope: 1 | 2 | 3 | 4;
        Job: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 岗位类型 */
            jobType: components["schemas"]["JobType"];
            /** 数据范围 */
            dataScope: components["schemas"]["DataScope"];
            /** 排序 */
            sort: number;
        };
        UserJobs: {
            /** 全部岗位 */
            jobs: components["schemas"]["Job"][];
            /** 已分配 */
            assigned: components["schemas"]["UserJob"][];
        };
        ListUserJobsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UserJobs"];
        };
        SaveUserJobsBody: {
            /** 员工 */
            employeeIds: string[];
            /** 岗位 */
            jobIds: string[];
        };
        SaveUserJobsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UserJob"][];
        };
        /**
         * 权限效果
         * @enum {integer}
         */
        PermissionEffect: 1 | 2;
        PermissionInput: {
            /**
             * 菜单
             * Format: int64
             */
            menuId: string;
            /** 效果 */
            effect?: (components["schemas"]["PermissionEffect"] | null) | undefined;
        };
        /** @description Rights beside those of the jobs; one without an effect goes back to the job. */
        SaveUserPermissionBody: {
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 权限 */
            rows: components["schemas"]["PermissionInput"][];
        };
        SaveUserPermissionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["EffectivePermission"][];
        };
        RegisterAccountsBody: {
            /** 记录 */
            ids: string[];
            /** 外部人员 */
            outUser: components["schemas"]["OutUser"];
        };
        RegisteredAccount: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 姓名 */
            employeeName: string;
            /** 登录名 */
            username: string | null;
            /** 成功 */
            isOk: boolean;
            /** 说明 */
            text: string | null;
        };
        RegisterAccountsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RegisteredAccount"][];
        };
        /** @description The account that a phone number or an employee belongs to. */
        BindingUser: {
            /**
             * 用户
             * Format: int64
             */
            userId: string | null;
            /** 登录名 */
            username: string | null;
            /** 姓名 */
            name: string | null;
            /** 手机 */
            mobile: string | null;
            /** 已绑定 */
            isBound: boolean;
        };
        GetBindingUserAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BindingUser"];
        };
        ReleaseBindingBody: {
            /**
             * 员工
             * Format: int64
             */
            userCompanyId: string;
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        ReleaseBindingAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        OutUserRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /** 手机 */
            phone: string | null;
            /** 状态 */
            status: components["schemas"]["EmployeeStatus"];
            /**
             * 入职日期
             * Format: date
             */
            hireDate: string | null;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of external people. */
        OutUserPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["OutUserRow"][];
        };
        ListOutUsersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OutUserPage"];
        };
        JoinCompanyBody: {
            /**
             * 员工
             * Format: int64
             */
            userCompanyId: string;
            /** 接受 */
            accept: boolean;
            /** 默认 */
            isDefault?: (components["schemas"]["DefaultCompany"] | null) | undefined;
        };
        JoinCompanyAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UserCompany"];
        };
        DeletionBlock: {
            /** 编码 */
            code: string;
            /** 说明 */
            text: string;
        };
        DeletionCheck: {
            /** 可注销 */
            isOk: boolean;
            /** 阻止原因 */
            blocks: components["schemas"]["DeletionBlock"][];
            /**
             * 注销时间
             * Format: timestamp
             */
            deletionDate: string | null;
        };
        GetUserDeleteCheckAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DeletionCheck"];
        };
        RequestUserDeletionBody: {
            /** 密码 */
            passwordMd5?: (string | null) | undefined;
            /** 短信码 */
            smsCode?: (string | null) | undefined;
            /** 确认文字 */
            phrase: string;
        };
        RequestUserDeletionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["User"];
        };
        CancelUserDeletionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["User"];
        };
        SubmitRealNameBody: {
            /** 名称 */
            name: string;
            /** 身份证号 */
            idCardNo: string;
            /** 人像面 */
            frontUrl: string;
            /** 国徽面 */
            backUrl: string;
        };
        SubmitRealNameAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["User"];
        };
        /** @description One rule that was tested, with the sentence a person is shown. */
        RuleCheck: {
            /** 编码 */
            code: string;
            /** 说明 */
            text: string;
            /** 通过 */
            isOk: boolean;
            /** 数量 */
            count: number;
            /** 链接 */
            link: string | null;
        };
        CompanyDeletion: {
            /**
             * 公司
             * Format: int64
             */
            companyId: string;
            /** 名称 */
            name: string;
            /** 状态 */
            delFlag: components["schemas"]["DelFlag"];
            /**
             * 注销时间
             * Format: timestamp
             */
            deletionDate: string | null;
            /** 剩余天 */
            leftDays: number | null;
            /** 原因 */
            reason: string | null;
            /** 审批中 */
            isWaiting: boolean;
            /** 检查项 */
            checks: components["schemas"]["RuleCheck"][];
        };
        GetCompanyDeletionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanyDeletion"];
        };
        RequestCompanyDeletionBody: {
            /** 原因 */
            reason: string;
        };
        RequestCompanyDeletionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanyDeletion"];
        };
        CancelCompanyDeletionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanyDeletion"];
        };
        /** @description A stored file. */
        FileObject: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 地址 */
            url: string;
            /** 名称 */
            name: string;
            /** 大小 */
            size: number;
            /** 类型 */
            mime: string;
            /** 摘要 */
            sha256: string;
        };
        ExportCompanyDataAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FileObject"];
        };
        CreateFeedbackBody: {
            /** 来源 */
            fromWhere: string;
            /** 内容 */
            content: string;
        };
        Feedback: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 来源 */
            fromWhere: string;
            /**
             * 创建时间
             * Format: timestamp
             */
            createDate: string;
        };
        CreateFeedbackAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Feedback"];
        };
        UploadBody: {
            /**
             * 文件
             * Format: binary
             */
            file: Blob;
        };
        UploadPictureAnswer: components["schemas"]["Envelope"] & {
            /** 结果 */
            data: string;
        };
        UploadedFile: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 地址 */
            url: string;
            /** 名称 */
            name: string;
            /** 大小 */
            size: number;
            /** 类型 */
            mime: string;
        };
        UploadFileAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UploadedFile"];
        };
        DeleteFileAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        SaveHomeLayoutBody: {
            /** 卡片 */
            codes: string[];
        };
        HomeLayout: {
            /** 卡片 */
            codes: string[];
        };
        SaveHomeLayoutAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["HomeLayout"];
        };
        /**
         * 审批结果
         * @enum {integer}
         */
        WorkflowResult: 0 | 1 | 2;
        /**
         * 审批类型
         * @enum {string}
         */
        WorkflowType: "orderConfirm" | "overCut" | "dosage" | "wageLock" | "wageUnlock" | "scheduleEnd" | "stockReverse" | "orderVersion" | "priceAudit";
        WorkflowTaskRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 类型 */
            bizType: components["schemas"]["WorkflowType"];
            /** 事项 */
            title: string;
            /** 申请人 */
            applicantName: string;
            /** 当前审批人 */
            assigneeName: string | null;
            /**
             * 申请时间
             * Format: timestamp
             */
            createDate: string;
            /** 结果 */
            result: components["schemas"]["WorkflowResult"];
            /** 意见 */
            opinion: string | null;
            /**
             * 处理时间
             * Format: timestamp
             */
            doneDate: string | null;
            /** 链接 */
            link: string | null;
            /**
             * 单据
             * Format: int64
             */
            bizId: string;
            /** 节点 */
            nodeNo: number;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of approvals. */
        WorkflowTaskPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["WorkflowTaskRow"][];
        };
        ListWorkflowTasksAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WorkflowTaskPage"];
        };
        AnswerWorkflowTaskBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 结果 */
            result: components["schemas"]["WorkflowResult"];
            /** 意见 */
            opinion?: (string | null) | undefined;
        };
        AnswerWorkflowTaskAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WorkflowTaskRow"];
        };
        CreateBoardDeviceCodeBody: {
            /** 客户端 */
            clientId: string;
        };
        BoardDeviceCode: {
            /** 配对码 */
            pairCode: string;
            /**
             * 到期时间
             * Format: timestamp
             */
            expireDate: string;
        };
        CreateBoardDeviceCodeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BoardDeviceCode"];
        };
        /**
         * 看板
         * @enum {string}
         */
        BoardCode: "reduceBed" | "countscz" | "top5" | "fqc" | "reduceBedBoard";
        BoardSlideInput: {
            /** 看板 */
            board: components["schemas"]["BoardCode"];
            /**
             * 工厂
             * Format: int64
             */
            factoryId?: (string | null) | undefined;
            /** 产线 */
            lineDeptIds?: (string[] | null) | undefined;
            /** 秒数 */
            seconds: number;
            /** 开始 */
            from?: (string | null) | undefined;
            /** 结束 */
            to?: (string | null) | undefined;
        };
        PairBoardDeviceBody: {
            /** 配对码 */
            pairCode: string;
            /** 名称 */
            name: string;
            /**
             * 工厂
             * Format: int64
             */
            factoryId?: (string | null) | undefined;
            /** 产线 */
            lineDeptIds?: (string[] | null) | undefined;
            /** 轮播 */
            playlist: components["schemas"]["BoardSlideInput"][];
            /** 语音 */
            speaker: components["schemas"]["Flag"];
        };
        BoardSlide: {
            /** 看板 */
            board: components["schemas"]["BoardCode"];
            /**
             * 工厂
             * Format: int64
             */
            factoryId: string | null;
            /** 产线 */
            lineDeptIds: string[];
            /** 秒数 */
            seconds: number;
            /** 开始 */
            from: string | null;
            /** 结束 */
            to: string | null;
        };
        BoardDeviceRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 名称 */
            name: string;
            /** 工厂 */
            factoryName: string | null;
            /** 产线 */
            lineNames: string[];
            /** 语音 */
            speaker: components["schemas"]["Flag"];
            /** 在线 */
            isOnline: boolean;
            /**
             * 最近在线
             * Format: timestamp
             */
            lastSeenDate: string | null;
            /** 版本 */
            appVersion: string | null;
            /**
             * 工厂
             * Format: int64
             */
            factoryId: string | null;
            /** 产线 */
            lineDeptIds: string[];
            /** 轮播 */
            playlist: components["schemas"]["BoardSlide"][];
            /** 乐观锁 */
            version: number;
        };
        PairBoardDeviceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BoardDeviceRow"];
        };
        /**
         * 语音事件
         * @enum {string}
         */
        VoiceEvent: "problem" | "target" | "shiftStart" | "rest" | "rush" | "qcAlarm";
        BoardSentence: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 事件 */
            event: components["schemas"]["VoiceEvent"];
            /** 模板 */
            template: string;
            /** 播报次数 */
            repeatNum: number;
        };
        BoardNotice: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 标题 */
            title: string;
            /**
             * 时间
             * Format: timestamp
             */
            createDate: string;
        };
        /** @description What one screen shows and says. */
        BoardScreen: {
            /**
             * 编号
             * Format: int64
             */
            id: string | null;
            /** 名称 */
            name: string | null;
            /**
             * 工厂
             * Format: int64
             */
            factoryId: string | null;
            /** 产线 */
            lineDeptIds: string[];
            /** 轮播 */
            playlist: components["schemas"]["BoardSlide"][];
            /**
             * 播报
             * @description One connected screen of a line speaks, so that two in a room never talk over each other
             */
            speaks: boolean;
            /** 看板刷新(秒) */
            refreshSec: number;
            /** 看板语音音量 */
            volume: number;
            /**
             * 静音时段
             * @description Spans of the day in which only alarms of quality are said; empty for none
             */
            quietHours: string;
            /** 班次时段 */
            shiftSegments: string;
            /** 语音 */
            voices: components["schemas"]["BoardSentence"][];
            /**
             * 紧急通知
             * @description Urgent notices of the place a screen hangs at, the newest first; of a browser of a person the person's own. One about a problem stays until the problem is solved
             */
            notices: components["schemas"]["BoardNotice"][];
        };
        GetOwnBoardDeviceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BoardScreen"];
        };
        /** @description One page of wall boards. */
        BoardDevicePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BoardDeviceRow"][];
        };
        ListBoardDevicesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BoardDevicePage"];
        };
        UpdateBoardDeviceBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 名称 */
            name: string;
            /**
             * 工厂
             * Format: int64
             */
            factoryId?: (string | null) | undefined;
            /** 产线 */
            lineDeptIds?: (string[] | null) | undefined;
            /** 轮播 */
            playlist: components["schemas"]["BoardSlideInput"][];
            /** 语音 */
            speaker: components["schemas"]["Flag"];
        };
        UpdateBoardDeviceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BoardDeviceRow"];
        };
        RevokeBoardDeviceAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
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
                /** @description The secret behind the challenge that the sign-in page was opened with; asked for where one was. */
                code_verifier?: string | undefined;
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
    deleteTodo: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteTodoAnswer"];
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
    createDepartment: {
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
                "application/json": components["schemas"]["CreateDepartmentBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDepartmentAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDepartmentBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDepartmentAnswer"];
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
    createCompanyUser: {
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
                "application/json": components["schemas"]["CreateCompanyUserBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCompanyUserAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompanyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCompanyUserBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCompanyUserAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Department. */
                id: string;
            };
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
                    "application/json": components["schemas"]["DeleteDepartmentAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listDepartmentUsers: {
        parameters: {
            query?: {
                /** @description Department. */
                deptId?: string | undefined;
                /** @description Employee. */
                employeeId?: string | undefined;
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
                    "application/json": components["schemas"]["ListDepartmentUsersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createDepartmentUser: {
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
                "application/json": components["schemas"]["CreateDepartmentUserBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDepartmentUserAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listDepartmentManagers: {
        parameters: {
            query?: {
                /** @description Department. */
                deptId?: string | undefined;
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
                    "application/json": components["schemas"]["ListDepartmentManagersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveDepartmentManager: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDepartmentManagerBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveDepartmentManagerAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Employee. */
                id: string;
            };
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
                    "application/json": components["schemas"]["GetUserAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Employee. */
                id: string;
            };
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
                    "application/json": components["schemas"]["DeleteUserAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUserRef"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCompanyUserAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    importCompanyUsers: {
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
                "application/json": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCompanyUsersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveEducation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveEducationBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveEducationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveWorkExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveWorkExperienceBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveWorkExperienceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listUserJobs: {
        parameters: {
            query?: {
                /** @description Employee. */
                employeeId?: string | undefined;
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
                    "application/json": components["schemas"]["ListUserJobsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveUserJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUserJobsBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveUserJobsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveUserPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUserPermissionBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveUserPermissionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    registerAccounts: {
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
                "application/json": components["schemas"]["RegisterAccountsBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAccountsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getBindingUser: {
        parameters: {
            query?: {
                /** @description Phone. */
                phone?: string | undefined;
                /** @description Employee. */
                userCompanyId?: string | undefined;
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
                    "application/json": components["schemas"]["GetBindingUserAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    releaseBinding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseBindingBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseBindingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listOutUsers: {
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
                    "application/json": components["schemas"]["ListOutUsersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    joinCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinCompanyBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinCompanyAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getUserDeleteCheck: {
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
                    "application/json": components["schemas"]["GetUserDeleteCheckAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    requestUserDeletion: {
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
                "application/json": components["schemas"]["RequestUserDeletionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestUserDeletionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    cancelUserDeletion: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["CancelUserDeletionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    submitRealName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitRealNameBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitRealNameAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyDeletion: {
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
                    "application/json": components["schemas"]["GetCompanyDeletionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    requestCompanyDeletion: {
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
                "application/json": components["schemas"]["RequestCompanyDeletionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestCompanyDeletionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    cancelCompanyDeletion: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["CancelCompanyDeletionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    exportCompanyData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
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
                    "application/json": components["schemas"]["ExportCompanyDataAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createFeedback: {
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
                "application/json": components["schemas"]["CreateFeedbackBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateFeedbackAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadPictureAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFile: {
        parameters: {
            query: {
                /** @description Address. */
                url: string;
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
                    "application/json": components["schemas"]["DeleteFileAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveHomeLayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveHomeLayoutBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveHomeLayoutAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getSignInQr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listWorkflowTasks: {
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
                /** @description Outcome. */
                result?: components["schemas"]["WorkflowResult"];
                /** @description Those that I asked for instead of those that I decide. */
                asked?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListWorkflowTasksAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    answerWorkflowTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerWorkflowTaskBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerWorkflowTaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createBoardDeviceCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBoardDeviceCodeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBoardDeviceCodeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    pairBoardDevice: {
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
                "application/json": components["schemas"]["PairBoardDeviceBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairBoardDeviceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getOwnBoardDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOwnBoardDeviceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listBoardDevices: {
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
                    "application/json": components["schemas"]["ListBoardDevicesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateBoardDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBoardDeviceBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBoardDeviceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    revokeBoardDevice: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
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
                    "application/json": components["schemas"]["RevokeBoardDeviceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
}
