import { addDays } from '@garment-mes/domain/time';
import { sql } from '../../database/engine.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** Ids that bodies of the tests refer to. */
export type Known = Readonly<Record<string, string>>;

/** Body of a new record; `at` makes its keys different from those of the others. */
type Sample = (at: string, known: Known) => Record<string, unknown>;

const named = (at: string) => ({ code: `C${at}`, name: `Name ${at}` });
const PCT = '5.00';
/** Enough that no test meets the department of another. */
const DEPARTMENTS = 60;

/** One valid body for each creation, by operation id. */
export const samples: Readonly<Record<string, Sample>> = {
  createColor: (at) => ({ ...named(at), nameEn: 'Black', hex: '#112233', pantone: '19-4004' }),
  createSizeGroup: named,
  createSize: (at, { sizeGroup }) => ({ ...named(at), sizeGroupId: sizeGroup, sort: 3 }),
  createUnit: (at) => ({ ...named(at), dimension: 'length', factorToBase: '0.9144' }),
  createCurrency: (at) => ({ code: at.slice(-3), name: at, symbol: '$', isBase: 0 }),
  createExchangeRate: (at, { currency }) => ({
    currencyCode: currency,
    rateDate: `20${at.slice(-2)}-01-01`,
    rate: '7.12345678',
  }),
  createCustomer: (at) => ({
    ...named(at),
    shortName: `Short ${at}`,
    country: 'NO',
    grade: 'A',
    isVip: 1,
    cutTolUpPct: PCT,
    cutTolDownPct: '0.00',
    shipTolUpPct: '1.00',
    shipTolDownPct: '3.00',
    aqlMajor: '2.5',
    aqlMinor: '4.0',
    inspectionLevel: 'II',
    gateShipment: 1,
    shadeControl: 0,
    contact: 'Li 139',
  }),
  createFactory: (at) => ({ ...named(at), factoryType: 1, address: 'Road 1' }),
  createWarehouse: (at, { employee }) => ({
    ...named(at),
    warehouseType: 1,
    keeperIds: [employee],
    locations: [
      { code: 'A-01', zone: 'A', capacity: 10 },
      { code: 'B-01', zone: null, capacity: null },
    ],
  }),
  createMaterial: (at, { unit }) => ({
    ...named(at),
    materialType: 1,
    gsm: '180.0',
    widthCm: '175.0',
    unitCode: unit,
    lossPct: '2.00',
    spreadMode: 1,
    maxPlies: 120,
    relaxHours: 24,
  }),
  createWashing: (at) => ({ ...named(at), minutes: '35.00', price: '1.2000' }),
  createProcess: (at, { machineType }) => ({
    ...named(at),
    section: 3,
    machineTypeId: machineType,
    sam: '0.4500',
    price: '0.2700',
    grade: 'B',
    isCheckpoint: 0,
    isOutput: 0,
    isTicket: 1,
    payScope: 1,
  }),
  createCategory: (at) => ({ ...named(at), kind: 'style' }),
  createMachineType: (at) => ({ ...named(at), needles: 2, threads: 4, stitchClass: '514' }),
  createDictType: (at) => ({ ...named(at), isTree: 0 }),
  createDictItem: (at, { dictType }) => ({
    typeCode: dictType,
    itemCode: `I${at}`,
    name: `Item ${at}`,
    sort: 1,
  }),
  createWorkflow: (at, { job }) => ({
    bizType: 'overCut',
    name: `Flow ${at}`,
    nodes: [{ nodeNo: 1, jobId: job, isAll: false }],
    isEnabled: 0,
  }),
  createDispatchType: (at) => ({ ...named(at), section: 3, isOutsource: 1 }),
  createSubcontractGroup: (at) => ({
    ...named(at),
    contact: 'Wang 138',
    processSections: [2, 7],
    priceRule: { kind: 1, factor: '1.10' },
    capacityNum: 800,
  }),
  createAttainmentWindow: (_, { freshCustomer }) => ({
    customerId: freshCustomer,
    windows: [
      { from: '08:00', to: '10:00', weight: '1.0' },
      { from: '10:00', to: '12:00', weight: '1.5' },
    ],
    okPct: '100.00',
    warnPct: '90.00',
    measure: 1,
  }),
  createBoardQuantity: (at, known) => ({
    boardCode: 'reduceBed',
    itemCode: 'planNum',
    deptId: known[`department${Number(at) % DEPARTMENTS}`],
    workDate: addDays(factoryDate(), -1),
    mode: 1,
    num: '12.00',
    remark: '停电',
  }),
  createTreeDict: (at) => ({ ...named(at), kind: 'problem', sort: 0 }),
  createProblemType: named,
  createLineProblemSet: (at, { problemType, job }) => ({
    code: `C${at}`,
    name: `缺料${at}`.slice(0, 12),
    problemTypeId: problemType,
    responsibleDeptType: 8,
    responseMin: 5,
    resolveMin: 30,
    escalateTo: [{ step: 1, jobId: job, afterMin: 10 }],
  }),
  createVoice: (at) => ({
    code: `C${at}`,
    event: 'problem',
    template: '{line}{problem}，请{dept}处理',
    repeatNum: 2,
    isEnabled: 1,
  }),
  createDefectCategory: (at) => ({ ...named(at), section: 3 }),
  createBadType: (at, { defectCategory }) => ({
    ...named(at),
    defectCategoryId: defectCategory,
    sort: 1,
  }),
  createBadItem: (at, { badType }) => ({
    ...named(at),
    nameEn: 'Hole',
    badTypeId: badType,
    severity: 2,
    blame: 1,
    defaultDisposition: 1,
  }),
  createEfficiencySet: (at) => ({
    name: `Curve ${at}`,
    difficulty: 2,
    points: [
      { day: 1, pct: '40.00' },
      { day: 2, pct: '55.50' },
    ],
    isDefault: 0,
  }),
  createCustomerEfficiencySet: (_, { freshCustomer, efficiencySet }) => ({
    customerId: freshCustomer,
    efficiencySetId: efficiencySet,
    factorPct: '90.00',
  }),
  createBundleSplitRule: (at, { freshCustomer }) => ({
    name: `Rule ${at}`,
    scope: 2,
    scopeId: freshCustomer,
    mode: 1,
    maxNum: 25,
    mergeTailPct: '20.00',
    shadeBreak: 0,
    numbering: 1,
  }),
};

/** Records that the bodies refer to, made by the calls themselves in the order of their need. */
export async function knownRecords(
  server: TestServer,
  who: string,
): Promise<Record<string, string>> {
  const company = await server.companyId(who.split('.')[0] ?? '');
  const row = async (query: ReturnType<typeof sql>) =>
    (await server.query<{ id: string }>(query))[0]?.id ?? '';
  const known: Record<string, string> = {
    employee: await row(sql`
      select id from amc.company_member where company_id = ${company} order by id limit 1`),
    job: await row(sql`select id from amc.job where company_id = ${company} order by id limit 1`),
    unit: 'M',
    currency: 'USD',
    dictType: 'reasons',
  };
  const departments = await server.query<{ id: string }>(sql`
    insert into amc.department (company_id, name, code, dept_type)
    select ${company}, 'Line ' || n, 'T' || n, 5 from generate_series(1, ${DEPARTMENTS}::int) n
    returning id`);
  departments.forEach(({ id }, at) => {
    known[`department${at}`] = id;
  });
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await server.call(who, 'POST', path, body);
    if (answer.body.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data.id;
  };
  const common = { code: 'K0', name: 'Known' };
  known.sizeGroup = await make('/ccm/sizeGroup/insert', common);
  known.machineType = await make('/ccm/machineType/insert', common);
  await make('/ccm/unit/insert', { code: 'M', name: '米', dimension: 'length', factorToBase: '1' });
  await make('/ccm/currency/insert', { code: 'USD', name: '美元', isBase: 0 });
  await make('/ccm/dictType/insert', { code: 'reasons', name: '原因', isTree: 0 });
  known.problemType = await make('/mes2/problemType', common);
  known.defectCategory = await make('/mes2/qc/defectCategory', { ...common, section: 3 });
  known.badType = await make('/mes2/qc/badType', {
    ...common,
    defectCategoryId: known.defectCategory,
  });
  known.efficiencySet = await make('/mes2/efficiencySet', {
    ...samples.createEfficiencySet?.('K', known),
  });
  return known;
}
