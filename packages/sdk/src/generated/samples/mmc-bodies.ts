// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
export const mmcBodies = {
  readNotice: { messageId: "1", readed: 0 },
  readAllNotices: { userId: "1", type: "message" },
  bindChannel: { clientId: "客户端", topics: ["text"] },
} as const;
