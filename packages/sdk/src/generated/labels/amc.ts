// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { EnumLabels, Fields } from '../../label-types.ts';

/** Labels and columns of the fields of `LoginBody`. */
export const LoginBodyFields = {
  username: { zh: "用户名", en: "User name", kind: "text", required: true },
  password: { zh: "密码", en: "Password", kind: "text", required: true },
  callback: { zh: "回调地址", en: "Return address", kind: "text", required: true },
  codeChallenge: { zh: "验证码摘要", en: "Code challenge", kind: "text" },
  codeChallengeMethod: { zh: "摘要方法", en: "Challenge method", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SignInCode`. */
export const SignInCodeFields = {
  code: { zh: "授权码", en: "Authorisation code", kind: "text", required: true },
  callback: { zh: "回调地址", en: "Return address", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `Tokens`. */
export const TokensFields = {
  access_token: { zh: "访问令牌", en: "Access token", kind: "text", required: true },
  refresh_token: { zh: "刷新令牌", en: "Refresh token", kind: "text", required: true },
  expires_in: { zh: "有效秒数", en: "Lifetime in seconds", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OauthError`. */
export const OauthErrorFields = {
  error: { zh: "错误", en: "Error", kind: "text", required: true },
  error_description: { zh: "说明", en: "Explanation", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `PlatformConfigItem`. */
export const PlatformConfigItemFields = {
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  value: { zh: "值", en: "Value", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ConfigValue`. */
export const ConfigValueFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  value: { zh: "值", en: "Value", kind: "text" },
} as const satisfies Fields;

/** 实名状态 · Identity check. Labels of the values of `RealNameAuth`. */
export const RealNameAuthLabels = {
  "0": { zh: "已实名", en: "Verified", tone: "ok" },
  "1": { zh: "审核中", en: "In review", tone: "accent" },
  "2": { zh: "未实名", en: "Not verified", tone: "warn" },
  "3": { zh: "未通过", en: "Refused", tone: "bad" },
} as const satisfies EnumLabels;

/** 状态 · Status. Labels of the values of `DelFlag`. */
export const DelFlagLabels = {
  "0": { zh: "正常", en: "Normal", tone: "ok" },
  "1": { zh: "停用", en: "Disabled", tone: "bad" },
  "2": { zh: "注销中", en: "Being deleted", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `User`. */
export const UserFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  username: { zh: "登录名", en: "User name", kind: "text", required: true },
  name: { zh: "姓名", en: "Name", kind: "text", required: true },
  avatar: { zh: "头像", en: "Picture", kind: "image" },
  mobile: { zh: "手机", en: "Phone", kind: "text" },
  email: { zh: "邮箱", en: "E-mail", kind: "text" },
  realNameAuth: { zh: "实名状态", en: "Identity check", kind: "enum", enumName: "RealNameAuth", required: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true },
  deletionDate: { zh: "注销时间", en: "Deletion due", kind: "timestamp" },
  lang: { zh: "语言", en: "Language", kind: "text", required: true },
} as const satisfies Fields;

/** 安全操作 · Security action. Labels of the values of `SecurityAction`. */
export const SecurityActionLabels = {
  "login": { zh: "登录", en: "Signed in", tone: "ok" },
  "logout": { zh: "退出", en: "Signed out", tone: "neutral" },
  "refresh": { zh: "续期", en: "Session renewed", tone: "neutral" },
  "switchCompany": { zh: "切换公司", en: "Company switched", tone: "neutral" },
  "passwordChange": { zh: "修改密码", en: "Password changed", tone: "warn" },
  "deleteRequest": { zh: "申请注销", en: "Deletion asked", tone: "bad" },
  "deleteCancel": { zh: "撤销注销", en: "Deletion withdrawn", tone: "neutral" },
  "bind": { zh: "绑定", en: "Joined a company", tone: "neutral" },
  "release": { zh: "解绑", en: "Left a company", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `SecurityLogRow`. */
export const SecurityLogRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  action: { zh: "操作", en: "Action", kind: "enum", enumName: "SecurityAction", required: true, key: "action", filter: true },
  ip: { zh: "IP", en: "IP address", kind: "text", key: "ip", search: true },
  userAgent: { zh: "设备", en: "Device", kind: "text", key: "user_agent", search: true },
  clientId: { zh: "客户端", en: "Client", kind: "text", key: "client_id", search: true, hide: true },
  createDate: { zh: "时间", en: "Time", kind: "timestamp", required: true, key: "create_date", sort: true, search: true },
} as const satisfies Fields;

/** 是否默认 · Default. Labels of the values of `DefaultCompany`. */
export const DefaultCompanyLabels = {
  "0": { zh: "默认", en: "Default", tone: "accent" },
  "1": { zh: "非默认", en: "Other", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `UserCompany`. */
export const UserCompanyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  name: { zh: "公司名称", en: "Company name", kind: "text", required: true },
  shortName: { zh: "公司简称", en: "Short name", kind: "text", required: true },
  code: { zh: "公司代码", en: "Company code", kind: "text" },
  isDefault: { zh: "是否默认", en: "Default", kind: "enum", enumName: "DefaultCompany", required: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true },
  deletionDate: { zh: "注销时间", en: "Deletion due", kind: "timestamp" },
  timeZone: { zh: "时区", en: "Time zone", kind: "text" },
  currencyCode: { zh: "本位币", en: "Base currency", kind: "text" },
  logo: { zh: "标志", en: "Logo", kind: "image" },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text" },
  employeeName: { zh: "姓名", en: "Name", kind: "text" },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  deptName: { zh: "部门", en: "Department", kind: "text" },
  jobNames: { zh: "岗位", en: "Jobs", kind: "list", required: true },
} as const satisfies Fields;

/** 规模 · Company size. Labels of the values of `CompanyScale`. */
export const CompanyScaleLabels = {
  1: { zh: "100人以下", en: "Below 100", tone: "neutral" },
  2: { zh: "100–499人", en: "100 to 499", tone: "neutral" },
  3: { zh: "500–1999人", en: "500 to 1999", tone: "neutral" },
  4: { zh: "2000人以上", en: "2000 and more", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CompanyRow`. */
export const CompanyRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  name: { zh: "公司名称", en: "Company name", kind: "text", required: true, key: "name", sort: true, search: true, pin: true },
  shortName: { zh: "公司简称", en: "Short name", kind: "text", required: true, key: "short_name", search: true },
  code: { zh: "公司代码", en: "Company code", kind: "text", required: true, key: "code", search: true },
  isDefault: { zh: "是否默认", en: "Default", kind: "enum", enumName: "DefaultCompany", required: true, key: "is_default", filter: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true, key: "del_flag", filter: true },
  timeZone: { zh: "时区", en: "Time zone", kind: "text", required: true, key: "time_zone", hide: true },
  currencyCode: { zh: "本位币", en: "Base currency", kind: "text", required: true, key: "currency_code", hide: true },
  scale: { zh: "规模", en: "Company size", kind: "enum", enumName: "CompanyScale", required: true, key: "scale", filter: true, hide: true },
  contactName: { zh: "联系人", en: "Contact", kind: "text", key: "contact_name", hide: true },
  createDate: { zh: "创建时间", en: "Created", kind: "timestamp", required: true, key: "create_date", sort: true },
} as const satisfies Fields;

/** 应用状态 · Application status. Labels of the values of `ApplicationStatus`. */
export const ApplicationStatusLabels = {
  0: { zh: "启用", en: "Enabled", tone: "ok" },
  1: { zh: "停用", en: "Disabled", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ApplicationRow`. */
export const ApplicationRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true, pin: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", search: true },
  avatar: { zh: "图标", en: "Icon", kind: "image" },
  url: { zh: "地址", en: "Address", kind: "text" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "ApplicationStatus", required: true, key: "status", filter: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true, key: "sort_num", sort: true },
  expireDate: { zh: "到期时间", en: "Expires", kind: "timestamp", key: "expire_date", sort: true },
} as const satisfies Fields;

/** 方法 · Method. Labels of the values of `HttpMethod`. */
export const HttpMethodLabels = {
  "GET": { zh: "读取", en: "Read", tone: "neutral" },
  "POST": { zh: "新增", en: "Create", tone: "neutral" },
  "PUT": { zh: "修改", en: "Change", tone: "neutral" },
  "PATCH": { zh: "部分修改", en: "Amend", tone: "neutral" },
  "DELETE": { zh: "删除", en: "Delete", tone: "neutral" },
  "FIELD": { zh: "字段", en: "Field", tone: "neutral" },
  "EXPORT": { zh: "导出", en: "Export", tone: "neutral" },
} as const satisfies EnumLabels;

/** 菜单类型 · Menu type. Labels of the values of `MenuType`. */
export const MenuTypeLabels = {
  0: { zh: "目录", en: "Directory", tone: "neutral" },
  1: { zh: "页面", en: "Page", tone: "neutral" },
  2: { zh: "按钮", en: "Button", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `MenuItem`. */
export const MenuItemFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  icon: { zh: "图标", en: "Icon", kind: "text" },
  url: { zh: "地址", en: "Address", kind: "text" },
  method: { zh: "方法", en: "Method", kind: "enum", enumName: "HttpMethod", required: true },
  menuType: { zh: "类型", en: "Type", kind: "enum", enumName: "MenuType", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
} as const satisfies Fields;

/** 待办状态 · To-do status. Labels of the values of `TodoStatus`. */
export const TodoStatusLabels = {
  0: { zh: "未完成", en: "Open", tone: "accent" },
  1: { zh: "已完成", en: "Finished", tone: "ok" },
} as const satisfies EnumLabels;

/** 待办来源 · To-do source. Labels of the values of `TodoSource`. */
export const TodoSourceLabels = {
  "manual": { zh: "手工", en: "By hand", tone: "neutral" },
  "approval": { zh: "审批", en: "Approval", tone: "neutral" },
  "problem": { zh: "问题", en: "Problem", tone: "neutral" },
  "inspection": { zh: "检验", en: "Inspection", tone: "neutral" },
  "wage": { zh: "工资", en: "Wages", tone: "neutral" },
  "machine": { zh: "设备", en: "Machine", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `TodoRow`. */
export const TodoRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  tips: { zh: "待办内容", en: "To do", kind: "text", required: true, key: "tips", search: true },
  taskEndDate: { zh: "截止时间", en: "Due", kind: "timestamp", required: true, key: "task_end_date", sort: true, search: true },
  sourceType: { zh: "来源", en: "Source", kind: "enum", enumName: "TodoSource", required: true, key: "source_type", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "TodoStatus", required: true, key: "status", filter: true },
  createDate: { zh: "创建时间", en: "Created", kind: "timestamp", required: true, key: "create_date", sort: true },
  sourceId: { zh: "来源单据", en: "Source document", kind: "id" },
  doneDate: { zh: "完成时间", en: "Done", kind: "timestamp" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateTodoBody`. */
export const UpdateTodoBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "TodoStatus", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateTodoBody`. */
export const CreateTodoBodyFields = {
  tips: { zh: "待办内容", en: "To do", kind: "text", required: true },
  taskEndDate: { zh: "结束时间", en: "Due", kind: "timestamp", required: true },
} as const satisfies Fields;

/** 部门类型 · Department type. Labels of the values of `DeptType`. */
export const DeptTypeLabels = {
  1: { zh: "公司", en: "Company", tone: "neutral" },
  2: { zh: "工厂", en: "Factory", tone: "neutral" },
  3: { zh: "车间", en: "Workshop", tone: "neutral" },
  4: { zh: "裁剪组", en: "Cutting group", tone: "neutral" },
  5: { zh: "缝制产线", en: "Sewing line", tone: "neutral" },
  6: { zh: "后整组", en: "Finishing group", tone: "neutral" },
  7: { zh: "质检", en: "Quality", tone: "neutral" },
  8: { zh: "仓库", en: "Store", tone: "neutral" },
  9: { zh: "办公室", en: "Office", tone: "neutral" },
  10: { zh: "机修", en: "Mechanics", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `Department`. */
export const DepartmentFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  parentId: { zh: "上级部门", en: "Parent department", kind: "id" },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  deptType: { zh: "部门类型", en: "Department type", kind: "enum", enumName: "DeptType", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
  isLeaf: { zh: "末级", en: "Leaf", kind: "boolean", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateDepartmentBody`. */
export const CreateDepartmentBodyFields = {
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  deptType: { zh: "部门类型", en: "Department type", kind: "enum", enumName: "DeptType", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateDepartmentBody`. */
export const UpdateDepartmentBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  deptType: { zh: "部门类型", en: "Department type", kind: "enum", enumName: "DeptType", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
} as const satisfies Fields;

/** 员工状态 · Employee status. Labels of the values of `EmployeeStatus`. */
export const EmployeeStatusLabels = {
  0: { zh: "在职", en: "Active", tone: "ok" },
  1: { zh: "待加入", en: "Waiting to join", tone: "accent" },
  2: { zh: "已解绑", en: "Released", tone: "neutral" },
  3: { zh: "离职", en: "Left", tone: "neutral" },
} as const satisfies EnumLabels;

/** 外部人员 · External. Labels of the values of `OutUser`. */
export const OutUserLabels = {
  0: { zh: "本厂", en: "Own", tone: "neutral" },
  1: { zh: "外部", en: "External", tone: "accent" },
} as const satisfies EnumLabels;

/** 计薪方式 · Pay type. Labels of the values of `PayType`. */
export const PayTypeLabels = {
  1: { zh: "计件", en: "Piece", tone: "neutral" },
  2: { zh: "计时", en: "Hourly", tone: "neutral" },
  3: { zh: "月薪", en: "Monthly", tone: "neutral" },
  4: { zh: "集体计件", en: "Group piece", tone: "neutral" },
  5: { zh: "混合", en: "Mixed", tone: "neutral" },
} as const satisfies EnumLabels;

/** 技能等级 · Skill grade. Labels of the values of `SkillGrade`. */
export const SkillGradeLabels = {
  "A": { zh: "A级", en: "Grade A", tone: "ok" },
  "B": { zh: "B级", en: "Grade B", tone: "accent" },
  "C": { zh: "C级", en: "Grade C", tone: "neutral" },
  "D": { zh: "D级", en: "Grade D", tone: "warn" },
} as const satisfies EnumLabels;

/** 性别 · Gender. Labels of the values of `Gender`. */
export const GenderLabels = {
  1: { zh: "男", en: "Male", tone: "neutral" },
  2: { zh: "女", en: "Female", tone: "neutral" },
} as const satisfies EnumLabels;

/** 是否 · Yes or no. Labels of the values of `Flag`. */
export const FlagLabels = {
  0: { zh: "否", en: "No", tone: "neutral" },
  1: { zh: "是", en: "Yes", tone: "accent" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `EmployeeRow`. */
export const EmployeeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  avatar: { zh: "头像", en: "Picture", kind: "image", pin: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true, link: "/mes/employee/empDetail/{id}/1" },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", sort: true, search: true, pin: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "EmployeeStatus", required: true, key: "status", sort: true, filter: true },
  deptName: { zh: "部门", en: "Department", kind: "text", key: "dept_name", sort: true, filter: true },
  jobNames: { zh: "岗位", en: "Jobs", kind: "list", required: true, key: "job_names", filter: true },
  outUser: { zh: "外部人员", en: "External", kind: "enum", enumName: "OutUser", required: true, key: "out_user", filter: true },
  payType: { zh: "计薪方式", en: "Pay type", kind: "enum", enumName: "PayType", required: true, key: "pay_type", filter: true },
  payCoefficient: { zh: "系数", en: "Coefficient", kind: "decimal", key: "pay_coefficient_num", sort: true, hide: true, permission: "FIELD^wage.amount" },
  skillGrade: { zh: "技能等级", en: "Skill grade", kind: "enum", enumName: "SkillGrade", required: true, key: "skill_grade", sort: true, filter: true },
  badgeNo: { zh: "工卡号", en: "Badge", kind: "text", key: "badge_no", search: true, hide: true },
  phone: { zh: "手机", en: "Phone", kind: "text", key: "phone", search: true },
  gender: { zh: "性别", en: "Gender", kind: "enum", enumName: "Gender", required: true, key: "gender", filter: true, hide: true },
  hireDate: { zh: "入职日期", en: "Hired", kind: "date", key: "hire_date", sort: true, search: true },
  workYears: { zh: "工龄(年)", en: "Years of service", kind: "decimal", key: "work_years_num", sort: true },
  inTrainingUntil: { zh: "学徒期至", en: "Trainee until", kind: "date", key: "in_training_until_date", sort: true, search: true, hide: true },
  leaveDate: { zh: "离职日期", en: "Left", kind: "date", key: "leave_date", sort: true, search: true, hide: true },
  hasAccount: { zh: "有账号", en: "Has account", kind: "enum", enumName: "Flag", required: true, key: "has_account", filter: true },
  realNameAuth: { zh: "实名", en: "Identity check", kind: "enum", enumName: "RealNameAuth", required: true, key: "real_name_auth", filter: true, hide: true },
  baseWage: { zh: "底薪", en: "Basic pay", kind: "decimal", unit: "money", key: "base_wage_num", hide: true, permission: "FIELD^wage.amount" },
  hourlyRate: { zh: "时薪", en: "Hourly rate", kind: "decimal", unit: "money", key: "hourly_rate_num", hide: true, permission: "FIELD^wage.amount" },
  remark: { zh: "备注", en: "Remark", kind: "text", key: "remark", hide: true },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  userId: { zh: "用户", en: "User", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCompanyUserBody`. */
export const CreateCompanyUserBodyFields = {
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  phone: { zh: "手机", en: "Phone", kind: "text" },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  jobIds: { zh: "岗位", en: "Jobs", kind: "list", required: true },
  payType: { zh: "计薪方式", en: "Pay type", kind: "enum", enumName: "PayType", required: true },
  payCoefficient: { zh: "系数", en: "Coefficient", kind: "decimal", required: true },
  hireDate: { zh: "入职日期", en: "Hired", kind: "date", required: true },
  outUser: { zh: "外部人员", en: "External", kind: "enum", enumName: "OutUser", required: true },
  badgeNo: { zh: "工卡号", en: "Badge", kind: "text" },
  gender: { zh: "性别", en: "Gender", kind: "enum", enumName: "Gender" },
  baseWage: { zh: "底薪", en: "Basic pay", kind: "decimal", unit: "money" },
  hourlyRate: { zh: "时薪", en: "Hourly rate", kind: "decimal", unit: "money" },
  inTrainingUntil: { zh: "学徒期至", en: "Trainee until", kind: "date" },
  invite: { zh: "邀请加入", en: "Invite", kind: "boolean" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCompanyUserBody`. */
export const UpdateCompanyUserBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text" },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text" },
  badgeNo: { zh: "工卡号", en: "Badge", kind: "text" },
  phone: { zh: "手机", en: "Phone", kind: "text" },
  gender: { zh: "性别", en: "Gender", kind: "enum", enumName: "Gender" },
  birthDate: { zh: "出生日期", en: "Birth date", kind: "date" },
  nativePlace: { zh: "籍贯", en: "Native place", kind: "text" },
  idCard: { zh: "身份证", en: "Identity card", kind: "text" },
  bankCard: { zh: "银行卡", en: "Bank card", kind: "text" },
  avatar: { zh: "照片", en: "Photo", kind: "text" },
  emergencyContact: { zh: "紧急联系人", en: "Emergency contact", kind: "text" },
  hireDate: { zh: "入职日期", en: "Hired", kind: "date" },
  leaveDate: { zh: "离职日期", en: "Left", kind: "date" },
  inTrainingUntil: { zh: "学徒期至", en: "Trainee until", kind: "date" },
  payType: { zh: "计薪方式", en: "Pay type", kind: "enum", enumName: "PayType" },
  payCoefficient: { zh: "系数", en: "Coefficient", kind: "decimal" },
  baseWage: { zh: "底薪", en: "Basic pay", kind: "decimal", unit: "money" },
  hourlyRate: { zh: "时薪", en: "Hourly rate", kind: "decimal", unit: "money" },
  skillGrade: { zh: "等级", en: "Grade", kind: "enum", enumName: "SkillGrade" },
  outUser: { zh: "外部人员", en: "External", kind: "enum", enumName: "OutUser" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "EmployeeStatus" },
  isDefault: { zh: "默认", en: "Default", kind: "enum", enumName: "DefaultCompany" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DepartmentUser`. */
export const DepartmentUserFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  isMain: { zh: "是否主", en: "Main colour", kind: "enum", enumName: "Flag", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UserJob`. */
export const UserJobFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  jobId: { zh: "岗位", en: "Job", kind: "id", required: true },
  jobCode: { zh: "编码", en: "Code", kind: "text", required: true },
  jobName: { zh: "岗位", en: "Job", kind: "text", required: true },
} as const satisfies Fields;

/** 学历 · Degree. Labels of the values of `Degree`. */
export const DegreeLabels = {
  1: { zh: "小学", en: "Primary school", tone: "neutral" },
  2: { zh: "初中", en: "Middle school", tone: "neutral" },
  3: { zh: "高中/中专", en: "High school", tone: "neutral" },
  4: { zh: "大专", en: "College", tone: "neutral" },
  5: { zh: "本科", en: "Bachelor", tone: "neutral" },
  6: { zh: "硕士+", en: "Master and above", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `Education`. */
export const EducationFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  school: { zh: "学校", en: "School", kind: "text", required: true },
  degree: { zh: "学历", en: "Degree", kind: "enum", enumName: "Degree", required: true },
  major: { zh: "专业", en: "Major", kind: "text" },
  startDate: { zh: "开始", en: "Start", kind: "date" },
  endDate: { zh: "结束", en: "End", kind: "date" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkExperience`. */
export const WorkExperienceFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  company: { zh: "公司", en: "Company", kind: "text", required: true },
  jobTitle: { zh: "职务", en: "Job title", kind: "text" },
  startDate: { zh: "开始", en: "Start", kind: "date" },
  endDate: { zh: "结束", en: "End", kind: "date" },
  leaveReason: { zh: "离职原因", en: "Why left", kind: "text" },
} as const satisfies Fields;

/** 权限来源 · From. Labels of the values of `PermissionOrigin`. */
export const PermissionOriginLabels = {
  "job": { zh: "岗位", en: "Job", tone: "neutral" },
  "grant": { zh: "加授", en: "Granted", tone: "ok" },
  "deny": { zh: "禁止", en: "Denied", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `EffectivePermission`. */
export const EffectivePermissionFields = {
  menuId: { zh: "菜单", en: "Menu", kind: "id", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  key: { zh: "权限", en: "Right", kind: "text" },
  origin: { zh: "来源", en: "Source", kind: "enum", enumName: "PermissionOrigin", required: true },
  jobName: { zh: "岗位", en: "Job", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CompanyUser`. */
export const CompanyUserFields = {
  employee: { zh: "员工", en: "Employee", kind: "record", required: true },
  birthDate: { zh: "出生日期", en: "Birth date", kind: "date" },
  nativePlace: { zh: "籍贯", en: "Native place", kind: "text" },
  idCardLast4: { zh: "身份证后四位", en: "Last four of the id card", kind: "text" },
  bankCardLast4: { zh: "银行卡后四位", en: "Last four of the bank card", kind: "text" },
  emergencyContact: { zh: "紧急联系人", en: "Emergency contact", kind: "text" },
  companyName: { zh: "公司", en: "Company", kind: "text", required: true },
  companyLogo: { zh: "标志", en: "Logo", kind: "text" },
  isDefault: { zh: "默认", en: "Default", kind: "enum", enumName: "DefaultCompany", required: true },
  inviterName: { zh: "邀请人", en: "Invited by", kind: "text" },
  username: { zh: "登录名", en: "User name", kind: "text" },
  lastSignInDate: { zh: "最近登录", en: "Last sign-in", kind: "timestamp" },
  departments: { zh: "任职", en: "Departments", kind: "list", required: true },
  jobs: { zh: "岗位", en: "Jobs", kind: "list", required: true },
  educations: { zh: "教育经历", en: "Education", kind: "list", required: true },
  works: { zh: "工作经历", en: "Work experience", kind: "list", required: true },
  permissions: { zh: "权限", en: "Rights", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateDepartmentUserBody`. */
export const CreateDepartmentUserBodyFields = {
  employeeIds: { zh: "员工", en: "Employees", kind: "list", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  isMain: { zh: "是否主", en: "Main colour", kind: "enum", enumName: "Flag", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DepartmentManager`. */
export const DepartmentManagerFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  manageGroup: { zh: "管理组", en: "Managed group", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DepartmentManagerInput`. */
export const DepartmentManagerInputFields = {
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  manageGroup: { zh: "管理组", en: "Managed group", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveDepartmentManagerBody`. */
export const SaveDepartmentManagerBodyFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  managers: { zh: "负责人", en: "Heads", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CompanyUserRef`. */
export const CompanyUserRefFields = {
  userCompanyId: { zh: "员工", en: "Employee", kind: "id" },
  reveal: { zh: "显示证件", en: "Show the numbers", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ImportCell`. */
export const ImportCellFields = {
  field: { zh: "字段", en: "Field", kind: "text", required: true },
  value: { zh: "内容", en: "Content", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ImportRow`. */
export const ImportRowFields = {
  row: { zh: "行号", en: "Row", kind: "integer", required: true },
  cells: { zh: "单元格", en: "Cells", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ImportBody`. */
export const ImportBodyFields = {
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ImportError`. */
export const ImportErrorFields = {
  row: { zh: "行号", en: "Row", kind: "integer", required: true },
  field: { zh: "字段", en: "Field", kind: "text" },
  text: { zh: "说明", en: "Explanation", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ImportResult`. */
export const ImportResultFields = {
  okNum: { zh: "成功", en: "Succeeded", kind: "integer", required: true },
  errors: { zh: "错误", en: "Errors", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EducationInput`. */
export const EducationInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  school: { zh: "学校", en: "School", kind: "text", required: true },
  degree: { zh: "学历", en: "Degree", kind: "enum", enumName: "Degree" },
  major: { zh: "专业", en: "Major", kind: "text" },
  startDate: { zh: "开始", en: "Start", kind: "date" },
  endDate: { zh: "结束", en: "End", kind: "date" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveEducationBody`. */
export const SaveEducationBodyFields = {
  userCompanyId: { zh: "员工", en: "Employee", kind: "id", required: true },
  rows: { zh: "教育经历", en: "Education", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkExperienceInput`. */
export const WorkExperienceInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  company: { zh: "公司", en: "Company", kind: "text", required: true },
  jobTitle: { zh: "职务", en: "Job title", kind: "text" },
  startDate: { zh: "开始", en: "Start", kind: "date" },
  endDate: { zh: "结束", en: "End", kind: "date" },
  leaveReason: { zh: "离职原因", en: "Why left", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveWorkExperienceBody`. */
export const SaveWorkExperienceBodyFields = {
  userCompanyId: { zh: "员工", en: "Employee", kind: "id", required: true },
  rows: { zh: "工作经历", en: "Work experience", kind: "list", required: true },
} as const satisfies Fields;

/** 岗位类型 · Job type. Labels of the values of `JobType`. */
export const JobTypeLabels = {
  1: { zh: "管理", en: "Manager", tone: "neutral" },
  2: { zh: "组长", en: "Line leader", tone: "neutral" },
  3: { zh: "操作工", en: "Operator", tone: "neutral" },
  4: { zh: "文员", en: "Clerk", tone: "neutral" },
  5: { zh: "专员", en: "Specialist", tone: "neutral" },
  9: { zh: "管理员", en: "Administrator", tone: "neutral" },
} as const satisfies EnumLabels;

/** 数据范围 · Data scope. Labels of the values of `DataScope`. */
export const DataScopeLabels = {
  1: { zh: "公司", en: "Company", tone: "neutral" },
  2: { zh: "本部门", en: "Own departments", tone: "neutral" },
  3: { zh: "管理组", en: "Managed group", tone: "neutral" },
  4: { zh: "本人", en: "Self", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `Job`. */
export const JobFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  jobType: { zh: "岗位类型", en: "Job type", kind: "enum", enumName: "JobType", required: true },
  dataScope: { zh: "数据范围", en: "Data scope", kind: "enum", enumName: "DataScope", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UserJobs`. */
export const UserJobsFields = {
  jobs: { zh: "全部岗位", en: "All jobs", kind: "list", required: true },
  assigned: { zh: "已分配", en: "Assigned", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveUserJobsBody`. */
export const SaveUserJobsBodyFields = {
  employeeIds: { zh: "员工", en: "Employees", kind: "list", required: true },
  jobIds: { zh: "岗位", en: "Jobs", kind: "list", required: true },
} as const satisfies Fields;

/** 权限效果 · Effect. Labels of the values of `PermissionEffect`. */
export const PermissionEffectLabels = {
  1: { zh: "加授", en: "Granted", tone: "ok" },
  2: { zh: "禁止", en: "Denied", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `PermissionInput`. */
export const PermissionInputFields = {
  menuId: { zh: "菜单", en: "Menu", kind: "id", required: true },
  effect: { zh: "效果", en: "Effect", kind: "enum", enumName: "PermissionEffect" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveUserPermissionBody`. */
export const SaveUserPermissionBodyFields = {
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  rows: { zh: "权限", en: "Rights", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RegisterAccountsBody`. */
export const RegisterAccountsBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  outUser: { zh: "外部人员", en: "External", kind: "enum", enumName: "OutUser", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RegisteredAccount`. */
export const RegisteredAccountFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  username: { zh: "登录名", en: "User name", kind: "text" },
  isOk: { zh: "成功", en: "Succeeded", kind: "boolean", required: true },
  text: { zh: "说明", en: "Explanation", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BindingUser`. */
export const BindingUserFields = {
  userId: { zh: "用户", en: "User", kind: "id" },
  username: { zh: "登录名", en: "User name", kind: "text" },
  name: { zh: "姓名", en: "Name", kind: "text" },
  mobile: { zh: "手机", en: "Phone", kind: "text" },
  isBound: { zh: "已绑定", en: "Bound", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReleaseBindingBody`. */
export const ReleaseBindingBodyFields = {
  userCompanyId: { zh: "员工", en: "Employee", kind: "id", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OutUserRow`. */
export const OutUserRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", sort: true, search: true },
  phone: { zh: "手机", en: "Phone", kind: "text", key: "phone", search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "EmployeeStatus", required: true, key: "status", filter: true },
  hireDate: { zh: "入职日期", en: "Hired", kind: "date", key: "hire_date", sort: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `JoinCompanyBody`. */
export const JoinCompanyBodyFields = {
  userCompanyId: { zh: "员工", en: "Employee", kind: "id", required: true },
  accept: { zh: "接受", en: "Accepted", kind: "boolean", required: true },
  isDefault: { zh: "默认", en: "Default", kind: "enum", enumName: "DefaultCompany" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DeletionBlock`. */
export const DeletionBlockFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  text: { zh: "说明", en: "Explanation", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DeletionCheck`. */
export const DeletionCheckFields = {
  isOk: { zh: "可注销", en: "May be deleted", kind: "boolean", required: true },
  blocks: { zh: "阻止原因", en: "Reasons", kind: "list", required: true },
  deletionDate: { zh: "注销时间", en: "Deletion due", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RequestUserDeletionBody`. */
export const RequestUserDeletionBodyFields = {
  passwordMd5: { zh: "密码", en: "Password", kind: "text" },
  smsCode: { zh: "短信码", en: "Code by message", kind: "text" },
  phrase: { zh: "确认文字", en: "Typed phrase", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SubmitRealNameBody`. */
export const SubmitRealNameBodyFields = {
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  idCardNo: { zh: "身份证号", en: "Identity card no.", kind: "text", required: true },
  frontUrl: { zh: "人像面", en: "Front", kind: "text", required: true },
  backUrl: { zh: "国徽面", en: "Back", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RuleCheck`. */
export const RuleCheckFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  text: { zh: "说明", en: "Explanation", kind: "text", required: true },
  isOk: { zh: "通过", en: "Passed", kind: "boolean", required: true },
  count: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  link: { zh: "链接", en: "Link", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CompanyDeletion`. */
export const CompanyDeletionFields = {
  companyId: { zh: "公司", en: "Company", kind: "id", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true },
  deletionDate: { zh: "注销时间", en: "Deletion due", kind: "timestamp" },
  leftDays: { zh: "剩余天", en: "Days left", kind: "integer" },
  reason: { zh: "原因", en: "Reason", kind: "text" },
  isWaiting: { zh: "审批中", en: "Awaiting approval", kind: "boolean", required: true },
  checks: { zh: "检查项", en: "Checks", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RequestCompanyDeletionBody`. */
export const RequestCompanyDeletionBodyFields = {
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FileObject`. */
export const FileObjectFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  url: { zh: "地址", en: "Address", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  size: { zh: "大小", en: "Size", kind: "integer", required: true },
  mime: { zh: "类型", en: "Type", kind: "text", required: true },
  sha256: { zh: "摘要", en: "Digest", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateFeedbackBody`. */
export const CreateFeedbackBodyFields = {
  fromWhere: { zh: "来源", en: "Source", kind: "text", required: true },
  content: { zh: "内容", en: "Content", kind: "html", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `Feedback`. */
export const FeedbackFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  fromWhere: { zh: "来源", en: "Source", kind: "text", required: true },
  createDate: { zh: "创建时间", en: "Created", kind: "timestamp", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UploadBody`. */
export const UploadBodyFields = {
  file: { zh: "文件", en: "File", kind: "file", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UploadedFile`. */
export const UploadedFileFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  url: { zh: "地址", en: "Address", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  size: { zh: "大小", en: "Size", kind: "integer", required: true },
  mime: { zh: "类型", en: "Type", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveHomeLayoutBody`. */
export const SaveHomeLayoutBodyFields = {
  codes: { zh: "卡片", en: "Cards", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `HomeLayout`. */
export const HomeLayoutFields = {
  codes: { zh: "卡片", en: "Cards", kind: "list", required: true },
} as const satisfies Fields;

/** 审批结果 · Approval result. Labels of the values of `WorkflowResult`. */
export const WorkflowResultLabels = {
  0: { zh: "待审批", en: "Awaiting approval", tone: "warn" },
  1: { zh: "同意", en: "Agreed", tone: "ok" },
  2: { zh: "拒绝", en: "Refused", tone: "bad" },
} as const satisfies EnumLabels;

/** 审批类型 · Workflow. Labels of the values of `WorkflowType`. */
export const WorkflowTypeLabels = {
  "orderConfirm": { zh: "订单确认", en: "Order confirmation", tone: "neutral" },
  "overCut": { zh: "超裁", en: "Over-cut", tone: "neutral" },
  "dosage": { zh: "用料差异", en: "Fabric difference", tone: "neutral" },
  "wageLock": { zh: "工资锁定", en: "Wage lock", tone: "neutral" },
  "wageUnlock": { zh: "工资解锁", en: "Wage unlock", tone: "neutral" },
  "scheduleEnd": { zh: "排程结束", en: "Schedule end", tone: "neutral" },
  "stockReverse": { zh: "冲销", en: "Reversal", tone: "neutral" },
  "orderVersion": { zh: "订单变更", en: "Order change", tone: "neutral" },
  "priceAudit": { zh: "工价审核", en: "Price approval", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WorkflowTaskRow`. */
export const WorkflowTaskRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bizType: { zh: "类型", en: "Type", kind: "enum", enumName: "WorkflowType", required: true, key: "biz_type", filter: true },
  title: { zh: "事项", en: "Subject", kind: "text", required: true, key: "title", search: true },
  applicantName: { zh: "申请人", en: "Requested by", kind: "text", required: true, key: "applicant_name", search: true },
  assigneeName: { zh: "当前审批人", en: "Current approver", kind: "text", key: "assignee_name", search: true },
  createDate: { zh: "申请时间", en: "Requested", kind: "timestamp", required: true, key: "create_date", sort: true, search: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "WorkflowResult", required: true, key: "result", filter: true },
  opinion: { zh: "意见", en: "Opinion", kind: "text" },
  doneDate: { zh: "处理时间", en: "Decided", kind: "timestamp", key: "done_date", sort: true },
  link: { zh: "链接", en: "Link", kind: "text" },
  bizId: { zh: "单据", en: "Document", kind: "id", required: true },
  nodeNo: { zh: "节点", en: "Step", kind: "integer", required: true, key: "node_no" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `AnswerWorkflowTaskBody`. */
export const AnswerWorkflowTaskBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "WorkflowResult", required: true },
  opinion: { zh: "意见", en: "Opinion", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateBoardDeviceCodeBody`. */
export const CreateBoardDeviceCodeBodyFields = {
  clientId: { zh: "客户端", en: "Client", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BoardDeviceCode`. */
export const BoardDeviceCodeFields = {
  pairCode: { zh: "配对码", en: "Pairing code", kind: "text", required: true },
  expireDate: { zh: "到期时间", en: "Expires", kind: "timestamp", required: true },
} as const satisfies Fields;

/** 看板 · Board. Labels of the values of `BoardCode`. */
export const BoardCodeLabels = {
  "reduceBed": { zh: "裁床", en: "Cutting room", tone: "neutral" },
  "countscz": { zh: "产值", en: "Output value", tone: "neutral" },
  "top5": { zh: "疵点TOP5", en: "Top defects", tone: "neutral" },
  "fqc": { zh: "尾查", en: "Finishing check", tone: "neutral" },
  "reduceBedBoard": { zh: "裁床看板", en: "Cutting table board", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BoardSlideInput`. */
export const BoardSlideInputFields = {
  board: { zh: "看板", en: "Board", kind: "enum", enumName: "BoardCode", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  lineDeptIds: { zh: "产线", en: "Lines", kind: "list" },
  seconds: { zh: "秒数", en: "Duration (s)", kind: "integer", required: true },
  from: { zh: "开始", en: "From", kind: "text" },
  to: { zh: "结束", en: "To", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `PairBoardDeviceBody`. */
export const PairBoardDeviceBodyFields = {
  pairCode: { zh: "配对码", en: "Pairing code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  lineDeptIds: { zh: "产线", en: "Lines", kind: "list" },
  playlist: { zh: "轮播", en: "Playlist", kind: "list", required: true },
  speaker: { zh: "语音", en: "Voice", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BoardSlide`. */
export const BoardSlideFields = {
  board: { zh: "看板", en: "Board", kind: "enum", enumName: "BoardCode", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  lineDeptIds: { zh: "产线", en: "Lines", kind: "list", required: true },
  seconds: { zh: "秒数", en: "Duration (s)", kind: "integer", required: true },
  from: { zh: "开始", en: "From", kind: "text" },
  to: { zh: "结束", en: "To", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BoardDeviceRow`. */
export const BoardDeviceRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true, pin: true },
  factoryName: { zh: "工厂", en: "Factory", kind: "text", key: "factory_name", filter: true },
  lineNames: { zh: "产线", en: "Lines", kind: "list", required: true },
  speaker: { zh: "语音", en: "Voice", kind: "enum", enumName: "Flag", required: true, key: "speaker", filter: true },
  isOnline: { zh: "在线", en: "Online", kind: "boolean", required: true, key: "is_online", filter: true },
  lastSeenDate: { zh: "最近在线", en: "Last seen", kind: "timestamp", key: "last_seen_date", sort: true },
  appVersion: { zh: "版本", en: "Version of the page", kind: "text", key: "app_version", filter: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  lineDeptIds: { zh: "产线", en: "Lines", kind: "list", required: true },
  playlist: { zh: "轮播", en: "Playlist", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 语音事件 · Voice event. Labels of the values of `VoiceEvent`. */
export const VoiceEventLabels = {
  "problem": { zh: "问题", en: "Problem", tone: "neutral" },
  "target": { zh: "目标", en: "Target", tone: "neutral" },
  "shiftStart": { zh: "开班", en: "Shift start", tone: "neutral" },
  "rest": { zh: "休息", en: "Break", tone: "neutral" },
  "rush": { zh: "急单", en: "Rush order", tone: "neutral" },
  "qcAlarm": { zh: "质量报警", en: "Quality alarm", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BoardSentence`. */
export const BoardSentenceFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  event: { zh: "事件", en: "Event", kind: "enum", enumName: "VoiceEvent", required: true },
  template: { zh: "模板", en: "Template", kind: "text", required: true },
  repeatNum: { zh: "播报次数", en: "Times played", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BoardNotice`. */
export const BoardNoticeFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  title: { zh: "标题", en: "Title", kind: "text", required: true },
  createDate: { zh: "时间", en: "Time", kind: "timestamp", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BoardScreen`. */
export const BoardScreenFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  name: { zh: "名称", en: "Name", kind: "text" },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  lineDeptIds: { zh: "产线", en: "Lines", kind: "list", required: true },
  playlist: { zh: "轮播", en: "Playlist", kind: "list", required: true },
  speaks: { zh: "播报", en: "Announces", kind: "boolean", required: true },
  refreshSec: { zh: "看板刷新(秒)", en: "Seconds between readings", kind: "integer", required: true },
  volume: { zh: "看板语音音量", en: "Volume of the boards", kind: "integer", required: true },
  quietHours: { zh: "静音时段", en: "Quiet hours", kind: "text", required: true },
  shiftSegments: { zh: "班次时段", en: "Segments of the shift", kind: "text", required: true },
  voices: { zh: "语音", en: "Voices", kind: "list", required: true },
  notices: { zh: "紧急通知", en: "Urgent notices", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateBoardDeviceBody`. */
export const UpdateBoardDeviceBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  lineDeptIds: { zh: "产线", en: "Lines", kind: "list" },
  playlist: { zh: "轮播", en: "Playlist", kind: "list", required: true },
  speaker: { zh: "语音", en: "Voice", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;
