import type { Output } from './terminal';

/** Width of a terminal; one that does not tell its size (some programs open one of 0 by 0) is taken for one of 80. Undefined off a terminal. */
export function findColumns({ columns }: Output): number | undefined {
  return columns === 0 ? 80 : columns;
}
