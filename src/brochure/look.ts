import { StyleSheet } from '@react-pdf/renderer'

import { headingFamily, textFamily } from './fonts'
import type { BrochureView } from './view'

export const MARGIN = 48
const SOFT_TEXT = '#56635d'

export type Look = ReturnType<typeof createLook>

/** The styles of the site for print: lines instead of boxes, headings and prices in the serif. */
export function createLook({ colours }: BrochureView['theme']) {
  const { paper, ink, moss, brick, sand } = colours
  const styles = StyleSheet.create({
    cover: {
      backgroundColor: paper,
      color: ink,
      fontFamily: textFamily,
      fontSize: 10.5,
      lineHeight: 1.5,
    },
    page: {
      backgroundColor: '#ffffff',
      color: ink,
      fontFamily: textFamily,
      fontSize: 10,
      lineHeight: 1.55,
      paddingTop: 56,
      paddingBottom: 72,
      paddingHorizontal: MARGIN,
    },
    heading: { fontFamily: headingFamily, fontSize: 19, lineHeight: 1.2, marginBottom: 10 },
    eyebrow: {
      fontSize: 8.5,
      fontWeight: 600,
      letterSpacing: 0.8,
      textTransform: 'uppercase',
      color: brick,
    },
    soft: { color: SOFT_TEXT },
    small: { fontSize: 8, color: SOFT_TEXT, lineHeight: 1.5 },
    strong: { fontWeight: 600 },
    row: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: 12,
      borderBottomWidth: 0.75,
      borderBottomColor: sand,
      paddingVertical: 5,
    },
    columns: { flexDirection: 'row', gap: 32 },
    column: { flex: 1 },
    line: { borderBottomWidth: 0.75, borderBottomColor: sand },
    foot: {
      position: 'absolute',
      left: MARGIN,
      right: MARGIN,
      top: 786,
      flexDirection: 'row',
      justifyContent: 'space-between',
      borderTopWidth: 0.75,
      borderTopColor: sand,
      paddingTop: 8,
      fontSize: 8,
      color: SOFT_TEXT,
    },
  })
  return { styles, paper, ink, moss, brick, sand }
}
