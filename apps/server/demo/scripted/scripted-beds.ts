import { sql } from '../../src/database/engine.ts';
import { createBed } from '../../src/features/cutting/save-bed.ts';
import { submitBed } from '../../src/features/cutting/submit-bed.ts';
import { beforeLock, bill, type Stage, versionOf } from './scripted-floor.ts';

/** Plies and metres of the lay that replaces panels. */
const REPLACED = { plies: 2, markerLen: '0.800', issuedLen: '2.000', remnantLen: '0.320' };
/** Black plies of the draft, an odd number. */
const ODD = 9;

/** Plays the cases of beds that stand beside those of the floor. */
export async function playBeds(stage: Stage): Promise<void> {
  await replacePanels(stage);
  await leaveHalfRatios(stage);
}

/** Case 25: panels of bed 2 are cut anew, out of a roll that nobody had spoken for. */
async function replacePanels(stage: Stage): Promise<void> {
  const { services, tx, actorAt, staff, basics, calendar, cases } = stage;
  const { style, id: orderId } = cases.order;
  const [parent] = await tx.all<{ id: string }>(sql`
    select id from mes2.cutting_bed where company_id = ${staff.companyId} and order_id = ${orderId} and bed_no = 2`);
  const [roll] = await tx.all<{ id: string }>(sql`
    select id from mes2.fabric_roll where company_id = ${staff.companyId} and order_id is null and status = 0
      and material_id = ${basics.material(style.fabric.code)} and color_id = ${basics.color('NVY')}
      and remain_len > ${REPLACED.issuedLen}::numeric order by roll_no limit 1`);
  const [size] = style.sizes;
  if (!parent || !roll || !size) throw new Error('there is nothing to replace panels with');
  const { plies, ...lengths } = REPLACED;
  const colorId = basics.color('NVY');
  const made = await bill(stage, [], {
    bedType: 4,
    parentBedId: parent.id,
    markerName: 'T2417-补',
    markerLen: lengths.markerLen,
    planDate: calendar.workday(-1),
    colors: [{ colorId, plies }],
    panels: [{ partCode: 'FRT', sizeId: basics.size(style.sizeGroup, size.name), ratio: 1 }],
    rolls: [
      {
        tympanId: roll.id,
        colorId,
        plies,
        issuedLen: lengths.issuedLen,
        remnantLen: lengths.remnantLen,
      },
    ],
    remark: '前幅破洞2片',
  });
  const by = (clock: string) => actorAt('leader', calendar.workdayAt(-1, clock));
  const id = await createBed(services, tx, by('14:30:00'), made);
  await beforeLock(stage, calendar.workday(-1), async () =>
    submitBed(services, tx, by('15:05:00'), { id, version: await versionOf(stage, id) }),
  );
}

/** Case 26: a draft with half a garment of one size in a ply, over an odd number of plies. */
async function leaveHalfRatios(stage: Stage): Promise<void> {
  const { services, tx, actorAt, basics, calendar, cases } = stage;
  const { style } = cases.order;
  const made = await bill(stage, [], {
    planDate: calendar.today,
    markerName: 'T2417-M3',
    sizes: style.sizes.map(({ name }, at) => ({
      sizeId: basics.size(style.sizeGroup, name),
      ratio: at === 0 ? '0.5' : at === 1 ? '1' : '0',
    })),
    colors: [{ colorId: basics.color('BLK'), plies: ODD }],
  });
  await createBed(services, tx, actorAt('leader', calendar.workdayAt(-1, '17:05:00')), made);
}
