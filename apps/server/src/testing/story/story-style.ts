import { processes } from '../../../demo/lists/processes.ts';
import { styleBills } from '../../../demo/lists/style-bills.ts';
import { processFlags } from '../../new-company/lists/processes.ts';
import type { FreshServer } from './fresh-server.ts';

/** The 25 operations of T2417 as the engineer enters them, out of the library. */
export const storyProcesses = ({ basics }: FreshServer) =>
  styleBills.tee.map((code, at) => {
    const found = processes.find((process) => process.code === code);
    if (!found) throw new Error(`no operation ${code}`);
    return {
      processId: basics.process(code),
      seqNo: (at + 1) * 10,
      section: found.section,
      processName: found.name,
      partCode: found.partCode ?? null,
      machineTypeId: basics.machineType(found.machine),
      sam: found.sam,
      price: found.price,
      grade: found.grade,
      ...processFlags(code),
    };
  });

/** Enters style T2417 call by call and approves it. @returns its row */
export async function enterStoryStyle(fresh: FreshServer, styleNo = 'T2417') {
  const { call, basics, categoryId } = fresh;
  const sizes = ['S', 'M', 'L', 'XL'].map((name) => basics.size('MEN', name));
  const made = await call('POST', '/style/insert', {
    styleNo,
    styleName: '男款圆领短袖T恤',
    customerId: basics.customer('UN'),
    categoryId,
    gender: 1,
    sizeGroupId: basics.sizeGroup('MEN'),
    standardHeadcount: 22,
  });
  const { id } = made.data;
  let { version } = made.data;
  const save = async (path: string, rows: object[]) => {
    const { data } = await call('POST', `/style/${path}`, { styleId: id, version, rows });
    version = data.version;
    return data;
  };
  const colors = [basics.color('BLK'), basics.color('NVY')];
  await save(
    'sizeColor',
    colors.flatMap((colorId) => sizes.map((sizeId) => ({ colorId, sizeId }))),
  );
  await save('part', [
    { partCode: 'FRT', partName: '前幅', fabricPart: 1, piecesPerGarment: 1 },
    { partCode: 'BCK', partName: '后幅', fabricPart: 1, piecesPerGarment: 1 },
    { partCode: 'SLV', partName: '袖', fabricPart: 1, piecesPerGarment: 2 },
  ]);
  const materialId = basics.material('FAB-JSY180');
  await save('bom', [
    {
      materialId,
      fabricPart: 1,
      partName: '大身',
      colorRule: 0,
      usageNum: '0.9000',
      unitCode: 'M',
      lossPct: '2',
    },
  ]);
  await save('process', storyProcesses(fresh));
  await save('tympan', [
    {
      materialId,
      fabricPart: 1,
      widthCm: '180.0',
      gsm: '180.0',
      markerLen: '5.200',
      usageLen: '0.8733',
    },
  ]);
  await save('quality', [
    {
      pointName: '胸围',
      method: '平量',
      tolUp: '1',
      tolDown: '1',
      values: [{ sizeId: sizes[1], value: '52' }],
    },
  ]);
  return (await call('PUT', '/style/approve', { id, version })).data;
}
