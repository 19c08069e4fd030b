// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
export const ccmSamples = {
  listColors: { total: 1, list: [{ id: "1", code: "编码", name: "名称", nameEn: "英文名", hex: "色值", pantone: "潘通号", family: "色系", status: 0, version: 1 }] },
  listSizes: { total: 1, list: [{ id: "1", code: "编码", name: "名称", sizeGroupName: "尺码组", sort: 1, sizeGroupId: "1", status: 0, version: 1 }] },
  listCustomers: { total: 1, list: [{ id: "1", code: "编码", name: "名称", shortName: "简称", country: "国家", grade: "A", isVip: 0, cutTolUpPct: "1.00", cutTolDownPct: "1.00", shipTolUpPct: "1.00", shipTolDownPct: "1.00", aqlMajor: "1.00", aqlMinor: "1.00", inspectionLevel: "检验水平", gateShipment: 0, shadeControl: 0, status: 0, version: 1 }] },
  listMaterials: { total: 1, list: [{ id: "1", code: "编码", name: "名称", nameEn: "英文名", materialType: 1, composition: "成分", gsm: "1.00", widthCm: "1.00", cuttableWidthCm: "1.00", shrinkWarpPct: "1.00", shrinkWeftPct: "1.00", unitCode: "单位", price: "1.00", currencyCode: "币种", supplierName: "供应商", lossPct: "1.00", spreadMode: 1, maxPlies: 1, relaxHours: 1, status: 0, version: 1 }] },
} as const;
