const SHARED = `
body { font-size: 9pt; }
header { display: flex; gap: 5mm; align-items: center; }
header img { max-height: 26mm; margin-left: auto; }
h1 { margin: 0; font-size: 16pt; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: 0.2mm solid #000; padding: 0.8mm 1.4mm; text-align: left; }
footer { margin-top: 4mm; }
`;

/** The look of the sheet of operations: A4 upright. */
export const TECHNIQUE_PRINT = `
@page { size: A4 portrait; margin: 10mm 10mm 12mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
${SHARED}
h2 { margin: 4mm 0 1mm; font-size: 10pt; break-after: avoid; }
dl { display: grid; grid-template-columns: repeat(5, 1fr); gap: 1mm 3mm; margin: 2mm 0; }
dd { margin: 0; font-weight: 600; }
.note { width: 34%; }
.signed { display: grid; grid-template-columns: repeat(2, 1fr); margin-top: 8mm; }
`;

/** The look of the colour card: A4 across; colours are printed although a printer saves its ink else. */
export const COLOUR_PRINT = `
@page { size: A4 landscape; margin: 10mm 10mm 12mm; }
${SHARED}
table { margin-top: 4mm; }
i { display: inline-block; width: 8mm; height: 5mm; margin-right: 2mm; border: 0.2mm solid #000; vertical-align: middle; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.swatch { height: 22mm; vertical-align: top; }
`;
