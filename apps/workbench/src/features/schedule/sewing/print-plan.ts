import { addDays, eachDay } from '@garment-mes/domain/time';
import type { ScheduleGantt } from '@garment-mes/sdk/mes2';
import { printHtml } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import { momentOf } from '../chart/time-scale.ts';

const WEEKS = 4;
const DAY_MS = 86_400_000;
const STYLE = `
@page { size: A3 landscape; margin: 10mm; }
* { box-sizing: border-box; }
body { margin: 0; color: #000; font: 8pt system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; font-variant-numeric: tabular-nums; }
h1 { margin: 0 0 2mm; font-size: 13pt; }
.days, .line { display: grid; grid-template-columns: 32mm 1fr; border-bottom: 0.2mm solid #000; break-inside: avoid; }
.days > div, .bars { position: relative; }
.days span { position: absolute; border-left: 0.2mm solid #999; padding-left: 0.5mm; }
.days > div { height: 5mm; } .bars { height: 10mm; border-left: 0.2mm solid #000; }
.bar { position: absolute; top: 1mm; height: 8mm; overflow: hidden; border: 0.3mm solid #000; padding: 0 0.5mm; background: #fff; print-color-adjust: exact; white-space: nowrap; line-height: 1.25; }
.bar.conflict { border-width: 0.6mm; border-style: dashed; }
table { width: 100%; border-collapse: collapse; break-before: page; }
th, td { border: 0.2mm solid #000; padding: 1mm; text-align: start; }
footer { margin-top: 2mm; }
`;

/** Prints four weeks of all lines; conflicts are on a page of their own. */
export function printPlan({ lanes }: ScheduleGantt, from: string, note: string): Promise<void> {
  const paper = document.implementation.createHTMLDocument(t('排程甘特图'));
  const add = <Tag extends keyof HTMLElementTagNameMap>(
    parent: Element,
    tag: Tag,
    text = '',
    name = '',
  ): HTMLElementTagNameMap[Tag] => {
    const element = paper.createElement(tag);
    element.textContent = text;
    if (name !== '') element.className = name;
    parent.append(element);
    return element;
  };
  add(paper.head, 'style', STYLE);
  const to = addDays(from, WEEKS * 7 - 1);
  const origin = momentOf(from);
  const span = WEEKS * 7 * DAY_MS;
  const share = (moment: number) => `${((moment - origin) / span) * 100}%`;
  add(paper.body, 'h1', `${t('排程甘特图')} ${from} – ${to}`);
  const days = add(paper.body, 'div', '', 'days');
  // The place above the names of the lines.
  add(days, 'b');
  const head = add(days, 'div');
  for (const date of eachDay(from, to))
    add(head, 'span', date.slice(8)).style.left = share(momentOf(date));
  const conflicts: (readonly string[])[] = [];
  for (const { lineDeptName, standardHeadcount, bars } of lanes) {
    const line = add(paper.body, 'div', '', 'line');
    add(line, 'b', `${lineDeptName} ${t('{count}人', { count: standardHeadcount })}`);
    const place = add(line, 'div', '', 'bars');
    for (const bar of bars) {
      const start = Math.max(origin, momentOf(bar.startDate));
      const end = Math.min(origin + span, momentOf(bar.endDate));
      if (end <= start) continue;
      const words = `${bar.orderNo} ${bar.num} → ${bar.endDate.slice(5, 16)}`;
      const drawn = add(place, 'div', words, bar.conflictText.length > 0 ? 'bar conflict' : 'bar');
      drawn.style.left = share(start);
      drawn.style.width = `${((end - start) / span) * 100}%`;
      for (const text of bar.conflictText)
        conflicts.push([lineDeptName, bar.scheduleNo, bar.orderNo, text]);
    }
  }
  add(paper.body, 'footer', t('打印：{note}', { note }));
  if (conflicts.length > 0) {
    const table = add(paper.body, 'table');
    const heads = add(add(table, 'thead'), 'tr');
    for (const word of [t('产线'), t('排程号'), t('订单号'), t('冲突')]) add(heads, 'th', word);
    const body = add(table, 'tbody');
    for (const row of conflicts) {
      const line = add(body, 'tr');
      for (const text of row) add(line, 'td', text);
    }
  }
  return printHtml(`<!doctype html>${paper.documentElement.outerHTML}`);
}
