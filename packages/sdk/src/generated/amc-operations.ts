// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import { defineOperation } from '../define-operation.ts';
import type { Download as FileOfServer } from '../download.ts';
import type * as sdk from '../operation.ts';
import type { components, operations } from './amc.ts';

/** Body of `login`. */
export type LoginBody = components['schemas']['LoginBody'];
/** What `login` answers. */
export type SignInCode = components['schemas']['SignInCode'];
/** What `exchangeOauthCode` answers. */
export type Tokens = components['schemas']['Tokens'];
/** What a rejected token or credential is answered with, in the words of OAuth 2. */
export type OauthError = components['schemas']['OauthError'];
/** `data` of {@link GetPlatformConfigAnswer}. */
export type PlatformConfigItem = components['schemas']['PlatformConfigItem'];
/** What `getConfigValue` answers. */
export type ConfigValue = components['schemas']['ConfigValue'];
/** 实名状态 · Identity check. */
export type RealNameAuth = components['schemas']['RealNameAuth'];
/** 状态 · Status. */
export type DelFlag = components['schemas']['DelFlag'];
/** What `getUserInfo` answers. */
export type User = components['schemas']['User'];
/** 安全操作 · Security action. */
export type SecurityAction = components['schemas']['SecurityAction'];
/** A row of `listSecurityLogs`. */
export type SecurityLogRow = components['schemas']['SecurityLogRow'];
/** One page of entries. */
export type SecurityLogPage = components['schemas']['SecurityLogPage'];
/** 是否默认 · Default. */
export type DefaultCompany = components['schemas']['DefaultCompany'];
/** A company of the signed-in person, with the person as its employee. */
export type UserCompany = components['schemas']['UserCompany'];
/** 规模 · Company size. */
export type CompanyScale = components['schemas']['CompanyScale'];
/** A row of `listCompanies`. */
export type CompanyRow = components['schemas']['CompanyRow'];
/** One page of companies. */
export type CompanyPage = components['schemas']['CompanyPage'];
/** 应用状态 · Application status. */
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
/** A row of `listUserApplications`. */
export type ApplicationRow = components['schemas']['ApplicationRow'];
/** One page of applications. */
export type ApplicationPage = components['schemas']['ApplicationPage'];
/** 方法 · Method. FIELD and EXPORT are rights that no call belongs to. */
export type HttpMethod = components['schemas']['HttpMethod'];
/** 菜单类型 · Menu type. */
export type MenuType = components['schemas']['MenuType'];
/** One entry of the menu tree. Buttons carry a permission: method, a caret, and the url. */
export type MenuItem = components['schemas']['MenuItem'];
/** 待办状态 · To-do status. */
export type TodoStatus = components['schemas']['TodoStatus'];
/** 待办来源 · To-do source. */
export type TodoSource = components['schemas']['TodoSource'];
/** A row of `listTodos`. */
export type TodoRow = components['schemas']['TodoRow'];
/** One page of to-dos. */
export type TodoPage = components['schemas']['TodoPage'];
/** Body of `updateTodo`. */
export type UpdateTodoBody = components['schemas']['UpdateTodoBody'];
/** Body of `createTodo`. */
export type CreateTodoBody = components['schemas']['CreateTodoBody'];
/** 部门类型 · Department type. */
export type DeptType = components['schemas']['DeptType'];
/** What `createDepartment` answers. */
export type Department = components['schemas']['Department'];
/** Body of `createDepartment`. */
export type CreateDepartmentBody = components['schemas']['CreateDepartmentBody'];
/** Body of `updateDepartment`. */
export type UpdateDepartmentBody = components['schemas']['UpdateDepartmentBody'];
/** 员工状态 · Employee status. */
export type EmployeeStatus = components['schemas']['EmployeeStatus'];
/** 外部人员 · External. */
export type OutUser = components['schemas']['OutUser'];
/** 计薪方式 · Pay type. */
export type PayType = components['schemas']['PayType'];
/** 技能等级 · Skill grade. */
export type SkillGrade = components['schemas']['SkillGrade'];
/** 性别 · Gender. */
export type Gender = components['schemas']['Gender'];
/** 是否 · Yes or no. */
export type Flag = components['schemas']['Flag'];
/** A member of the company; the id is called employeeId everywhere else. */
export type EmployeeRow = components['schemas']['EmployeeRow'];
/** One page of people. */
export type EmployeePage = components['schemas']['EmployeePage'];
/** Body of `createCompanyUser`. */
export type CreateCompanyUserBody = components['schemas']['CreateCompanyUserBody'];
/** Only what is sent is changed. */
export type UpdateCompanyUserBody = components['schemas']['UpdateCompanyUserBody'];
/** `departments` of {@link CompanyUser}. */
export type DepartmentUser = components['schemas']['DepartmentUser'];
/** `jobs` of {@link CompanyUser}. */
export type UserJob = components['schemas']['UserJob'];
/** 学历 · Degree. */
export type Degree = components['schemas']['Degree'];
/** `educations` of {@link CompanyUser}. */
export type Education = components['schemas']['Education'];
/** `works` of {@link CompanyUser}. */
export type WorkExperience = components['schemas']['WorkExperience'];
/** 权限来源 · From. */
export type PermissionOrigin = components['schemas']['PermissionOrigin'];
/** `permissions` of {@link CompanyUser}. */
export type EffectivePermission = components['schemas']['EffectivePermission'];
/** What `updateCompanyUser` answers. */
export type CompanyUser = components['schemas']['CompanyUser'];
/** Body of `createDepartmentUser`. */
export type CreateDepartmentUserBody = components['schemas']['CreateDepartmentUserBody'];
/** `data` of {@link ListDepartmentManagersAnswer}. */
export type DepartmentManager = components['schemas']['DepartmentManager'];
/** `managers` of {@link SaveDepartmentManagerBody}. */
export type DepartmentManagerInput = components['schemas']['DepartmentManagerInput'];
/** Body of `saveDepartmentManager`. */
export type SaveDepartmentManagerBody = components['schemas']['SaveDepartmentManagerBody'];
/** Without an id the employee of the signed-in person. */
export type CompanyUserRef = components['schemas']['CompanyUserRef'];
/** `cells` of {@link ImportRow}. */
export type ImportCell = components['schemas']['ImportCell'];
/** One row of the first sheet. */
export type ImportRow = components['schemas']['ImportRow'];
/** The rows that the browser read from the first sheet, by column name. */
export type ImportBody = components['schemas']['ImportBody'];
/** `errors` of {@link ImportResult}. */
export type ImportError = components['schemas']['ImportError'];
/** What an import did; rows with an error changed nothing. */
export type ImportResult = components['schemas']['ImportResult'];
/** `rows` of {@link SaveEducationBody}. */
export type EducationInput = components['schemas']['EducationInput'];
/** Body of `saveEducation`. */
export type SaveEducationBody = components['schemas']['SaveEducationBody'];
/** `rows` of {@link SaveWorkExperienceBody}. */
export type WorkExperienceInput = components['schemas']['WorkExperienceInput'];
/** Body of `saveWorkExperience`. */
export type SaveWorkExperienceBody = components['schemas']['SaveWorkExperienceBody'];
/** 岗位类型 · Job type. */
export type JobType = components['schemas']['JobType'];
/** 数据范围 · Data scope. */
export type DataScope = components['schemas']['DataScope'];
/** `jobs` of {@link UserJobs}. */
export type Job = components['schemas']['Job'];
/** What `listUserJobs` answers. */
export type UserJobs = components['schemas']['UserJobs'];
/** Body of `saveUserJobs`. */
export type SaveUserJobsBody = components['schemas']['SaveUserJobsBody'];
/** 权限效果 · Effect. */
export type PermissionEffect = components['schemas']['PermissionEffect'];
/** `rows` of {@link SaveUserPermissionBody}. */
export type PermissionInput = components['schemas']['PermissionInput'];
/** Rights beside those of the jobs; one without an effect goes back to the job. */
export type SaveUserPermissionBody = components['schemas']['SaveUserPermissionBody'];
/** Body of `registerAccounts`. */
export type RegisterAccountsBody = components['schemas']['RegisterAccountsBody'];
/** `data` of {@link RegisterAccountsAnswer}. */
export type RegisteredAccount = components['schemas']['RegisteredAccount'];
/** The account that a phone number or an employee belongs to. */
export type BindingUser = components['schemas']['BindingUser'];
/** Body of `releaseBinding`. */
export type ReleaseBindingBody = components['schemas']['ReleaseBindingBody'];
/** A row of `listOutUsers`. */
export type OutUserRow = components['schemas']['OutUserRow'];
/** One page of external people. */
export type OutUserPage = components['schemas']['OutUserPage'];
/** Body of `joinCompany`. */
export type JoinCompanyBody = components['schemas']['JoinCompanyBody'];
/** `blocks` of {@link DeletionCheck}. */
export type DeletionBlock = components['schemas']['DeletionBlock'];
/** What `getUserDeleteCheck` answers. */
export type DeletionCheck = components['schemas']['DeletionCheck'];
/** Body of `requestUserDeletion`. */
export type RequestUserDeletionBody = components['schemas']['RequestUserDeletionBody'];
/** Body of `submitRealName`. */
export type SubmitRealNameBody = components['schemas']['SubmitRealNameBody'];
/** One rule that was tested, with the sentence a person is shown. */
export type RuleCheck = components['schemas']['RuleCheck'];
/** What `getCompanyDeletion` answers. */
export type CompanyDeletion = components['schemas']['CompanyDeletion'];
/** Body of `requestCompanyDeletion`. */
export type RequestCompanyDeletionBody = components['schemas']['RequestCompanyDeletionBody'];
/** A stored file. */
export type FileObject = components['schemas']['FileObject'];
/** Body of `createFeedback`. */
export type CreateFeedbackBody = components['schemas']['CreateFeedbackBody'];
/** What `createFeedback` answers. */
export type Feedback = components['schemas']['Feedback'];
/** Body of `uploadPicture`. */
export type UploadBody = components['schemas']['UploadBody'];
/** What `uploadFile` answers. */
export type UploadedFile = components['schemas']['UploadedFile'];
/** Body of `saveHomeLayout`. */
export type SaveHomeLayoutBody = components['schemas']['SaveHomeLayoutBody'];
/** What `saveHomeLayout` answers. */
export type HomeLayout = components['schemas']['HomeLayout'];
/** 审批结果 · Approval result. */
export type WorkflowResult = components['schemas']['WorkflowResult'];
/** 审批类型 · Workflow. */
export type WorkflowType = components['schemas']['WorkflowType'];
/** A row of `listWorkflowTasks`. */
export type WorkflowTaskRow = components['schemas']['WorkflowTaskRow'];
/** One page of approvals. */
export type WorkflowTaskPage = components['schemas']['WorkflowTaskPage'];
/** Body of `answerWorkflowTask`. */
export type AnswerWorkflowTaskBody = components['schemas']['AnswerWorkflowTaskBody'];
/** Body of `createBoardDeviceCode`. */
export type CreateBoardDeviceCodeBody = components['schemas']['CreateBoardDeviceCodeBody'];
/** What `createBoardDeviceCode` answers. */
export type BoardDeviceCode = components['schemas']['BoardDeviceCode'];
/** 看板 · Board. */
export type BoardCode = components['schemas']['BoardCode'];
/** `playlist` of {@link PairBoardDeviceBody}. */
export type BoardSlideInput = components['schemas']['BoardSlideInput'];
/** Body of `pairBoardDevice`. */
export type PairBoardDeviceBody = components['schemas']['PairBoardDeviceBody'];
/** `playlist` of {@link BoardDeviceRow}. */
export type BoardSlide = components['schemas']['BoardSlide'];
/** What `pairBoardDevice` answers. */
export type BoardDeviceRow = components['schemas']['BoardDeviceRow'];
/** 语音事件 · Voice event. */
export type VoiceEvent = components['schemas']['VoiceEvent'];
/** `voices` of {@link BoardScreen}. */
export type BoardSentence = components['schemas']['BoardSentence'];
/** `notices` of {@link BoardScreen}. */
export type BoardNotice = components['schemas']['BoardNotice'];
/** What one screen shows and says. */
export type BoardScreen = components['schemas']['BoardScreen'];
/** One page of wall boards. */
export type BoardDevicePage = components['schemas']['BoardDevicePage'];
/** Body of `updateBoardDevice`. */
export type UpdateBoardDeviceBody = components['schemas']['UpdateBoardDeviceBody'];

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
  deleteTodo: { request: { query: operations['deleteTodo']['parameters']['query'] }; data: operations['deleteTodo']['responses'][200]['content']['application/json']['data'] };
  listDepartments: { request: { query?: operations['listDepartments']['parameters']['query'] | undefined }; data: operations['listDepartments']['responses'][200]['content']['application/json']['data'] };
  createDepartment: { request: { body: CreateDepartmentBody }; data: Department };
  updateDepartment: { request: { body: UpdateDepartmentBody }; data: Department };
  listEmployees: { request: { query?: operations['listEmployees']['parameters']['query'] | undefined }; data: EmployeePage };
  createCompanyUser: { request: { body: CreateCompanyUserBody }; data: EmployeeRow };
  updateCompanyUser: { request: { body: UpdateCompanyUserBody }; data: CompanyUser };
  deleteDepartment: { request: { path: operations['deleteDepartment']['parameters']['path'] }; data: operations['deleteDepartment']['responses'][200]['content']['application/json']['data'] };
  listDepartmentUsers: { request: { query?: operations['listDepartmentUsers']['parameters']['query'] | undefined }; data: operations['listDepartmentUsers']['responses'][200]['content']['application/json']['data'] };
  createDepartmentUser: { request: { body: CreateDepartmentUserBody }; data: operations['createDepartmentUser']['responses'][200]['content']['application/json']['data'] };
  listDepartmentManagers: { request: { query?: operations['listDepartmentManagers']['parameters']['query'] | undefined }; data: operations['listDepartmentManagers']['responses'][200]['content']['application/json']['data'] };
  saveDepartmentManager: { request: { body: SaveDepartmentManagerBody }; data: operations['saveDepartmentManager']['responses'][200]['content']['application/json']['data'] };
  getUser: { request: { path: operations['getUser']['parameters']['path'] }; data: CompanyUser };
  deleteUser: { request: { path: operations['deleteUser']['parameters']['path'] }; data: operations['deleteUser']['responses'][200]['content']['application/json']['data'] };
  getCompanyUser: { request: { body: CompanyUserRef }; data: CompanyUser };
  importCompanyUsers: { request: { body: ImportBody }; data: ImportResult };
  saveEducation: { request: { body: SaveEducationBody }; data: operations['saveEducation']['responses'][200]['content']['application/json']['data'] };
  saveWorkExperience: { request: { body: SaveWorkExperienceBody }; data: operations['saveWorkExperience']['responses'][200]['content']['application/json']['data'] };
  listUserJobs: { request: { query?: operations['listUserJobs']['parameters']['query'] | undefined }; data: UserJobs };
  saveUserJobs: { request: { body: SaveUserJobsBody }; data: operations['saveUserJobs']['responses'][200]['content']['application/json']['data'] };
  saveUserPermission: { request: { body: SaveUserPermissionBody }; data: operations['saveUserPermission']['responses'][200]['content']['application/json']['data'] };
  registerAccounts: { request: { body: RegisterAccountsBody }; data: operations['registerAccounts']['responses'][200]['content']['application/json']['data'] };
  getBindingUser: { request: { query?: operations['getBindingUser']['parameters']['query'] | undefined }; data: BindingUser };
  releaseBinding: { request: { body: ReleaseBindingBody }; data: operations['releaseBinding']['responses'][200]['content']['application/json']['data'] };
  listOutUsers: { request: { query?: operations['listOutUsers']['parameters']['query'] | undefined }; data: OutUserPage };
  joinCompany: { request: { body: JoinCompanyBody }; data: UserCompany };
  getUserDeleteCheck: { request: sdk.NoRequest; data: DeletionCheck };
  requestUserDeletion: { request: { body: RequestUserDeletionBody }; data: User };
  cancelUserDeletion: { request: sdk.NoRequest; data: User };
  submitRealName: { request: { body: SubmitRealNameBody }; data: User };
  getCompanyDeletion: { request: sdk.NoRequest; data: CompanyDeletion };
  requestCompanyDeletion: { request: { body: RequestCompanyDeletionBody }; data: CompanyDeletion };
  cancelCompanyDeletion: { request: sdk.NoRequest; data: CompanyDeletion };
  exportCompanyData: { request: sdk.NoRequest; data: FileObject };
  createFeedback: { request: { body: CreateFeedbackBody }; data: Feedback };
  uploadPicture: { request: { body: UploadBody }; data: operations['uploadPicture']['responses'][200]['content']['application/json']['data'] };
  uploadFile: { request: { body: UploadBody }; data: UploadedFile };
  deleteFile: { request: { query: operations['deleteFile']['parameters']['query'] }; data: operations['deleteFile']['responses'][200]['content']['application/json']['data'] };
  saveHomeLayout: { request: { body: SaveHomeLayoutBody }; data: HomeLayout };
  getSignInQr: { request: { path: operations['getSignInQr']['parameters']['path'] }; data: FileOfServer };
  listWorkflowTasks: { request: { query?: operations['listWorkflowTasks']['parameters']['query'] | undefined }; data: WorkflowTaskPage };
  answerWorkflowTask: { request: { body: AnswerWorkflowTaskBody }; data: WorkflowTaskRow };
  createBoardDeviceCode: { request: { body: CreateBoardDeviceCodeBody }; data: BoardDeviceCode };
  pairBoardDevice: { request: { body: PairBoardDeviceBody }; data: BoardDeviceRow };
  getOwnBoardDevice: { request: sdk.NoRequest; data: BoardScreen };
  listBoardDevices: { request: { query?: operations['listBoardDevices']['parameters']['query'] | undefined }; data: BoardDevicePage };
  updateBoardDevice: { request: { body: UpdateBoardDeviceBody }; data: BoardDeviceRow };
  revokeBoardDevice: { request: { query: operations['revokeBoardDevice']['parameters']['query'] }; data: operations['revokeBoardDevice']['responses'][200]['content']['application/json']['data'] };
}

/**
 * 登录 · Sign in
 * Checks name and password of a person on the sign-in page and answers a one-time code.
 * `POST /amc/open/login`. Asks for no token.
 */
export const login: sdk.Operation<AmcCalls['login']['request'], AmcCalls['login']['data']> = /* @__PURE__ */ defineOperation('login', 'POST', '/amc/open/login', 1);

/**
 * 授权码换令牌 · Exchange the sign-in code
 * Trades the one-time code for tokens, for a session that just came back from the sign-in page.
 * `GET /amc/open/loginToken/token`. Asks for no token.
 */
export const exchangeOauthCode: sdk.Operation<AmcCalls['exchangeOauthCode']['request'], AmcCalls['exchangeOauthCode']['data']> = /* @__PURE__ */ defineOperation('exchangeOauthCode', 'GET', '/amc/open/loginToken/token', 1);

/**
 * 刷新令牌 · Refresh the tokens
 * Trades a refresh token for a new pair, for a session whose access token runs out; refused with invalid_grant.
 * `POST /oauth/token`. Asks for no token.
 */
export const refreshToken: sdk.Operation<AmcCalls['refreshToken']['request'], AmcCalls['refreshToken']['data']> = /* @__PURE__ */ defineOperation('refreshToken', 'POST', '/oauth/token', 1);

/**
 * 注销令牌 · Sign out
 * Ends the session of the given access token and its refresh tokens.
 * `DELETE /amc/logout/token`. Asks for a session only.
 */
export const revokeToken: sdk.Operation<AmcCalls['revokeToken']['request'], AmcCalls['revokeToken']['data']> = /* @__PURE__ */ defineOperation('revokeToken', 'DELETE', '/amc/logout/token', 2);

/**
 * 平台配置 · Platform configuration
 * Names, logos and switches of the platform, for every page before and after sign-in.
 * `GET /amc/open/platformConfig`. Asks for no token.
 */
export const getPlatformConfig: sdk.BareOperation<AmcCalls['getPlatformConfig']['request'], AmcCalls['getPlatformConfig']['data']> = /* @__PURE__ */ defineOperation('getPlatformConfig', 'GET', '/amc/open/platformConfig', 1);

/**
 * 配置值 · One configuration value
 * One value of the company by its code, for the menu rules of the shell.
 * `GET /amc/config`. Asks for a session only.
 */
export const getConfigValue: sdk.Operation<AmcCalls['getConfigValue']['request'], AmcCalls['getConfigValue']['data']> = /* @__PURE__ */ defineOperation('getConfigValue', 'GET', '/amc/config', 2);

/**
 * 当前用户 · The signed-in person
 * Who is signed in, for the header and the account pages.
 * `GET /amc/getUserInfo`. Asks for a session only.
 */
export const getUserInfo: sdk.BareOperation<AmcCalls['getUserInfo']['request'], AmcCalls['getUserInfo']['data']> = /* @__PURE__ */ defineOperation('getUserInfo', 'GET', '/amc/getUserInfo', 2);

/**
 * 安全日志 · Security log
 * The sign-ins and other security events of the signed-in person, newest first.
 * `GET /amc/securityLog`. Asks for a session only.
 */
export const listSecurityLogs: sdk.BareOperation<AmcCalls['listSecurityLogs']['request'], AmcCalls['listSecurityLogs']['data']> = /* @__PURE__ */ defineOperation('listSecurityLogs', 'GET', '/amc/securityLog', 2);

/**
 * 我的公司 · My companies
 * The companies of the signed-in person, the pseudo-company last, for the company switcher.
 * `GET /amc/getUserCompany`. Asks for a session only.
 */
export const getUserCompany: sdk.BareOperation<AmcCalls['getUserCompany']['request'], AmcCalls['getUserCompany']['data']> = /* @__PURE__ */ defineOperation('getUserCompany', 'GET', '/amc/getUserCompany', 2);

/**
 * 公司列表 · Companies
 * A page of the companies the signed-in person belongs to.
 * `GET /amc/company/list`. Asks for a session only.
 */
export const listCompanies: sdk.BareOperation<AmcCalls['listCompanies']['request'], AmcCalls['listCompanies']['data']> = /* @__PURE__ */ defineOperation('listCompanies', 'GET', '/amc/company/list', 2);

/**
 * 我的应用 · My applications
 * The applications the person may open in the chosen company, for the drawer.
 * `GET /amc/userApplication/list`. Asks for a session only.
 */
export const listUserApplications: sdk.BareOperation<AmcCalls['listUserApplications']['request'], AmcCalls['listUserApplications']['data']> = /* @__PURE__ */ defineOperation('listUserApplications', 'GET', '/amc/userApplication/list', 2);

/**
 * 菜单与权限 · Menu and permissions
 * Every menu entry and button permission of the person in the chosen company, flat.
 * `GET /amc/apply/menus`. Asks for a session only.
 */
export const getMenus: sdk.BareOperation<AmcCalls['getMenus']['request'], AmcCalls['getMenus']['data']> = /* @__PURE__ */ defineOperation('getMenus', 'GET', '/amc/apply/menus', 2);

/**
 * 待办列表 · To-dos
 * A page of the to-dos of the signed-in person.
 * `GET /amc/tasks/list`. Asks for a session only.
 */
export const listTodos: sdk.BareOperation<AmcCalls['listTodos']['request'], AmcCalls['listTodos']['data']> = /* @__PURE__ */ defineOperation('listTodos', 'GET', '/amc/tasks/list', 2);

/**
 * 新增待办 · Add a to-do
 * Adds a to-do for the signed-in person.
 * `POST /amc/tasks`. Asks for a session only.
 */
export const createTodo: sdk.Operation<AmcCalls['createTodo']['request'], AmcCalls['createTodo']['data']> = /* @__PURE__ */ defineOperation('createTodo', 'POST', '/amc/tasks', 6);

/**
 * 完成待办 · Finish a to-do
 * Marks a to-do of the signed-in person as done; it never opens again.
 * `PUT /amc/tasks`. Asks for a session only.
 */
export const updateTodo: sdk.Operation<AmcCalls['updateTodo']['request'], AmcCalls['updateTodo']['data']> = /* @__PURE__ */ defineOperation('updateTodo', 'PUT', '/amc/tasks', 2);

/**
 * 删除待办 · Delete a to-do
 * Deletes a to-do of the signed-in person.
 * `DELETE /amc/tasks`. Asks for a session only.
 */
export const deleteTodo: sdk.Operation<AmcCalls['deleteTodo']['request'], AmcCalls['deleteTodo']['data']> = /* @__PURE__ */ defineOperation('deleteTodo', 'DELETE', '/amc/tasks', 2);

/**
 * 部门列表 · Departments
 * The departments of the company as a flat list, for trees and pickers.
 * `GET /amc/depts`. Asks for a session only.
 */
export const listDepartments: sdk.BareOperation<AmcCalls['listDepartments']['request'], AmcCalls['listDepartments']['data']> = /* @__PURE__ */ defineOperation('listDepartments', 'GET', '/amc/depts', 2);

/**
 * 新增部门 · Add a department
 * Adds a department below another.
 * `POST /amc/depts`. Asks for the right `POST^/amc/depts`.
 */
export const createDepartment: sdk.Operation<AmcCalls['createDepartment']['request'], AmcCalls['createDepartment']['data']> = /* @__PURE__ */ defineOperation('createDepartment', 'POST', '/amc/depts', 4);

/**
 * 修改部门 · Change a department
 * Renames, moves or re-types a department.
 * `PATCH /amc/depts`. Asks for the right `POST^/amc/depts`.
 */
export const updateDepartment: sdk.Operation<AmcCalls['updateDepartment']['request'], AmcCalls['updateDepartment']['data']> = /* @__PURE__ */ defineOperation('updateDepartment', 'PATCH', '/amc/depts', 0, 'POST^/amc/depts');

/**
 * 员工列表 · People
 * A page of the employees of the company, for the people list and for pickers of participants.
 * `GET /amc/users/companyUserInfo`. Asks for one of the screens /mes/employee/employeeShow, /mes/reduceBed/reduceBedList, /mes/reduceBed/addReduceBedBill, /makingCenter/order/order.
 */
export const listEmployees: sdk.BareOperation<AmcCalls['listEmployees']['request'], AmcCalls['listEmployees']['data']> = /* @__PURE__ */ defineOperation('listEmployees', 'GET', '/amc/users/companyUserInfo');

/**
 * 新增员工 · Add a person
 * Adds a person to the company, or invites an existing account.
 * `POST /amc/users/companyUserInfo`. Asks for the right `POST^/amc/users/companyUserInfo`.
 */
export const createCompanyUser: sdk.Operation<AmcCalls['createCompanyUser']['request'], AmcCalls['createCompanyUser']['data']> = /* @__PURE__ */ defineOperation('createCompanyUser', 'POST', '/amc/users/companyUserInfo', 4);

/**
 * 修改员工 · Change a person
 * Changes the file of a person; on the own file only what a person may change.
 * `PATCH /amc/users/companyUserInfo`. Asks for a session only.
 */
export const updateCompanyUser: sdk.Operation<AmcCalls['updateCompanyUser']['request'], AmcCalls['updateCompanyUser']['data']> = /* @__PURE__ */ defineOperation('updateCompanyUser', 'PATCH', '/amc/users/companyUserInfo', 2);

/**
 * 删除部门 · Delete a department
 * Deletes a department without children, members and open schedules.
 * `DELETE /amc/depts/{id}`. Asks for the right `DELETE^/amc/depts/{id}`.
 */
export const deleteDepartment: sdk.Operation<AmcCalls['deleteDepartment']['request'], AmcCalls['deleteDepartment']['data']> = /* @__PURE__ */ defineOperation('deleteDepartment', 'DELETE', '/amc/depts/{id}');

/**
 * 部门成员 · Members of departments
 * Who belonged to which department when, of a department or a person.
 * `GET /amc/deptUser`. Asks for one of the screens /mes/employee/employeeShow.
 */
export const listDepartmentUsers: sdk.BareOperation<AmcCalls['listDepartmentUsers']['request'], AmcCalls['listDepartmentUsers']['data']> = /* @__PURE__ */ defineOperation('listDepartmentUsers', 'GET', '/amc/deptUser');

/**
 * 调动 · Transfer people
 * Moves people to a department from a day on; the old membership is closed.
 * `POST /amc/deptUser`. Asks for the right `POST^/amc/deptUser`.
 */
export const createDepartmentUser: sdk.Operation<AmcCalls['createDepartmentUser']['request'], AmcCalls['createDepartmentUser']['data']> = /* @__PURE__ */ defineOperation('createDepartmentUser', 'POST', '/amc/deptUser', 4);

/**
 * 部门负责人 · Heads of departments
 * The heads of one department or of all.
 * `GET /amc/deptManagers`. Asks for one of the screens /mes/employee/employeeShow.
 */
export const listDepartmentManagers: sdk.BareOperation<AmcCalls['listDepartmentManagers']['request'], AmcCalls['listDepartmentManagers']['data']> = /* @__PURE__ */ defineOperation('listDepartmentManagers', 'GET', '/amc/deptManagers');

/**
 * 保存部门负责人 · Save the heads of a department
 * Replaces the heads of a department.
 * `POST /amc/deptManager`. Asks for the right `POST^/amc/depts`.
 */
export const saveDepartmentManager: sdk.Operation<AmcCalls['saveDepartmentManager']['request'], AmcCalls['saveDepartmentManager']['data']> = /* @__PURE__ */ defineOperation('saveDepartmentManager', 'POST', '/amc/deptManager', 0, 'POST^/amc/depts');

/**
 * 员工账号 · One person
 * One person of the company with jobs and rights.
 * `GET /amc/users/{id}`. Asks for one of the screens /mes/employee/employeeShow.
 */
export const getUser: sdk.Operation<AmcCalls['getUser']['request'], AmcCalls['getUser']['data']> = /* @__PURE__ */ defineOperation('getUser', 'GET', '/amc/users/{id}');

/**
 * 删除员工 · Delete a person
 * Deletes a person without work or wages.
 * `DELETE /amc/users/{id}`. Asks for the right `DELETE^/amc/users/{id}`.
 */
export const deleteUser: sdk.Operation<AmcCalls['deleteUser']['request'], AmcCalls['deleteUser']['data']> = /* @__PURE__ */ defineOperation('deleteUser', 'DELETE', '/amc/users/{id}');

/**
 * 员工详情 · Details of a person
 * The whole file of a person; others than oneself need the right to see people.
 * `POST /amc/users/companyUserDetail`. Asks for a session only.
 */
export const getCompanyUser: sdk.Operation<AmcCalls['getCompanyUser']['request'], AmcCalls['getCompanyUser']['data']> = /* @__PURE__ */ defineOperation('getCompanyUser', 'POST', '/amc/users/companyUserDetail', 2);

/**
 * 导入员工 · Import people
 * Adds people from sheet rows and reports errors by row.
 * `POST /amc/users/companyUserInfo/import`. Asks for the right `POST^/amc/users/companyUserInfo`.
 */
export const importCompanyUsers: sdk.Operation<AmcCalls['importCompanyUsers']['request'], AmcCalls['importCompanyUsers']['data']> = /* @__PURE__ */ defineOperation('importCompanyUsers', 'POST', '/amc/users/companyUserInfo/import', 4, 'POST^/amc/users/companyUserInfo');

/**
 * 保存教育经历 · Save the education
 * Replaces the schools of a person.
 * `POST /amc/users/education`. Asks for a session only.
 */
export const saveEducation: sdk.Operation<AmcCalls['saveEducation']['request'], AmcCalls['saveEducation']['data']> = /* @__PURE__ */ defineOperation('saveEducation', 'POST', '/amc/users/education', 2);

/**
 * 保存工作经历 · Save the work history
 * Replaces the former employers of a person.
 * `POST /amc/users/work`. Asks for a session only.
 */
export const saveWorkExperience: sdk.Operation<AmcCalls['saveWorkExperience']['request'], AmcCalls['saveWorkExperience']['data']> = /* @__PURE__ */ defineOperation('saveWorkExperience', 'POST', '/amc/users/work', 2);

/**
 * 员工岗位 · Jobs of a person
 * All jobs of the company and those a person has.
 * `GET /amc/userJobs`. Asks for one of the screens /mes/employee/employeeShow, /mes/basic/companySetting.
 */
export const listUserJobs: sdk.BareOperation<AmcCalls['listUserJobs']['request'], AmcCalls['listUserJobs']['data']> = /* @__PURE__ */ defineOperation('listUserJobs', 'GET', '/amc/userJobs');

/**
 * 保存员工岗位 · Save jobs
 * Replaces the jobs of people.
 * `POST /amc/userJobs`. Asks for the right `POST^/amc/userJobs`.
 */
export const saveUserJobs: sdk.Operation<AmcCalls['saveUserJobs']['request'], AmcCalls['saveUserJobs']['data']> = /* @__PURE__ */ defineOperation('saveUserJobs', 'POST', '/amc/userJobs');

/**
 * 单独授权 · Save single rights
 * Grants or denies single rights beside the jobs.
 * `PATCH /amc/users/permission`. Asks for the right `PATCH^/amc/users/permission`.
 */
export const saveUserPermission: sdk.Operation<AmcCalls['saveUserPermission']['request'], AmcCalls['saveUserPermission']['data']> = /* @__PURE__ */ defineOperation('saveUserPermission', 'PATCH', '/amc/users/permission');

/**
 * 开通账号 · Open accounts
 * Makes sign-in accounts for people, each with its own outcome.
 * `POST /amc/users/registAccount`. Asks for the right `POST^/amc/users/registAccount`.
 */
export const registerAccounts: sdk.Operation<AmcCalls['registerAccounts']['request'], AmcCalls['registerAccounts']['data']> = /* @__PURE__ */ defineOperation('registerAccounts', 'POST', '/amc/users/registAccount', 4);

/**
 * 绑定账号 · Account of a person
 * The account that belongs to a phone number or a person.
 * `GET /amc/users/bindingUser`. Asks for one of the screens /mes/employee/employeeShow.
 */
export const getBindingUser: sdk.BareOperation<AmcCalls['getBindingUser']['request'], AmcCalls['getBindingUser']['data']> = /* @__PURE__ */ defineOperation('getBindingUser', 'GET', '/amc/users/bindingUser');

/**
 * 解绑 · Release a binding
 * Ends the membership of an account in the company.
 * `PATCH /amc/users/releaseBinding`. Asks for the right `PATCH^/amc/users/releaseBinding`.
 */
export const releaseBinding: sdk.Operation<AmcCalls['releaseBinding']['request'], AmcCalls['releaseBinding']['data']> = /* @__PURE__ */ defineOperation('releaseBinding', 'PATCH', '/amc/users/releaseBinding');

/**
 * 外部人员列表 · External people
 * A page of the people of subcontractors and agencies.
 * `GET /amc/users/outUsers`. Asks for one of the screens /mes/employee/employeeShow.
 */
export const listOutUsers: sdk.BareOperation<AmcCalls['listOutUsers']['request'], AmcCalls['listOutUsers']['data']> = /* @__PURE__ */ defineOperation('listOutUsers', 'GET', '/amc/users/outUsers');

/**
 * 加入公司 · Join a company
 * Accepts or refuses an invitation, or makes a company the default.
 * `PATCH /amc/users/join`. Asks for a session only.
 */
export const joinCompany: sdk.Operation<AmcCalls['joinCompany']['request'], AmcCalls['joinCompany']['data']> = /* @__PURE__ */ defineOperation('joinCompany', 'PATCH', '/amc/users/join', 2);

/**
 * 注销检查 · Deletion check
 * What stands against deleting the own account.
 * `GET /amc/users/deleteCheck`. Asks for a session only.
 */
export const getUserDeleteCheck: sdk.BareOperation<AmcCalls['getUserDeleteCheck']['request'], AmcCalls['getUserDeleteCheck']['data']> = /* @__PURE__ */ defineOperation('getUserDeleteCheck', 'GET', '/amc/users/deleteCheck', 2);

/**
 * 申请注销 · Ask for deletion
 * Asks for the deletion of the own account in fifteen days.
 * `POST /amc/users/deleteRequest`. Asks for a session only.
 */
export const requestUserDeletion: sdk.Operation<AmcCalls['requestUserDeletion']['request'], AmcCalls['requestUserDeletion']['data']> = /* @__PURE__ */ defineOperation('requestUserDeletion', 'POST', '/amc/users/deleteRequest', 6);

/**
 * 撤销注销 · Withdraw the deletion
 * Keeps the account after all.
 * `DELETE /amc/users/deleteRequest`. Asks for a session only.
 */
export const cancelUserDeletion: sdk.BareOperation<AmcCalls['cancelUserDeletion']['request'], AmcCalls['cancelUserDeletion']['data']> = /* @__PURE__ */ defineOperation('cancelUserDeletion', 'DELETE', '/amc/users/deleteRequest', 2);

/**
 * 提交实名 · Hand in the identity
 * Hands in name, number and pictures of the identity card for review.
 * `POST /amc/users/realName`. Asks for a session only.
 */
export const submitRealName: sdk.Operation<AmcCalls['submitRealName']['request'], AmcCalls['submitRealName']['data']> = /* @__PURE__ */ defineOperation('submitRealName', 'POST', '/amc/users/realName', 2);

/**
 * 公司注销状态 · Deletion of the company
 * Where the deletion of the company stands and what is against it.
 * `GET /amc/company/deletion`. Asks for a session only.
 */
export const getCompanyDeletion: sdk.BareOperation<AmcCalls['getCompanyDeletion']['request'], AmcCalls['getCompanyDeletion']['data']> = /* @__PURE__ */ defineOperation('getCompanyDeletion', 'GET', '/amc/company/deletion', 2);

/**
 * 申请注销公司 · Ask to delete the company
 * Starts the approval by two people that deletes a company.
 * `POST /amc/company/deletion`. Asks for the right `POST^/amc/company/deletion`.
 */
export const requestCompanyDeletion: sdk.Operation<AmcCalls['requestCompanyDeletion']['request'], AmcCalls['requestCompanyDeletion']['data']> = /* @__PURE__ */ defineOperation('requestCompanyDeletion', 'POST', '/amc/company/deletion', 4);

/**
 * 撤销注销公司 · Keep the company
 * Takes the deletion of the company back.
 * `DELETE /amc/company/deletion`. Asks for the right `DELETE^/amc/company/deletion`.
 */
export const cancelCompanyDeletion: sdk.BareOperation<AmcCalls['cancelCompanyDeletion']['request'], AmcCalls['cancelCompanyDeletion']['data']> = /* @__PURE__ */ defineOperation('cancelCompanyDeletion', 'DELETE', '/amc/company/deletion');

/**
 * 导出公司数据 · Export the data
 * Makes a file of all data of the company.
 * `POST /amc/company/export`. Asks for the right `POST^/amc/company/deletion`.
 */
export const exportCompanyData: sdk.BareOperation<AmcCalls['exportCompanyData']['request'], AmcCalls['exportCompanyData']['data']> = /* @__PURE__ */ defineOperation('exportCompanyData', 'POST', '/amc/company/export', 4, 'POST^/amc/company/deletion');

/**
 * 提交反馈 · Send feedback
 * Sends what a person thinks of a page.
 * `POST /amc/feedback`. Asks for a session only.
 */
export const createFeedback: sdk.Operation<AmcCalls['createFeedback']['request'], AmcCalls['createFeedback']['data']> = /* @__PURE__ */ defineOperation('createFeedback', 'POST', '/amc/feedback', 6);

/**
 * 上传图片 · Upload a picture
 * Stores a picture of feedback or identity and answers its address.
 * `POST /amc/management/picture/upload`. Asks for a session only.
 */
export const uploadPicture: sdk.Operation<AmcCalls['uploadPicture']['request'], AmcCalls['uploadPicture']['data']> = /* @__PURE__ */ defineOperation('uploadPicture', 'POST', '/amc/management/picture/upload', 2);

/**
 * 上传文件 · Upload a file
 * Stores a file after looking at its content and answers its address.
 * `POST /amc/file/upload`. Asks for a session only.
 */
export const uploadFile: sdk.Operation<AmcCalls['uploadFile']['request'], AmcCalls['uploadFile']['data']> = /* @__PURE__ */ defineOperation('uploadFile', 'POST', '/amc/file/upload', 2);

/**
 * 删除文件 · Delete a file
 * Deletes a file the person uploaded and nothing uses.
 * `DELETE /amc/file`. Asks for a session only.
 */
export const deleteFile: sdk.Operation<AmcCalls['deleteFile']['request'], AmcCalls['deleteFile']['data']> = /* @__PURE__ */ defineOperation('deleteFile', 'DELETE', '/amc/file', 2);

/**
 * 保存首页布局 · Save the home layout
 * Remembers which cards a person has on the home page.
 * `PUT /amc/home/layout`. Asks for a session only.
 */
export const saveHomeLayout: sdk.Operation<AmcCalls['saveHomeLayout']['request'], AmcCalls['saveHomeLayout']['data']> = /* @__PURE__ */ defineOperation('saveHomeLayout', 'PUT', '/amc/home/layout', 2);

/**
 * 登录二维码 · Sign-in picture
 * The picture a phone scans to sign a waiting page in.
 * `GET /amc/open/qr/{clientId}`. Asks for no token.
 */
export const getSignInQr: sdk.Operation<AmcCalls['getSignInQr']['request'], AmcCalls['getSignInQr']['data']> = /* @__PURE__ */ defineOperation('getSignInQr', 'GET', '/amc/open/qr/{clientId}', 9);

/**
 * 审批列表 · Approvals
 * A page of the approvals that the signed-in person decides, or of those that the person asked for.
 * `GET /amc/workflowTask/list`. Asks for a session only.
 */
export const listWorkflowTasks: sdk.BareOperation<AmcCalls['listWorkflowTasks']['request'], AmcCalls['listWorkflowTasks']['data']> = /* @__PURE__ */ defineOperation('listWorkflowTasks', 'GET', '/amc/workflowTask/list', 2);

/**
 * 审批 · Decide an approval
 * Agrees or refuses; the step that waited goes on in the same transaction.
 * `PUT /amc/workflowTask`. Asks for a session only.
 */
export const answerWorkflowTask: sdk.Operation<AmcCalls['answerWorkflowTask']['request'], AmcCalls['answerWorkflowTask']['data']> = /* @__PURE__ */ defineOperation('answerWorkflowTask', 'PUT', '/amc/workflowTask', 2);

/**
 * 看板配对码 · Pairing code
 * A code by which a wall board can be paired within five minutes.
 * `POST /amc/open/boardDevice/code`. Asks for no token.
 */
export const createBoardDeviceCode: sdk.Operation<AmcCalls['createBoardDeviceCode']['request'], AmcCalls['createBoardDeviceCode']['data']> = /* @__PURE__ */ defineOperation('createBoardDeviceCode', 'POST', '/amc/open/boardDevice/code', 1);

/**
 * 配对看板 · Pair a wall board
 * Gives a waiting wall board its identity and playlist.
 * `POST /amc/boardDevice/pair`. Asks for the right `POST^/amc/boardDevice/pair`.
 */
export const pairBoardDevice: sdk.Operation<AmcCalls['pairBoardDevice']['request'], AmcCalls['pairBoardDevice']['data']> = /* @__PURE__ */ defineOperation('pairBoardDevice', 'POST', '/amc/boardDevice/pair', 4);

/**
 * 本看板设备 · This wall board
 * What the calling screen shows and says. A person's browser has no playlist of its own.
 * `GET /amc/boardDevice/own`. Asks for a session only.
 */
export const getOwnBoardDevice: sdk.BareOperation<AmcCalls['getOwnBoardDevice']['request'], AmcCalls['getOwnBoardDevice']['data']> = /* @__PURE__ */ defineOperation('getOwnBoardDevice', 'GET', '/amc/boardDevice/own', 2);

/**
 * 看板设备列表 · Wall boards
 * A page of the wall boards of the company.
 * `GET /amc/boardDevice/list`. Asks for the right `POST^/amc/boardDevice/pair`.
 */
export const listBoardDevices: sdk.BareOperation<AmcCalls['listBoardDevices']['request'], AmcCalls['listBoardDevices']['data']> = /* @__PURE__ */ defineOperation('listBoardDevices', 'GET', '/amc/boardDevice/list', 32, 'POST^/amc/boardDevice/pair');

/**
 * 修改看板设备 · Change a wall board
 * Renames a wall board or changes its playlist.
 * `PUT /amc/boardDevice`. Asks for the right `POST^/amc/boardDevice/pair`.
 */
export const updateBoardDevice: sdk.Operation<AmcCalls['updateBoardDevice']['request'], AmcCalls['updateBoardDevice']['data']> = /* @__PURE__ */ defineOperation('updateBoardDevice', 'PUT', '/amc/boardDevice', 0, 'POST^/amc/boardDevice/pair');

/**
 * 解除看板设备 · Revoke a wall board
 * Ends the session of a wall board.
 * `DELETE /amc/boardDevice`. Asks for the right `POST^/amc/boardDevice/pair`.
 */
export const revokeBoardDevice: sdk.Operation<AmcCalls['revokeBoardDevice']['request'], AmcCalls['revokeBoardDevice']['data']> = /* @__PURE__ */ defineOperation('revokeBoardDevice', 'DELETE', '/amc/boardDevice', 0, 'POST^/amc/boardDevice/pair');
