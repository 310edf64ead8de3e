import { Document, Page, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import { fill } from '@/i18n/fill'

import { headingFamily } from '../fonts'
import { type Look, createLook } from '../look'
import { Text } from '../Text'
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
        <Text style={{ fontFamily: headingFamily, fontSize: 17, lineHeight: 1.3 }}>{value}</Text>
        <Text style={look.styles.small}>{label}</Text>
      </View>
    ))}
  </View>
)

type PartProps = { heading: string; look: Look; children: ReactNode }

const Part = ({ heading, look, children }: PartProps) => (
  <View style={{ marginTop: 16 }}>
    <Text style={look.styles.eyebrow} minPresenceAhead={40}>
      {heading}
    </Text>
    {children}
  </View>
)

type LineProps = { day: string; title?: string; text: string; look: Look }

/** A line with its day before it; one without a day takes the whole width. */
const Line = ({ day, title, text, look: { styles } }: LineProps) => (
  <View style={{ flexDirection: 'row', gap: 14, marginTop: 6 }} wrap={false}>
    {day !== '' && <Text style={{ ...styles.soft, width: 118 }}>{day}</Text>}
    <View style={{ flex: 1 }}>
      {title !== undefined && <Text style={styles.strong}>{title}</Text>}
      {text !== '' && <Text style={day === '' ? styles.soft : {}}>{text}</Text>}
    </View>
  </View>
)

type SectionProps = { section: Section; view: ReportView; look: Look }

/** What was said, done and comes next. A report of before a part existed does not show it. */
function Events({ section, view, look }: SectionProps) {
  const { reactions, done, next } = section
  return (
    <>
      {reactions.length > 0 && (
        <Part heading={view.headings.reactions} look={look}>
          {reactions.map((line, at) => (
            <Line key={at} {...line} look={look} />
          ))}
        </Part>
      )}
      <Part heading={view.done} look={look}>
        {done.length === 0 && <Line day="" text={view.nothing} look={look} />}
        {done.map(({ day, title, comment }, at) => (
          <Line key={at} day={day} title={title} text={comment} look={look} />
        ))}
      </Part>
      {next.length > 0 && (
        <Part heading={view.headings.next} look={look}>
          {next.map((line, at) => (
            <Line key={at} {...line} look={look} />
          ))}
        </Part>
      )}
    </>
  )
}

function PropertySection({ section, view, look }: SectionProps) {
  const { styles } = look
  const { title, place, reference, mandate, rows, compared, shown, papers } = section
  return (
    <View style={{ marginBottom: 30 }}>
      <View wrap={false}>
        <Text style={{ ...styles.heading, marginBottom: 2 }}>{title}</Text>
        <Text style={styles.soft}>{[place, reference].filter(Boolean).join(' · ')}</Text>
        {mandate !== '' && <Text style={styles.soft}>{mandate}</Text>}
        <Figures rows={rows} look={look} />
        {compared !== '' && <Text style={{ marginTop: 8 }}>{compared}</Text>}
      </View>
      <Events section={section} view={view} look={look} />
      {shown !== '' && (
        <Part heading={view.headings.shown} look={look}>
          <Text style={{ marginTop: 4 }}>{shown}</Text>
        </Part>
      )}
      {papers.length > 0 && (
        <Part heading={view.headings.papers} look={look}>
          {papers.map((line) => (
            <Text key={line} style={{ marginTop: 4 }}>
              {line}
            </Text>
          ))}
        </Part>
      )}
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
      // For archives: all fonts and colours are in the file.
      conformance="PDF/A-2b"
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
        <Text style={{ fontFamily: headingFamily, fontSize: 15, lineHeight: 1.2 }}>{name}</Text>
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
          <Text style={{ fontFamily: headingFamily, fontSize: 28, lineHeight: 1.15, marginTop: 4 }}>
            {view.month}
          </Text>
          <Text style={{ ...styles.soft, marginTop: 4 }}>{view.owner}</Text>
        </View>
        {view.sections.map((section) => (
          <PropertySection key={section.reference} section={section} view={view} look={look} />
        ))}
        <Text style={styles.small}>{view.note}</Text>
      </Page>
    </Document>
  )
}
