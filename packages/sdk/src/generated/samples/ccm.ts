// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
export const ccmSamples = {
  listColors: { total: 1, list: [{ id: "1790000000000069649", code: "BLK", name: "黑色", nameEn: "Black", hex: "#1A1A1A", pantone: "19-0303", family: "黑", status: 0, version: 3 }] },
  listSizes: { total: 1, list: [{ id: "1790000000000073745", code: "M", name: "M", sizeGroupName: "尺码组", sort: 0, sizeGroupId: "1790000000000077841", status: 0, version: 3 }] },
  listCustomers: { total: 1, list: [{ id: "1790000000000081937", code: "UN", name: "优诺", shortName: "优诺", country: null, grade: "A", isVip: 0, cutTolUpPct: "5.00", cutTolDownPct: "0.00", shipTolUpPct: "1.00", shipTolDownPct: "3.00", aqlMajor: "0.00", aqlMinor: "0.00", inspectionLevel: "检验水平", gateShipment: 0, shadeControl: 0, status: 0, version: 3 }] },
  listMaterials: { total: 1, list: [{ id: "1790000000000086033", code: "F180", name: "180克单面布", nameEn: "Single jersey 180", materialType: 1, composition: "棉100%", gsm: "180.0", widthCm: "175.0", cuttableWidthCm: null, shrinkWarpPct: null, shrinkWeftPct: null, unitCode: "M", price: "22.0000", currencyCode: "CNY", supplierName: null, lossPct: "3.00", spreadMode: 1, maxPlies: 120, relaxHours: null, status: 0, version: 3 }] },
} as const;
