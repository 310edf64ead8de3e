import { Document, Image as Photo, Page, View } from '@react-pdf/renderer'

import { QrCode } from '../Contact'
import { headingFamily } from '../fonts'
import { Label } from '../Label'
import { createLook, MARGIN, type Look } from '../look'
import type { Ready } from '../pictures'
import { Text } from '../Text'
import type { BrochureView } from '../view'

/** In points: the most a page can hold without a second one. */
const A4_HEIGHT = 841
const PICTURE_HEIGHT_PT = 190
const MAX_KEYS = 6
const MAX_COST_ROWS = 7

type PartProps = { view: BrochureView; look: Look }

/** The agency as the head of a letter, with its address at the right. */
const Head = ({ view: { contact }, look }: PartProps) => (
  <View
    style={{
      ...look.styles.line,
      flexDirection: 'row',
      justifyContent: 'space-between',
      paddingBottom: 12,
    }}
  >
    <Text style={{ fontFamily: headingFamily, fontSize: 18, lineHeight: 1.2 }}>{contact.name}</Text>
    <View style={{ ...look.styles.small, textAlign: 'right' }}>
      {contact.lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  </View>
)

/** The picture beside what the home is, where it stands and what it costs. */
const Home = ({ view, look, picture }: PartProps & { picture: Ready | undefined }) => (
  <View style={{ flexDirection: 'row', gap: 20, marginTop: 18 }}>
    {picture && (
      <View style={{ width: 240, height: PICTURE_HEIGHT_PT }}>
        <Photo src={picture.file} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        <Label text={picture.label} />
      </View>
    )}
    <View style={{ flex: 1 }}>
      <Text style={look.styles.eyebrow}>{view.goal}</Text>
      <Text
        style={{
          fontFamily: headingFamily,
          fontSize: view.title.length > 60 ? 15 : 20,
          lineHeight: 1.2,
          marginTop: 4,
        }}
      >
        {view.title}
      </Text>
      <Text style={{ ...look.styles.soft, marginTop: 4 }}>{view.place}</Text>
      <Text
        style={{
          fontFamily: headingFamily,
          fontSize: 20,
          lineHeight: 1.2,
          marginTop: 10,
          color: look.brick,
        }}
      >
        {view.price}
      </Text>
      <Text style={{ ...look.styles.soft, marginTop: 4 }}>{view.reference}</Text>
    </View>
  </View>
)

const Rows = ({ rows, look }: { rows: BrochureView['keys']; look: Look }) =>
  rows.map(({ label, value }) => (
    <View key={label} style={{ ...look.styles.row, paddingVertical: 2.5 }}>
      <Text style={look.styles.soft}>{label}</Text>
      <Text style={{ ...look.styles.strong, textAlign: 'right' }}>{value}</Text>
    </View>
  ))

/** What is known at a glance, beside what it costs. */
const Facts = ({ view, look }: PartProps) => (
  <View style={{ ...look.styles.columns, marginTop: 20, fontSize: 9.5 }}>
    <View style={look.styles.column}>
      <Rows rows={view.keys.slice(0, MAX_KEYS)} look={look} />
      {view.scale && (
        <Rows rows={[{ label: view.scale.heading, value: view.scale.label }]} look={look} />
      )}
    </View>
    {view.costs && (
      <View style={look.styles.column}>
        <Rows rows={[...view.costs.rows.slice(0, MAX_COST_ROWS), view.costs.total]} look={look} />
      </View>
    )}
  </View>
)

/** Lines on which visitors write what they want to remember. */
function Notes({ view, look }: PartProps) {
  return (
    <View style={{ flex: 1, marginTop: 22, overflow: 'hidden' }}>
      <Text style={look.styles.eyebrow}>{view.notes}</Text>
      {Array.from({ length: 8 }, (_, at) => (
        <View key={at} style={{ ...look.styles.line, height: 24 }} />
      ))}
    </View>
  )
}

/** Whom to ask, the code that leads to the page of the listing, and the identity that the law asks for. */
const Whom = ({ view: { contact, identity, note }, look }: PartProps) => (
  <>
    <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 20, marginTop: 16 }}>
      <View style={{ flex: 1 }}>
        <Text style={look.styles.strong}>{contact.agent?.name ?? contact.name}</Text>
        {(contact.agent?.lines ?? contact.lines).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
      <QrCode url={contact.url} size={84} ink={look.ink} />
    </View>
    <Text style={{ ...look.styles.small, fontSize: 6.5, marginTop: 10 }}>
      {[...identity, note].join('. ').replaceAll('..', '.')}
    </Text>
  </>
)

/** One page for those who come to a viewing: what the home is and costs, room for notes, whom to ask. */
export function Letter({ view, picture }: { view: BrochureView; picture: Ready | undefined }) {
  const look = createLook(view.theme)
  const part = { view, look }
  return (
    <Document
      title={view.title}
      subject={view.subject}
      language={view.language}
      author={view.contact.name}
      creator={view.contact.name}
      producer="Hestia"
    >
      <Page size="A4" style={{ ...look.styles.page, padding: 0, lineHeight: 1.4 }}>
        <View
          style={{ height: A4_HEIGHT, paddingVertical: 36, paddingHorizontal: MARGIN }}
          wrap={false}
        >
          <Head {...part} />
          <Home {...part} picture={picture} />
          <Facts {...part} />
          <Notes {...part} />
          <Whom {...part} />
        </View>
      </Page>
    </Document>
  )
}
