/** Stands in a folder while its papers are being replaced; one that stays tells of an interrupted run. */
export const unfinishedMark = 'INCOMPLETE.txt';
