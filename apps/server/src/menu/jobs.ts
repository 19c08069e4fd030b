import { floorJobs } from './floor-jobs.ts';
import type { JobTemplate } from './job-template.ts';
import { officeJobs } from './office-jobs.ts';

/** What a new company starts with; the administrator changes it afterwards. */
export const jobTemplates: readonly JobTemplate[] = [...officeJobs, ...floorJobs];
