import { floorJobs } from './floor-jobs.ts';
import { OWN_WAGES } from './job-keys.ts';
import type { JobTemplate } from './job-template.ts';
import { officeJobs } from './office-jobs.ts';

/** Administrators have every right; guests are paid by others. */
const WITHOUT_WAGE = ['admin', 'guest'];

/** What a new company starts with; the administrator changes it afterwards. Whoever is paid confirms the own wage. */
export const jobTemplates: readonly JobTemplate[] = [...officeJobs, ...floorJobs].map((job) =>
  WITHOUT_WAGE.includes(job.code) ? job : { ...job, keys: [...job.keys, ...OWN_WAGES] },
);
