import type { Bilingual } from '../refusals/refusals.ts';

/** Where in the factory an operation is done. */
export const Section = {
  cutting: 1,
  panels: 2,
  sewing: 3,
  finishing: 4,
  inspection: 5,
  packing: 6,
  outside: 7,
} as const;
export type Section = (typeof Section)[keyof typeof Section];

/** How a sentence calls the section. */
export const sectionName: Readonly<Record<Section, Bilingual>> = {
  1: { zh: '裁剪', en: 'cutting' },
  2: { zh: '裁片处理', en: 'panel preparation' },
  3: { zh: '缝制', en: 'sewing' },
  4: { zh: '后整', en: 'finishing' },
  5: { zh: '检验', en: 'inspection' },
  6: { zh: '包装', en: 'packing' },
  7: { zh: '外发', en: 'subcontracting' },
};

/** Sections that every garment goes through. */
export const REQUIRED_SECTIONS = [Section.cutting, Section.sewing, Section.finishing] as const;

/** Sections that the operations name, in the order of the factory. */
export const usedSections = (processes: readonly { readonly section: number }[]): Section[] =>
  Object.values(Section).filter((section) =>
    processes.some((process) => process.section === section),
  );
