import type { DemoSignIns } from '../src/demo-once.ts';
import { DEMO_PASSWORD } from './profiles.ts';

/** One account of each kind of work, in the order in which an order goes through the factory. */
export const signIns: DemoSignIns = {
  password: DEMO_PASSWORD,
  accounts: [
    { username: 'cx.director', job: { zh: '厂长', en: 'Director' } },
    { username: 'cx.merch', job: { zh: '跟单', en: 'Merchandiser' } },
    { username: 'cx.planner', job: { zh: '计划员', en: 'Planner' } },
    { username: 'cx.fabric', job: { zh: '面料仓管', en: 'Fabric keeper' } },
    { username: 'cx.manager', job: { zh: '裁剪主管', en: 'Cutting manager' } },
    { username: 'cx.leader', job: { zh: '裁床组长', en: 'Cutting leader' } },
    { username: 'cx.line', job: { zh: '产线组长', en: 'Line leader' } },
    { username: 'cx.worker', job: { zh: '车工', en: 'Operator' } },
    { username: 'cx.qc', job: { zh: 'QC', en: 'QC' } },
    { username: 'cx.finance', job: { zh: '财务', en: 'Payroll' } },
    { username: 'cx.admin', job: { zh: '公司管理员', en: 'Administrator' } },
  ],
};
