import { Document, Page, View } from '@react-pdf/renderer'

import { fill } from '@/i18n/fill'

import { headingFamily } from '../fonts'
import { type Look, createLook } from '../look'
import { Text } from '../Text'
import type { InspectionView } from './view'

type SectionProps = { section: InspectionView['sections'][number]; look: Look }

function Section({ section: { heading, isMain, lines, rows }, look: { styles } }: SectionProps) {
  return (
    <View style={{ marginTop: isMain ? 26 : 14 }}>
      <Text
        style={isMain ? { ...styles.heading, marginBottom: 4 } : styles.strong}
        minPresenceAhead={60}
      >
        {heading}
      </Text>
      {lines.map((line, at) => (
        <Text key={at} style={{ marginTop: 3 }}>
          {line}
        </Text>
      ))}
      {rows.map(({ label, value }, at) => (
        <View
          key={at}
          style={{ ...styles.line, flexDirection: 'row', gap: 12, paddingVertical: 4 }}
        >
          <Text style={{ ...styles.soft, width: 150 }}>{label}</Text>
          <Text style={{ flex: 1 }}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

/** A part of an inspection file, to be read and kept. */
export function Inspection({ view }: { view: InspectionView }) {
  const look = createLook(view.theme)
  const { styles } = look
  return (
    <Document
      title={view.title}
      language={view.language}
      author={view.agency}
      creator={view.agency}
      producer="Hestia"
      // For archives: all fonts and colours are in the file.
      conformance="PDF/A-2b"
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.foot} fixed>
          <Text>{[view.agency, view.title].join(' · ')}</Text>
          <Text
            render={({ pageNumber, totalPages }) =>
              fill(view.page, { page: String(pageNumber), pages: String(totalPages) })
            }
          />
        </View>
        <Text style={styles.eyebrow}>{view.agency}</Text>
        <Text style={{ fontFamily: headingFamily, fontSize: 28, lineHeight: 1.15, marginTop: 4 }}>
          {view.title}
        </Text>
        {view.lines.map((line) => (
          <Text key={line} style={{ ...styles.soft, marginTop: 4 }}>
            {line}
          </Text>
        ))}
        {view.sections.map((section, at) => (
          <Section key={at} section={section} look={look} />
        ))}
        <Text style={{ ...styles.small, marginTop: 24 }}>{view.note}</Text>
      </Page>
    </Document>
  )
}
