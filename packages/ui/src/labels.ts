import type { SearchOperator } from './advanced-search/search-row.ts';
import type { Ink } from './rich-text/inks.ts';

/** Every word the kit says by itself. An application gives its own through `<UiProvider labels>`. */
export interface UiLabels {
  confirm: string;
  cancel: string;
  reset: string;
  clear: string;
  close: string;
  retry: string;
  loading: string;
  search: string;
  all: string;
  more: string;
  copy: string;
  remove: string;
  select: string;
  empty: string;
  /** Head of the shares of a Pareto chart: of all, up to and including a figure. */
  share: string;
  noMatch: string;
  searching: string;
  required: string;
  succeeded: string;
  failed: string;
  info: string;
  warning: string;
  toasts: string;
  errorTitle: string;
  requestNumber: string;
  today: string;
  now: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  invalidDate: string;
  outsideDates: string;
  invalidNumber: string;
  invalidWhole: string;
  hour: string;
  minute: string;
  second: string;
  from: string;
  to: string;
  /** Monday first. */
  weekdays: readonly string[];
  monthTitle: (year: number, month: number) => string;
  preview: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  rotate: string;
  breadcrumb: string;
  steps: string;
  sum: string;
  filter: (column: string) => string;
  sort: (column: string) => string;
  selectPage: string;
  selectRow: string;
  expand: string;
  collapse: string;
  selectedCount: (count: number) => string;
  totalCount: (total: number) => string;
  shownOf: (shown: number, total: number) => string;
  perPage: (size: number) => string;
  page: string;
  pageSize: string;
  columnSettings: string;
  columns: string;
  rowHeight: string;
  roomy: string;
  medium: string;
  tight: string;
  pinStart: string;
  pinEnd: string;
  moveUp: string;
  moveDown: string;
  dragHandle: string;
  copied: string;
  field: string;
  operator: string;
  value: string;
  secondValue: string;
  operators: Readonly<Record<SearchOperator, string>>;
  addCondition: string;
  removeCondition: (condition: string) => string;
  conditions: string;
  add: string;
  undo: string;
  redo: string;
  keepOneRow: string;
  noValue: string;
  findInTable: string;
  rangeChosen: (rows: number, columns: number) => string;
  selectAllFound: (total: number) => string;
  tableTools: string;
  exportTo: (kind: string) => string;
  exportName: string;
  print: string;
  printedAt: (time: string) => string;
  groupBy: string;
  noGroup: string;
  views: string;
  viewName: string;
  saveView: string;
  removeView: (name: string) => string;
  rowNumber: string;
  actions: string;
  copyRow: string;
  removeRow: string;
  rowMoved: (from: number, to: number) => string;
  rowsAdded: (count: number) => string;
  /** `cells` are the first of those that a paste left as they were. */
  lockedSkipped: (
    count: number,
    cells: readonly { readonly row: number; readonly column: string }[],
  ) => string;
  faults: (count: number) => string;
  matches: (count: number) => string;
  colour: string;
  colourArea: string;
  saturation: string;
  brightness: string;
  hue: string;
  alpha: string;
  notation: string;
  presets: string;
  noColour: string;
  upload: string;
  dropHere: string;
  uploading: (name: string) => string;
  tooLarge: (name: string, limit: string) => string;
  wrongType: (name: string) => string;
  bold: string;
  italic: string;
  textColour: string;
  /** The colour that all text has. */
  plainInk: string;
  inks: Readonly<Record<Ink, string>>;
  bulletList: string;
  numberedList: string;
  link: string;
  linkAddress: string;
  invalidLink: string;
  picture: string;
  pictureText: string;
  format: string;
  atLeast: string;
  atMost: string;
  fromDate: string;
  toDate: string;
  wrongOrder: string;
  invalidTime: string;
  openClock: string;
  yesterday: string;
  lastSevenDays: string;
  thisWeek: string;
  lastWeek: string;
  thisMonth: string;
  lastMonth: string;
  removeChoice: (choice: string) => string;
  hiddenChosen: (chosen: number, hidden: number) => string;
  nodeMoved: (node: string, parent: string | undefined, position: number) => string;
  resize: (panel: string) => string;
  percent: (share: number) => string;
  download: string;
  actualSize: string;
  qrCode: string;
  barcode: string;
  noCode: string;
  toastHistory: string;
  outOfRange: (min: string | undefined, max: string | undefined) => string;
}

/** Chinese, the default language of the kit. */
export const zhLabels: UiLabels = {
  confirm: '确定',
  cancel: '取消',
  reset: '重置',
  clear: '清空',
  close: '关闭',
  retry: '重试',
  loading: '加载中',
  search: '搜索',
  all: '全部',
  more: '更多',
  copy: '复制',
  remove: '删除',
  select: '请选择',
  empty: '暂无数据',
  share: '累计占比',
  noMatch: '无匹配项',
  searching: '查找中',
  required: '必填',
  succeeded: '操作成功',
  failed: '操作失败',
  info: '提示',
  warning: '警告',
  toasts: '提示消息',
  errorTitle: '出错了',
  requestNumber: '请求号',
  today: '今天',
  now: '此刻',
  openCalendar: '打开日历',
  previousMonth: '上个月',
  nextMonth: '下个月',
  invalidDate: '日期格式不正确',
  outsideDates: '日期不在允许的范围内',
  invalidNumber: '请输入数字',
  invalidWhole: '请输入整数',
  hour: '时',
  minute: '分',
  second: '秒',
  from: '开始',
  to: '结束',
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  monthTitle: (year, month) => `${year}年${month}月`,
  preview: '预览',
  previous: '上一个',
  next: '下一个',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotate: '旋转',
  breadcrumb: '位置',
  steps: '进度',
  sum: '合计',
  filter: (column) => `筛选${column}`,
  sort: (column) => `按${column}排序`,
  selectPage: '选择本页',
  selectRow: '选择此行',
  expand: '展开',
  collapse: '收起',
  selectedCount: (count) => `已选 ${count} 条`,
  totalCount: (total) => `共 ${total} 条`,
  shownOf: (shown, total) => `已显示 ${shown} / 共 ${total} 条`,
  perPage: (size) => `${size} 条/页`,
  page: '页码',
  pageSize: '每页条数',
  columnSettings: '列设置',
  columns: '列',
  rowHeight: '行高',
  roomy: '宽松',
  medium: '适中',
  tight: '紧凑',
  pinStart: '固定在前',
  pinEnd: '固定在后',
  moveUp: '上移',
  moveDown: '下移',
  dragHandle: '拖动排序',
  copied: '已复制',
  field: '字段',
  operator: '比较',
  value: '值',
  secondValue: '第二个值',
  operators: {
    '=': '等于',
    '!=': '不等于',
    '>': '大于',
    '>=': '大于等于',
    '<': '小于',
    '<=': '小于等于',
    between: '介于',
    like: '包含',
    'not like': '不包含',
  },
  addCondition: '添加条件',
  removeCondition: (condition) => `移除条件 ${condition}`,
  conditions: '搜索条件',
  add: '新增',
  undo: '撤销',
  redo: '重做',
  keepOneRow: '至少保留一行!',
  noValue: '（空）',
  findInTable: '表内查找',
  rangeChosen: (rows, columns) => `已选 ${rows} 行 ${columns} 列`,
  selectAllFound: (total) => `选择全部 ${total} 条`,
  tableTools: '表格工具',
  exportTo: (kind) => `导出 ${kind}`,
  exportName: '导出',
  print: '打印',
  printedAt: (time) => `打印时间 ${time}`,
  groupBy: '分组',
  noGroup: '不分组',
  views: '视图',
  viewName: '视图名称',
  saveView: '保存视图',
  removeView: (name) => `删除视图 ${name}`,
  rowNumber: '行',
  actions: '操作',
  copyRow: '复制此行',
  removeRow: '删除此行',
  rowMoved: (from, to) => `第${from}行移到第${to}行`,
  rowsAdded: (count) => `新增 ${count} 行`,
  lockedSkipped(count, cells) {
    const named = cells.map(({ row, column }) => `第${row}行${column}`).join('、');
    return `${count} 个锁定的单元格未粘贴：${named}${count > cells.length ? ' 等' : ''}`;
  },
  faults: (count) => `${count} 处有误`,
  matches: (count) => `${count} 个匹配`,
  colour: '颜色',
  colourArea: '饱和度与亮度',
  saturation: '饱和度',
  brightness: '亮度',
  hue: '色相',
  alpha: '不透明度',
  notation: '写法',
  presets: '预设颜色',
  noColour: '未选颜色',
  upload: '上传',
  dropHere: '点击或拖到此处上传',
  uploading: (name) => `正在上传 ${name}`,
  tooLarge: (name, limit) => `${name} 超过 ${limit}`,
  wrongType: (name) => `${name} 的类型不支持`,
  bold: '加粗',
  italic: '斜体',
  textColour: '文字颜色',
  plainInk: '默认颜色',
  inks: { red: '红色', orange: '橙色', green: '绿色', blue: '蓝色' },
  bulletList: '项目符号',
  numberedList: '编号',
  link: '链接',
  linkAddress: '链接地址',
  invalidLink: '请输入以 http 开头的地址',
  picture: '图片',
  pictureText: '图片说明',
  format: '格式',
  atLeast: '最小值',
  atMost: '最大值',
  fromDate: '开始日期',
  toDate: '结束日期',
  wrongOrder: '结束不能小于开始',
  invalidTime: '时间格式不正确',
  openClock: '选择时间',
  yesterday: '昨天',
  lastSevenDays: '近 7 天',
  thisWeek: '本周',
  lastWeek: '上周',
  thisMonth: '本月',
  lastMonth: '上月',
  removeChoice: (choice) => `移除 ${choice}`,
  hiddenChosen: (chosen, hidden) =>
    hidden === 0 ? `已选 ${chosen} 项` : `已选 ${chosen} 项，其中 ${hidden} 项未显示`,
  nodeMoved: (node, parent, position) =>
    parent === undefined
      ? `${node} 移到最上层第 ${position} 位`
      : `${node} 移到 ${parent} 下第 ${position} 位`,
  resize: (panel) => `调整${panel}的大小`,
  percent: (share) => `${Math.round(share * 100)}%`,
  download: '下载',
  actualSize: '还原大小',
  qrCode: '二维码',
  barcode: '条码',
  noCode: '内容不能编码',
  toastHistory: '最近的提示',
  outOfRange: (min, max) =>
    min === undefined
      ? `不能大于 ${max}`
      : max === undefined
        ? `不能小于 ${min}`
        : `应在 ${min} 到 ${max} 之间`,
};
