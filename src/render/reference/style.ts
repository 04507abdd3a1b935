/** Style of a reference sheet: two columns, sizes in mm, black on white, one or two pages of A4 or Letter. */
export const referenceStyle = `@page { size: auto; margin: 10mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 4mm; max-width: 196mm; font: 8.4pt/1.28 Arial, 'Liberation Sans', Helvetica, sans-serif; color: #000; background: #fff; }
h1 { margin: 0 0 2.5mm; font-size: 15pt; line-height: 1.1; border-bottom: 0.6mm solid #000; padding-bottom: 1mm; }
main { columns: 2; column-gap: 6mm; }
section { break-inside: avoid; margin: 0 0 3mm; }
h2 { margin: 0 0 1mm; font-size: 9.6pt; line-height: 1.2; border-bottom: 0.2mm solid #000; }
h2 small { float: right; font-weight: normal; font-size: 6.4pt; color: #444; padding-top: 0.8mm; }
ul { margin: 0; padding: 0 0 0 4.2mm; }
li { margin: 0 0 0.5mm; }
table { border-collapse: collapse; width: 100%; margin: 0 0 1mm; }
th, td { border: 0.15mm solid #777; padding: 0.25mm 0.8mm; text-align: left; vertical-align: top; }
thead th { background: #e6e6e6; }
.chart td { font-size: 7.8pt; }
.chart th, .chart td { text-align: center; padding: 0.25mm 0; width: 8%; }
.chart th:first-child { width: auto; padding: 0.25mm 0.8mm; white-space: nowrap; }
.chart tbody th { background: #e6e6e6; }
.chart thead th:first-child { font-size: 6.4pt; }
footer { margin-top: 2mm; font-size: 6.6pt; color: #444; }
@media screen and (max-width: 700px) { main { columns: 1; } body { font-size: 11pt; } }
@media print { body { padding: 0; max-width: none; } table, thead th, .chart tbody th { print-color-adjust: exact; } }`;
