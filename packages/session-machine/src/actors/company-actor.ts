import { fromPromise } from 'xstate';
import { companyMachine } from '../company/company.machine.ts';
import type { Service } from '../service.ts';

/** The company machine over real ports. */
export const companyLogic = (service: Service) =>
  companyMachine.provide({
    actors: {
      companies: fromPromise(({ signal }) => service.listCompanies({ signal })),
      applications: fromPromise(({ signal }) => service.listApplications({ signal })),
      menus: fromPromise(({ signal }) => service.getMenus({ signal })),
    },
  });
