import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import type { Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import { processFlags } from '../../src/new-company/lists/processes.ts';
import type { Basics } from '../basics.ts';
import { type Fabric, fabrics } from '../lists/fabrics.ts';
import { type LibraryProcess, processes } from '../lists/processes.ts';
import { sizeGroups } from '../lists/sizes.ts';
import { type GarmentKind, styleBills } from '../lists/style-bills.ts';
import type { Staff } from '../people/people.ts';
import type { CompanyProfile, CustomerEntry } from '../profiles.ts';
import { randomOf } from '../random.ts';
import { seededIds } from '../seeded-ids.ts';

/** A style as orders of it are made. */
export interface DemoStyle {
  readonly id: string;
  readonly styleNo: string;
  readonly styleName: string;
  readonly kind: GarmentKind;
  readonly customer: CustomerEntry;
  readonly sizeGroup: string;
  /** Sizes with the garments each has in one ply. */
  readonly sizes: readonly { readonly name: string; readonly ratio: number }[];
  readonly fabric: Fabric;
  readonly markerLen: string;
  readonly endLossLen: string;
  readonly markerEffPct: string;
  /** Metres a garment is planned to take. */
  readonly usageNum: string;
  readonly processes: readonly StyleProcess[];
  readonly samTotal: string;
  readonly priceTotal: string;
}

export interface StyleProcess extends LibraryProcess {
  readonly seqNo: number;
}

const END_LOSS = '0.040';
/** What the plan allows over the bare lay: splices, defects, remnants. */
const PLAN_ALLOWANCE = '1.012';

const KIND_NAMES: Readonly<Record<GarmentKind, string>> = {
  tee: '圆领短袖T恤',
  shirt: '长袖衬衫',
  jeans: '直筒牛仔裤',
  dress: '收腰连衣裙',
  hoodie: '连帽卫衣',
  jacket: '轻薄夹克',
};
const KIND_LETTERS: Readonly<Record<GarmentKind, string>> = {
  tee: 'T',
  shirt: 'C',
  jeans: 'N',
  dress: 'D',
  hoodie: 'W',
  jacket: 'J',
};
const LOOKS = ['基础款', '落肩款', '修身款', '宽松款', '印花款', '撞色款'];

const DRAFT = 0;
const APPROVED = 1;
const DISABLED = 2;

const PARTS: readonly (readonly [code: string, name: string, pieces: number])[] = [
  ['FRT', '前幅', 1],
  ['BCK', '后幅', 1],
  ['SLV', '袖', 2],
];

export async function seedStyles(
  tx: Tx,
  profile: CompanyProfile,
  { companyId }: Staff,
  basics: Basics,
): Promise<DemoStyle[]> {
  const styles = stylesOf(profile);
  const all = [
    ...styles.map((style) => ({ ...style, status: APPROVED })),
    ...stylesBeside(profile, styles),
  ];
  await insertRows(
    tx,
    'mes2.style',
    all.map((style) => ({
      companyId,
      id: style.id,
      styleNo: style.styleNo,
      styleName: style.styleName,
      customerId: basics.customer(style.customer.code),
      season: '2026春夏',
      gender: style.sizeGroup === 'WOMEN' ? 2 : 1,
      sizeGroupId: basics.sizeGroup(style.sizeGroup),
      status: style.status,
      styleVersion: style.status === DRAFT ? 0 : 1,
      samTotal: style.samTotal,
      priceTotal: style.priceTotal,
    })),
  );
  await insertRows(
    tx,
    'mes2.style_part',
    all.flatMap(({ id: styleId }) =>
      PARTS.map(([partCode, partName, piecesPerGarment]) => ({
        companyId,
        styleId,
        partCode,
        partName,
        fabricPart: 1,
        piecesPerGarment,
      })),
    ),
  );
  await insertRows(
    tx,
    'mes2.style_bom',
    all.map((style) => ({
      companyId,
      styleId: style.id,
      materialId: basics.material(style.fabric.code),
      fabricPart: 1,
      partName: '大身',
      usageNum: style.usageNum,
      unitCode: 'M',
      lossPct: '2.00',
      seqNo: 10,
    })),
  );
  await insertRows(
    tx,
    'mes2.style_process',
    all.flatMap((style) =>
      style.processes.map((process) => ({
        companyId,
        styleId: style.id,
        processId: basics.process(process.code),
        seqNo: process.seqNo,
        section: process.section,
        processName: process.name,
        partCode: process.partCode ?? null,
        machineTypeId: basics.machineType(process.machine),
        sam: process.sam,
        price: process.price,
        grade: process.grade,
        ...processFlags(process.code),
      })),
    ),
  );
  return styles;
}

export const orderParts = PARTS;

/** Styles that no order is made of: one is still worked on, one is no longer offered. */
export function stylesBeside(profile: CompanyProfile, styles: readonly DemoStyle[]) {
  const ids = seededIds(profile.code, 'style beside');
  return [DRAFT, DISABLED].flatMap((status, at) => {
    const like = styles[at % styles.length];
    if (!like) return [];
    const styleNo = `${KIND_LETTERS[like.kind]}${2690 + at}`;
    return [
      { ...like, id: ids(), styleNo, styleName: `${LOOKS[at]}${KIND_NAMES[like.kind]}`, status },
    ];
  });
}

function stylesOf(profile: CompanyProfile): DemoStyle[] {
  const random = randomOf(profile.code, 'style');
  const ids = seededIds(profile.code, 'style');
  const made = profile.code === 'CX' ? [storyStyle(profile, ids())] : [];
  while (made.length < profile.styles) {
    const at = made.length;
    const kind = profile.kinds[at % profile.kinds.length] ?? 'tee';
    const sizeGroup = kind === 'jeans' ? 'JEANS' : profile.sizeGroup;
    made.push(
      style(profile, ids(), {
        styleNo: `${KIND_LETTERS[kind]}${2600 + at}`,
        styleName: `${random.pick(LOOKS)}${KIND_NAMES[kind]}`,
        kind,
        sizeGroup,
        customer: random.pick(profile.customers),
        priceFactor: String(profile.priceFactor),
      }),
    );
  }
  return made;
}

/** Style T2417 of the story: four sizes at 1:2:2:1, the library's own rates, a marker of 5.20 m. */
function storyStyle(profile: CompanyProfile, id: string): DemoStyle {
  const [customer] = profile.customers;
  if (!customer) throw new Error('a company needs customers');
  return {
    ...style(profile, id, {
      styleNo: 'T2417',
      styleName: '男款圆领短袖T恤',
      kind: 'tee',
      sizeGroup: 'MEN',
      customer,
      priceFactor: '1',
    }),
    sizes: [
      { name: 'S', ratio: 1 },
      { name: 'M', ratio: 2 },
      { name: 'L', ratio: 2 },
      { name: 'XL', ratio: 1 },
    ],
    markerLen: '5.200',
    markerEffPct: '84.00',
    usageNum: '0.9000',
  };
}

interface StyleSketch {
  readonly styleNo: string;
  readonly styleName: string;
  readonly kind: GarmentKind;
  readonly sizeGroup: string;
  readonly customer: CustomerEntry;
  readonly priceFactor: string;
}

function style(profile: CompanyProfile, id: string, sketch: StyleSketch): DemoStyle {
  const { priceFactor, ...head } = sketch;
  const random = randomOf(profile.code, `style ${sketch.styleNo}`);
  const fabric = fabrics.find(({ kinds }) => kinds.includes(sketch.kind));
  const group = sizeGroups.find(({ code }) => code === sketch.sizeGroup);
  if (!fabric || !group) throw new Error(`nothing is known about ${sketch.kind}`);
  const sizes = group.sizes
    .map(([name, weight]) => ({ name, ratio: Math.max(0, Math.round(weight)) }))
    .filter(({ ratio }) => ratio > 0)
    .slice(0, 5);
  const perPly = sizes.reduce((total, { ratio }) => total + ratio, 0);
  const bare = decimal(fabric.usage).times(perPly).div(PLAN_ALLOWANCE);
  const markerLen = decimalText(decimalText(bare.minus(END_LOSS), 2), 3);
  const lay = decimal(markerLen).plus(END_LOSS);
  const steps = billOf(sketch.kind, priceFactor);
  return {
    id,
    ...head,
    fabric,
    sizes,
    markerLen,
    endLossLen: END_LOSS,
    markerEffPct: decimalText(random.normal(84, 1.5), 2),
    usageNum: decimalText(lay.div(perPly).times(PLAN_ALLOWANCE), 4),
    processes: steps,
    samTotal: decimalText(sum(steps.map(({ sam }) => sam)), 4),
    priceTotal: decimalText(sum(steps.map(({ price }) => price)), 4),
  };
}

function billOf(kind: GarmentKind, priceFactor: string): StyleProcess[] {
  return styleBills[kind].map((code, at) => {
    const process = processes.find((each) => each.code === code);
    if (!process) throw new Error(`no process ${code}`);
    const price = decimalText(decimal(process.price).times(priceFactor), 4);
    return { ...process, price, seqNo: (at + 1) * 10 };
  });
}
