/** Buttons of plans, days and people, by the work they belong to. */
/** Starting and stopping what a line sews; a leader changes styles by it. */
export const CHANGE_STYLE = 'PUT^/mes2/schedule/batchStatus';
export const SCHEDULING = [
  'POST^/mes2/schedule/insert',
  'PUT^/mes2/schedule/update',
  CHANGE_STYLE,
  'PUT^/mes2/schedule/endState',
  'PUT^/mes2/schedule/reopen',
  'POST^/mes2/schedule/split',
  'POST^/mes2/schedule/recalc',
  'DELETE^/mes2/schedule/delete',
];
export const CUT_SCHEDULING = [
  'POST^/mes2/cuttingSchedule/submitCuttingLine',
  'PUT^/mes2/cuttingSchedule/update',
  'PUT^/mes2/cuttingSchedule/withdraw',
  'PUT^/mes2/cuttingSchedule/endState',
  'PUT^/mes2/cuttingSchedule/reorder',
];
/** Moves what is booked of a die; a new booking belongs to those who plan resources. */
export const BOOK_DIES = 'PUT^/mes2/knifeMoldSchedule/update';
/** Markers and lays of an order; whoever enters the order or its technique plans them as well. */
export const CUT_PLANS = ['POST^/mes2/cutPlan/save', 'PUT^/mes2/cutPlan/approve'];
export const MASTER_PLAN = ['PUT^/mes2/planList/update', 'PUT^/mes2/planList/restoreAuto'];
export const CALENDARS = [
  'POST^/mes2/calendar',
  'POST^/mes2/manpowerPlan/lend',
  'PUT^/mes2/manpowerPlan/update',
];
/** Who was at work: what people are paid by, so personnel alone enters it. */
export const ATTENDANCE = [
  'POST^/mes2/attendance',
  'PUT^/mes2/attendance',
  'DELETE^/mes2/attendance',
  'POST^/mes2/attendance/roster',
];
export const ABSENCES = [
  'POST^/mes2/employeeAbsence/insert',
  'POST^/mes2/employeeAbsence/approve',
  'PUT^/mes2/employeeAbsence/cancel',
];
export const WORKED_HOURS = [
  'POST^/mes2/workingHourse',
  'PUT^/mes2/workingHourse',
  'DELETE^/mes2/workingHourse',
];
/** Confirms hours that somebody else noted. */
export const CONFIRM_HOURS = 'PUT^/mes2/workingHourse/confirm';
export const TARGETS = [
  'POST^/mes2/target/insert',
  'POST^/mes2/targetHeartRate',
  'POST^/mes2/targetRecord/build',
  'PUT^/mes2/targetRecord',
];
export const PERSONNEL = [
  'POST^/amc/depts',
  'DELETE^/amc/depts/{id}',
  'POST^/amc/deptUser',
  'POST^/amc/users/companyUserInfo',
  'DELETE^/amc/users/{id}',
  'POST^/amc/users/registAccount',
  'POST^/amc/userJobs',
];
/** Whoever reported a problem says that it is over: those who solve it do not close it. */
export const REPORT_PROBLEM = [
  'POST^/mes2/problemLog',
  'PUT^/mes2/problemLog/cancel',
  'PUT^/mes2/problemLog/close',
];
export const SOLVE_PROBLEM = ['PUT^/mes2/problemLog/respond', 'PUT^/mes2/problemLog/resolve'];
