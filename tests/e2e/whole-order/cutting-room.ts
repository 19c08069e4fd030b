import * as amc from '@garment-mes/sdk/amc';
import * as ccm from '@garment-mes/sdk/ccm';
import * as mes2 from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { PIECES } from './office.ts';
import { CLOTH_NO, OF_ORDER, ORDER_NO, PAGE, ROLL_NOS, type Walk } from './walk.ts';

/** Line, lays and cutting table. */
export function testPlanning(walk: () => Walk): void {
  test('the planner puts the order on line 3, whose leader finds it', async () => {
    const { as, workday, order, card } = walk();
    const planner = await as('cx.planner');
    const unplanned = await card('cx.planner', 'unplannedPieces');
    const curves = (await mes2.listEfficiencySets(planner, { query: PAGE })).list;
    await mes2.createSchedule(planner, {
      body: {
        orderId: order.id,
        lineDeptId: walk().basics.line.deptId,
        num: 60,
        startDate: `${workday(30)} 08:00:00`,
        headcount: 12,
        efficiencySetId: curves.find(({ isDefault }) => isDefault === 1)?.id ?? curves[0]?.id ?? '',
        changeoverMin: 0,
        isFixed: 0,
      },
    });
    expect(await card('cx.planner', 'unplannedPieces')).toBe(unplanned - 60);
    const seen = (await mes2.listSchedules(await as('cx.line'), { query: OF_ORDER })).list;
    expect(seen).toMatchObject([{ lineDeptName: '缝制3组', num: 60, status: 0 }]);
  });

  test('the planner lays 30 plies on one bed and sends it to the cutting table', async () => {
    const { as, order, workday } = walk();
    const planner = await as('cx.planner');
    const { materialId, black, navy, sizeIds } = walk().basics;
    const plan = await mes2.saveCutPlan(planner, {
      body: {
        orderId: order.id,
        fabricPart: 1,
        materialId,
        maxPlies: 60,
        markers: [
          {
            markerName: 'M1',
            markerLen: '1.760',
            widthCm: '175',
            effPct: '84',
            sizes: sizeIds.map((sizeId) => ({ sizeId, ratio: '1' })),
          },
        ],
        lays: [
          {
            layNo: 1,
            markerName: 'M1',
            colors: [
              { colorId: black, plies: PIECES.black },
              { colorId: navy, plies: PIECES.navy },
            ],
          },
        ],
      },
    });
    // 30 plies of 1.76 m and 4 cm of loss at their ends.
    expect(plan).toMatchObject({ status: 0, planNum: 60, planLen: '54.000' });
    await mes2.approveCutPlan(planner, { body: { id: plan.id, version: plan.version } });
    const tables = await amc.listDepartments(planner);
    const tableId = tables.find(({ deptType }) => deptType === 4)?.id ?? expect.fail('no table');
    const [bar] = await mes2.createCuttingSchedule(planner, {
      body: { cutPlanId: plan.id, layNos: ['1'], tableId, planDate: workday(30) },
    });
    walk().planId = plan.id;
    walk().tableId = tableId;
    expect(bar).toMatchObject({ orderNo: ORDER_NO, status: 0 });
    walk().cutBarId = bar?.id ?? '';
  });
}

/** Fabric from its receipt to the cutting room. */
export function testFabric(walk: () => Walk): void {
  test('the fabric store receives two rolls, quality measures and releases them', async () => {
    const { as, day, card } = walk();
    const store = await as('cx.fabric');
    const inspector = await as('cx.qc');
    const { materialId, black, navy } = walk().basics;
    const toInspect = await card('cx.fabric', 'fabricToInspect');
    const houses = (await ccm.listWarehouses(store, { query: PAGE })).list;
    const received = await mes2.createCloth(store, {
      body: {
        cNo: CLOTH_NO,
        materialId,
        // It came two days ago and has relaxed since.
        receiveDate: day(-2),
        relaxDate: `${day(-1)} 08:00:00`,
        warehouseId: houses.find(({ warehouseType }) => warehouseType === 1)?.id ?? '',
        rolls: [
          { rollNo: ROLL_NOS[0], colorId: black, dyeLot: 'D1', labelLen: '40.5' },
          { rollNo: ROLL_NOS[1], colorId: navy, dyeLot: 'D2', labelLen: '20' },
        ],
      },
    });
    expect(await card('cx.fabric', 'fabricToInspect')).toBe(toInspect + 1);
    const [lot] = (
      await mes2.listCloths(inspector, { query: { ...PAGE, sql: `c_no = '${CLOTH_NO}'` } })
    ).list;
    const { id, version } = lot ?? expect.fail('quality does not see the fabric');
    const inspected = await mes2.inspectCloth(inspector, {
      body: {
        id,
        version,
        inspectResult: 1,
        rolls: received.rolls.map(({ id: tympanId, rollNo }) => ({
          tympanId,
          actualLen: rollNo === ROLL_NOS[0] ? '40' : '20',
          widthCm: '180',
          shade: 'A',
          defects: [],
        })),
      },
    });
    expect(inspected.lot).toMatchObject({ inspectResult: 1, shortLen: '0.500' });
    const released = await mes2.releaseCloth(inspector, { body: { ids: [id] } });
    expect(released).toEqual({ okIds: [id], fails: [] });
    expect(await card('cx.fabric', 'fabricToInspect')).toBe(toInspect);
    walk().rolls = received.rolls.map(({ id: rollId }) => rollId);
  });

  test('the cutting table has the bed among its tasks', async () => {
    const { as } = walk();
    const ids = [walk().cutBarId];
    const sent = await mes2.submitCuttingSchedule(await as('cx.planner'), { body: { ids } });
    expect(sent).toEqual({ okIds: ids, fails: [] });
    const [task] = (await mes2.listCuttingSchedules(await as('cx.leader'), { query: OF_ORDER }))
      .list;
    expect(task).toMatchObject({ status: 1, planNum: 60, plies: 30 });
  });

  test('the store issues both rolls to the cutting room, whose clerk receives them', async () => {
    const { as, order, requestId, rolls } = walk();
    const store = await as('cx.fabric');
    const body = {
      orderId: order.id,
      fabricPart: 1 as const,
      lines: rolls.map((tympanId, at) => ({ tympanId, len: at === 0 ? '40' : '20' })),
    };
    const slip = await mes2.createFeedingSlip(store, { body });
    const issued = await mes2.issueFeedingSlip(store, {
      body: { id: slip.slip.id, version: slip.slip.version, requestId: requestId() },
    });
    const clerk = await as('cx.clerk');
    const [waiting] = (await mes2.listFeedingSlips(clerk, { query: OF_ORDER })).list;
    expect(waiting).toMatchObject({ id: issued.slip.id, status: 1, issuedLen: '60.000' });
    const receipt = {
      id: issued.slip.id,
      version: issued.slip.version,
      requestId: requestId(),
      lines: body.lines.map(({ tympanId, len }) => ({ tympanId, receivedLen: len })),
    };
    await expect(mes2.receiveFeedingSlip(store, { body: receipt })).rejects.toMatchObject({
      status: 10401,
    });
    const done = await mes2.receiveFeedingSlip(clerk, { body: receipt });
    expect(done.slip).toMatchObject({ status: 2, receivedLen: '60.000', diffLen: '0.000' });
  });
}

/** What the leader of the cutting room types for the bed. */
async function billOf(walk: Walk) {
  const { as, day, order, rolls } = walk;
  const leader = await as('cx.leader');
  const { materialId, black, navy, sizeIds } = walk.basics;
  const staff = (
    await amc.listEmployees(leader, { query: { ...PAGE, sql: "employee_no in ('0202','0291')" } })
  ).list;
  const numbered = (no: string) =>
    staff.find(({ employeeNo }) => employeeNo === no)?.id ?? expect.fail(no);
  const { processes } = await mes2.getOrder(await as('cx.manager'), { query: { id: order.id } });
  const operation = (name: string) =>
    processes.find(({ processName }) => processName === name)?.id ?? '';
  return {
    orderId: order.id,
    bedType: 1,
    fabricPart: 1,
    materialId,
    cutPlanId: walk.planId,
    layNo: 1,
    markerName: 'M1',
    markerLen: '1.760',
    endLossLen: '0.04',
    widthCm: '175.0',
    markerEffPct: '84.00',
    tableId: walk.tableId,
    cutMode: 2,
    planDate: day(0),
    sizes: sizeIds.map((sizeId) => ({ sizeId, ratio: '1' })),
    colors: [
      { colorId: black, plies: PIECES.black },
      { colorId: navy, plies: PIECES.navy },
    ],
    // Black: 20 plies of 1.80 m, 0.60 m spliced, 1.40 m cut out, 2.00 m left over. Navy: 2.00 m go back.
    rolls: [
      {
        tympanId: rolls[0] ?? '',
        colorId: black,
        plies: 20,
        issuedLen: '40',
        spliceLen: '0.6',
        defectLen: '1.4',
        remnantLen: '2',
        returnLen: '0',
      },
      {
        tympanId: rolls[1] ?? '',
        colorId: navy,
        plies: 10,
        issuedLen: '20',
        spliceLen: '0',
        defectLen: '0',
        remnantLen: '0',
        returnLen: '2',
      },
    ],
    employees: [
      {
        orderProcessId: operation('拉布'),
        role: 1,
        employeeId: numbered('0202'),
        sharePct: '60',
      },
      {
        orderProcessId: operation('拉布'),
        role: 1,
        employeeId: numbered('0291'),
        sharePct: '40',
      },
      {
        orderProcessId: operation('裁剪'),
        role: 2,
        employeeId: numbered('0202'),
        sharePct: '100',
      },
    ],
  } satisfies mes2.CreateCuttingBedBody;
}

/** The bed. */
export function testBed(walk: () => Walk): void {
  test('the leader spreads and cuts the bed and submits it; who submitted may not approve it', async () => {
    const { as, card } = walk();
    const leader = await as('cx.leader');
    const bed = await mes2.createCuttingBed(leader, { body: await billOf(walk()) });
    const { id } = bed;
    const started = await mes2.startCuttingBed(leader, { body: { id, version: bed.version } });
    const cut = await mes2.finishCutting(leader, { body: { id, version: started.version } });
    const toApprove = await card('cx.manager', 'consumptionToApprove');
    const submit = { id, version: cut.version };
    await expect(
      mes2.submitCuttingBed(await as('cx.planner'), { body: submit }),
    ).rejects.toMatchObject({ status: 10401 });
    const submitted = await mes2.submitCuttingBed(leader, { body: submit });
    // 58 m for 60 garments instead of 54 m.
    expect(submitted).toMatchObject({
      status: 7,
      cutNum: 60,
      needsApproval: true,
      usageDiffPct: '7.41',
    });
    expect(await card('cx.manager', 'consumptionToApprove')).toBe(toApprove + 1);
    const approval = { id, version: submitted.version, agree: true, opinion: '布疵多' };
    await expect(mes2.approveCuttingBed(leader, { body: approval })).rejects.toMatchObject({
      status: 10401,
    });
    await mes2.approveCuttingBed(await as('cx.manager'), { body: approval });
    walk().bedId = id;
  });
}
