import { listDepartments, listUserJobs } from '@garment-mes/sdk/amc';
import { wholeList } from './whole-list.ts';

/** The departments of the company, in the order of their tree. */
export const departmentList = wholeList(listDepartments, (departments) => departments);

/** The jobs of the company. */
export const jobList = wholeList(listUserJobs, ({ jobs }) => jobs);
