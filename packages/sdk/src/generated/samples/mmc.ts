// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
export const mmcSamples = {
  listNotices: { total: 1, list: [{ id: "1790000000000061457", readed: 0, objName: "李强", objHead: null, title: "床次1已提交", messageType: "Message", level: 1, createDate: "2024-03-18 09:12:40", address: null, bizType: "cuttingBed", bizId: null, readDate: null }] },
  getNotice: { id: "1790000000000065553", readed: 0, objName: "李强", objHead: null, title: "床次1已提交", messageType: "Message", level: 1, createDate: "2024-03-18 09:12:40", address: null, bizType: "cuttingBed", bizId: null, readDate: null, content: "<p>床次1已提交，720件。</p>", previousId: null, nextId: null },
  readNotice: { changedNum: 0, unreadNum: 0 },
  readAllNotices: { changedNum: 0, unreadNum: 0 },
  clearMessages: { changedNum: 0, unreadNum: 0 },
  bindChannel: { clientId: "pcQrCodeLogin7f3a", topics: ["bed", "bundle"] },
} as const;
