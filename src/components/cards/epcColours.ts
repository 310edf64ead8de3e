/**
 * The colours of the energy certificate, darkened until white text on them has a contrast of 4.5:1.
 */
const colours: Record<string, string> = {
  a: '#1a7a43',
  b: '#4f8224',
  c: '#7c7710',
  d: '#94610f',
  e: '#a84a17',
  f: '#a3302a',
  g: '#8a1f1f',
}

export const epcColour = (label: string): string => colours[label.charAt(0)] ?? 'currentColor'
