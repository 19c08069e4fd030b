/** What both papers of the floor look like. */
export const PAPER_LOOK = `
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
