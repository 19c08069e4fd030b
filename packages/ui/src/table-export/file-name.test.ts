import { describe, expect, test } from 'vitest';
import { fileName, sheetTitle } from './file-name.ts';

describe('the name of a file', () => {
  test('says title, company, days and the day it was made, each once', () => {
    expect(fileName('报工报表', '晨曦制衣', '2026-11-01 – 2026-11-23', '2026-11-23')).toBe(
      '报工报表 晨曦制衣 2026-11-01 – 2026-11-23 2026-11-23',
    );
    expect(fileName('报工报表', '晨曦制衣', '2026-11-23', '2026-11-23')).toBe(
      '报工报表 晨曦制衣 2026-11-23',
    );
    expect(fileName('Work report', undefined, '', '2026-11-23')).toBe('Work report 2026-11-23');
  });

  test('has nothing a file system refuses, and nothing that is not seen', () => {
    expect(fileName('款/色\\码:*?"<>|', 'A\u202egpj.B\u200b\n', '2026-11-23')).toBe(
      '款 色 码 A gpj.B 2026-11-23',
    );
    expect(fileName('..', '.隐藏.')).toBe('隐藏');
  });

  test('stays below what file systems take, however long its parts are', () => {
    const name = fileName('𠮷'.repeat(90), '公'.repeat(90), 'W'.repeat(90), '2026-11-23');
    expect(new TextEncoder().encode(`${name}.xlsx`).length).toBeLessThan(255);
    expect(name).toContain('2026-11-23');
    expect(name).not.toContain('\ufffd');
  });
});

test('the name of a sheet has 31 letters at most and none that a workbook refuses', () => {
  expect(sheetTitle("裁床台/班组 [1]: 'A'")).toBe('裁床台 班组 1 A');
  expect(sheetTitle('W'.repeat(40))).toHaveLength(31);
  expect(sheetTitle('?*')).toBe('Sheet1');
});
