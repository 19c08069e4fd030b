// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import { defineOperation } from '../define-operation.ts';
import type * as sdk from '../operation.ts';
import type { components, operations } from './amc.ts';

export type LoginBody = components['schemas']['LoginBody'];
export type SignInCode = components['schemas']['SignInCode'];
export type Tokens = components['schemas']['Tokens'];
export type OauthError = components['schemas']['OauthError'];
export type PlatformConfigItem = components['schemas']['PlatformConfigItem'];
export type ConfigValue = components['schemas']['ConfigValue'];
export type RealNameAuth = components['schemas']['RealNameAuth'];
export type DelFlag = components['schemas']['DelFlag'];
export type User = components['schemas']['User'];
export type SecurityAction = components['schemas']['SecurityAction'];
export type SecurityLogRow = components['schemas']['SecurityLogRow'];
export type SecurityLogPage = components['schemas']['SecurityLogPage'];
export type DefaultCompany = components['schemas']['DefaultCompany'];
export type UserCompany = components['schemas']['UserCompany'];
export type CompanyScale = components['schemas']['CompanyScale'];
export type CompanyRow = components['schemas']['CompanyRow'];
export type CompanyPage = components['schemas']['CompanyPage'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type ApplicationRow = components['schemas']['ApplicationRow'];
export type ApplicationPage = components['schemas']['ApplicationPage'];
export type HttpMethod = components['schemas']['HttpMethod'];
export type MenuType = components['schemas']['MenuType'];
export type MenuItem = components['schemas']['MenuItem'];
export type TodoStatus = components['schemas']['TodoStatus'];
export type TodoSource = components['schemas']['TodoSource'];
export type TodoRow = components['schemas']['TodoRow'];
export type TodoPage = components['schemas']['TodoPage'];
export type UpdateTodoBody = components['schemas']['UpdateTodoBody'];
export type CreateTodoBody = components['schemas']['CreateTodoBody'];
export type DeptType = components['schemas']['DeptType'];
export type Department = components['schemas']['Department'];
export type EmployeeStatus = components['schemas']['EmployeeStatus'];
export type OutUser = components['schemas']['OutUser'];
export type PayType = components['schemas']['PayType'];
export type SkillGrade = components['schemas']['SkillGrade'];
export type Gender = components['schemas']['Gender'];
export type Flag = components['schemas']['Flag'];
export type EmployeeRow = components['schemas']['EmployeeRow'];
export type EmployeePage = components['schemas']['EmployeePage'];

/** What each operation of amc takes and answers, by operation id. */
export interface AmcCalls {
  login: { request: { body: LoginBody }; data: SignInCode };
  exchangeOauthCode: { request: { query: operations['exchangeOauthCode']['parameters']['query'] }; data: Tokens };
  refreshToken: { request: { query: operations['refreshToken']['parameters']['query'] }; data: Tokens };
  revokeToken: { request: { query: operations['revokeToken']['parameters']['query'] }; data: operations['revokeToken']['responses'][200]['content']['application/json']['data'] };
  getPlatformConfig: { request: sdk.NoRequest; data: operations['getPlatformConfig']['responses'][200]['content']['application/json']['data'] };
  getConfigValue: { request: { query: operations['getConfigValue']['parameters']['query'] }; data: ConfigValue };
  getUserInfo: { request: sdk.NoRequest; data: User };
  listSecurityLogs: { request: { query?: operations['listSecurityLogs']['parameters']['query'] | undefined }; data: SecurityLogPage };
  getUserCompany: { request: sdk.NoRequest; data: operations['getUserCompany']['responses'][200]['content']['application/json']['data'] };
  listCompanies: { request: { query?: operations['listCompanies']['parameters']['query'] | undefined }; data: CompanyPage };
  listUserApplications: { request: { query?: operations['listUserApplications']['parameters']['query'] | undefined }; data: ApplicationPage };
  getMenus: { request: sdk.NoRequest; data: operations['getMenus']['responses'][200]['content']['application/json']['data'] };
  listTodos: { request: { query?: operations['listTodos']['parameters']['query'] | undefined }; data: TodoPage };
  createTodo: { request: { body: CreateTodoBody }; data: TodoRow };
  updateTodo: { request: { body: UpdateTodoBody }; data: TodoRow };
  listDepartments: { request: { query?: operations['listDepartments']['parameters']['query'] | undefined }; data: operations['listDepartments']['responses'][200]['content']['application/json']['data'] };
  listEmployees: { request: { query?: operations['listEmployees']['parameters']['query'] | undefined }; data: EmployeePage };
}

/**
 * 登录 · Sign in
 * Checks name and password of a person on the sign-in page and answers a one-time code.
 * `POST /amc/open/login`. Asks for no token.
 */
export const login = /* @__PURE__ */ defineOperation<sdk.Operation<AmcCalls['login']['request'], AmcCalls['login']['data']>>('login', 'POST', '/amc/open/login', 1);

/**
 * 授权码换令牌 · Exchange the sign-in code
 * Trades the one-time code for tokens, for a session that just came back from the sign-in page.
 * `GET /amc/open/loginToken/token`. Asks for no token.
 */
export const exchangeOauthCode = /* @__PURE__ */ defineOperation<sdk.Operation<AmcCalls['exchangeOauthCode']['request'], AmcCalls['exchangeOauthCode']['data']>>('exchangeOauthCode', 'GET', '/amc/open/loginToken/token', 1);

/**
 * 刷新令牌 · Refresh the tokens
 * Trades a refresh token for a new pair, for a session whose access token runs out; refused with invalid_grant.
 * `POST /oauth/token`. Asks for no token.
 */
export const refreshToken = /* @__PURE__ */ defineOperation<sdk.Operation<AmcCalls['refreshToken']['request'], AmcCalls['refreshToken']['data']>>('refreshToken', 'POST', '/oauth/token', 1);

/**
 * 注销令牌 · Sign out
 * Ends the session of the given access token and its refresh tokens.
 * `DELETE /amc/logout/token`. Asks for a session only.
 */
export const revokeToken = /* @__PURE__ */ defineOperation<sdk.Operation<AmcCalls['revokeToken']['request'], AmcCalls['revokeToken']['data']>>('revokeToken', 'DELETE', '/amc/logout/token', 2);

/**
 * 平台配置 · Platform configuration
 * Names, logos and switches of the platform, for every page before and after sign-in.
 * `GET /amc/open/platformConfig`. Asks for no token.
 */
export const getPlatformConfig = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['getPlatformConfig']['request'], AmcCalls['getPlatformConfig']['data']>>('getPlatformConfig', 'GET', '/amc/open/platformConfig', 1);

/**
 * 配置值 · One configuration value
 * One value of the company by its code, for the menu rules of the shell.
 * `GET /amc/config`. Asks for a session only.
 */
export const getConfigValue = /* @__PURE__ */ defineOperation<sdk.Operation<AmcCalls['getConfigValue']['request'], AmcCalls['getConfigValue']['data']>>('getConfigValue', 'GET', '/amc/config', 2);

/**
 * 当前用户 · The signed-in person
 * Who is signed in, for the header and the account pages.
 * `GET /amc/getUserInfo`. Asks for a session only.
 */
export const getUserInfo = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['getUserInfo']['request'], AmcCalls['getUserInfo']['data']>>('getUserInfo', 'GET', '/amc/getUserInfo', 2);

/**
 * 安全日志 · Security log
 * The sign-ins and other security events of the signed-in person, newest first.
 * `GET /amc/securityLog`. Asks for a session only.
 */
export const listSecurityLogs = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['listSecurityLogs']['request'], AmcCalls['listSecurityLogs']['data']>>('listSecurityLogs', 'GET', '/amc/securityLog', 2);

/**
 * 我的公司 · My companies
 * The companies of the signed-in person, the pseudo-company last, for the company switcher.
 * `GET /amc/getUserCompany`. Asks for a session only.
 */
export const getUserCompany = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['getUserCompany']['request'], AmcCalls['getUserCompany']['data']>>('getUserCompany', 'GET', '/amc/getUserCompany', 2);

/**
 * 公司列表 · Companies
 * A page of the companies the signed-in person belongs to.
 * `GET /amc/company/list`. Asks for a session only.
 */
export const listCompanies = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['listCompanies']['request'], AmcCalls['listCompanies']['data']>>('listCompanies', 'GET', '/amc/company/list', 2);

/**
 * 我的应用 · My applications
 * The applications the person may open in the chosen company, for the drawer.
 * `GET /amc/userApplication/list`. Asks for a session only.
 */
export const listUserApplications = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['listUserApplications']['request'], AmcCalls['listUserApplications']['data']>>('listUserApplications', 'GET', '/amc/userApplication/list', 2);

/**
 * 菜单与权限 · Menu and permissions
 * Every menu entry and button permission of the person in the chosen company, flat.
 * `GET /amc/apply/menus`. Asks for a session only.
 */
export const getMenus = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['getMenus']['request'], AmcCalls['getMenus']['data']>>('getMenus', 'GET', '/amc/apply/menus', 2);

/**
 * 待办列表 · To-dos
 * A page of the to-dos of the signed-in person.
 * `GET /amc/tasks/list`. Asks for a session only.
 */
export const listTodos = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['listTodos']['request'], AmcCalls['listTodos']['data']>>('listTodos', 'GET', '/amc/tasks/list', 2);

/**
 * 新增待办 · Add a to-do
 * Adds a to-do for the signed-in person.
 * `POST /amc/tasks`. Asks for a session only.
 */
export const createTodo = /* @__PURE__ */ defineOperation<sdk.Operation<AmcCalls['createTodo']['request'], AmcCalls['createTodo']['data']>>('createTodo', 'POST', '/amc/tasks', 6);

/**
 * 完成待办 · Finish a to-do
 * Marks a to-do of the signed-in person as done; it never opens again.
 * `PUT /amc/tasks`. Asks for a session only.
 */
export const updateTodo = /* @__PURE__ */ defineOperation<sdk.Operation<AmcCalls['updateTodo']['request'], AmcCalls['updateTodo']['data']>>('updateTodo', 'PUT', '/amc/tasks', 2);

/**
 * 部门列表 · Departments
 * The departments of the company as a flat list, for trees and pickers.
 * `GET /amc/depts`. Asks for a session only.
 */
export const listDepartments = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['listDepartments']['request'], AmcCalls['listDepartments']['data']>>('listDepartments', 'GET', '/amc/depts', 2);

/**
 * 员工列表 · People
 * A page of the employees of the company, for the people list and for pickers of participants.
 * `GET /amc/users/companyUserInfo`. Asks for one of the screens /mes/employee/employeeShow, /mes/reduceBed/reduceBedList, /mes/reduceBed/addReduceBedBill, /makingCenter/order/order.
 */
export const listEmployees = /* @__PURE__ */ defineOperation<sdk.BareOperation<AmcCalls['listEmployees']['request'], AmcCalls['listEmployees']['data']>>('listEmployees', 'GET', '/amc/users/companyUserInfo');
