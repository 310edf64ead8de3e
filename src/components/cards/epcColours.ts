/**
 * The colours of the energy certificate, darkened until white text on them has a contrast of 4.5:1.
 */
const colours: Record<string, string> = {
  a_plus: '#0f5a30',
  a: '#17753f',
  b: '#487619',
  c: '#74700a',
  d: '#94600c',
  e: '#a84a16',
  f: '#96281f',
  g: '#8a1f1f',
}

export const epcColour = (label: string): string =>
  colours[/^a_plus/.exec(label)?.[0] ?? label.charAt(0)] ?? 'currentColor'
