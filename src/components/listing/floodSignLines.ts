/** The lines of the flood sign, in a box of 64 by 58: the triangle, the house and the water at its door. */
export const floodSignLines = [
  { path: 'M32 3 61 55H3Z', width: 4 },
  { path: 'M23 39v-8l9-8 9 8v8', width: 3 },
  { path: 'M14 42q3-3.5 6 0t6 0 6 0 6 0 6 0 6 0M17 49q2.5-3 5 0t5 0 5 0 5 0 5 0 5 0', width: 2.4 },
] as const
