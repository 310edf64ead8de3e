import { Document, Page, Text, View } from '@react-pdf/renderer'

import { fill } from '@/i18n/fill'

import { type Look, createLook } from '../look'
import type { ReportView } from './view'

type Section = ReportView['sections'][number]

/** Figures side by side, so that several properties fit on one page. */
const Figures = ({ rows, look }: { rows: Section['rows']; look: Look }) => (
  <View
    style={{
      flexDirection: 'row',
      gap: 14,
      borderTopWidth: 0.75,
      borderTopColor: look.sand,
      marginTop: 10,
      paddingTop: 8,
    }}
  >
    {rows.map(({ label, value }) => (
      <View key={label} style={{ flex: 1 }}>
        <Text style={{ fontFamily: 'heading', fontSize: 17, lineHeight: 1.3 }}>{value}</Text>
        <Text style={look.styles.small}>{label}</Text>
      </View>
    ))}
  </View>
)

function Done({ section, view, look }: { section: Section; view: ReportView; look: Look }) {
  const { styles } = look
  return (
    <View style={{ marginTop: 16 }}>
      <Text style={styles.eyebrow} minPresenceAhead={40}>
        {view.done}
      </Text>
      {section.done.length === 0 && (
        <Text style={{ ...styles.soft, marginTop: 4 }}>{view.nothing}</Text>
      )}
      {section.done.map(({ day, title, comment }, at) => (
        <View key={at} style={{ flexDirection: 'row', gap: 14, marginTop: 6 }} wrap={false}>
          <Text style={{ ...styles.soft, width: 92 }}>{day}</Text>
          <View style={{ flex: 1 }}>
            <Text style={styles.strong}>{title}</Text>
            {comment !== '' && <Text>{comment}</Text>}
          </View>
        </View>
      ))}
    </View>
  )
}

/** The monthly report of an owner. */
export function Report({ view }: { view: ReportView }) {
  const look = createLook(view.theme)
  const { styles, sand } = look
  const { name, lines } = view.agency
  return (
    <Document
      title={`${view.title} ${view.month}`}
      subject={view.owner}
      language={view.language}
      author={name}
      creator={name}
      producer="Hestia"
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.foot} fixed>
          <Text>{[name, ...lines].join(' · ')}</Text>
          <Text
            render={({ pageNumber, totalPages }) =>
              fill(view.page, { page: String(pageNumber), pages: String(totalPages) })
            }
          />
        </View>
        <Text style={{ fontFamily: 'heading', fontSize: 15, lineHeight: 1.2 }}>{name}</Text>
        <View
          style={{
            borderBottomWidth: 0.75,
            borderBottomColor: sand,
            marginTop: 18,
            marginBottom: 26,
            paddingBottom: 18,
          }}
        >
          <Text style={styles.eyebrow}>{view.title}</Text>
          <Text style={{ fontFamily: 'heading', fontSize: 28, lineHeight: 1.15, marginTop: 4 }}>
            {view.month}
          </Text>
          <Text style={{ ...styles.soft, marginTop: 4 }}>{view.owner}</Text>
        </View>
        {view.sections.map((section) => (
          <View key={section.reference} style={{ marginBottom: 30 }}>
            <View wrap={false}>
              <Text style={{ ...styles.heading, marginBottom: 2 }}>{section.title}</Text>
              <Text style={styles.soft}>
                {[section.place, section.reference].filter(Boolean).join(' · ')}
              </Text>
              <Figures rows={section.rows} look={look} />
              {section.compared !== '' && <Text style={{ marginTop: 8 }}>{section.compared}</Text>}
            </View>
            <Done section={section} view={view} look={look} />
          </View>
        ))}
        <Text style={styles.small}>{view.note}</Text>
      </Page>
    </Document>
  )
}
