// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
export const mmcSamples = {
  listNotices: { total: 1, list: [{ id: "1", readed: 0, objName: "对象", objHead: "对象图标", title: "标题", messageType: "类型", level: 1, createDate: "2024-03-20 08:00:00", address: "跳转地址", bizType: "业务类型", bizId: "1", readDate: "2024-03-20 08:00:00" }] },
  getNotice: { id: "1", readed: 0, objName: "对象", objHead: "对象图标", title: "标题", messageType: "类型", level: 1, createDate: "2024-03-20 08:00:00", address: "跳转地址", bizType: "业务类型", bizId: "1", readDate: "2024-03-20 08:00:00", content: "内容", previousId: "1", nextId: "1" },
  readNotice: { changedNum: 1, unreadNum: 1 },
  readAllNotices: { changedNum: 1, unreadNum: 1 },
  clearMessages: { changedNum: 1, unreadNum: 1 },
  bindChannel: { clientId: "客户端", topics: ["text"] },
} as const;
