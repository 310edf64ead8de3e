import { Image as Photo, Link, Page, Path, Svg, View } from '@react-pdf/renderer'
import { encode } from 'uqr'

import { Costs } from './Costs'
import { Foot } from './Foot'
import { MARGIN, type Look } from './look'
import type { Ready } from './pictures'
import { Text } from './Text'
import type { BrochureView } from './view'

/** One path for all dark modules, each a rectangle. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}

/** A QR code that is a link too. */
export function QrCode({ url, size, ink }: { url: string; size: number; ink: string }) {
  const { data, size: modules } = encode(url, { ecc: 'M', border: 0 })
  return (
    <Svg viewBox={`0 0 ${modules} ${modules}`} width={size} height={size}>
      <Path d={pathOf(data)} fill={ink} />
    </Svg>
  )
}

type ContactProps = { contact: BrochureView['contact']; agent: Ready | undefined; look: Look }

const FACE_PT = 64

/** The agent with their picture, and the agency. */
const Whom = ({ contact, agent, look }: ContactProps) => (
  <View style={{ flex: 1 }}>
    <Text style={look.styles.heading}>{contact.heading}</Text>
    {agent && (
      <Photo
        src={agent.file}
        style={{ width: FACE_PT, height: FACE_PT, objectFit: 'cover', marginBottom: 8 }}
      />
    )}
    {contact.agent && (
      <View style={{ marginBottom: 10 }}>
        <Text style={look.styles.strong}>{contact.agent.name}</Text>
        {contact.agent.lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
    )}
    <Text style={look.styles.strong}>{contact.name}</Text>
    {contact.lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </View>
)

/** Whom to ask, and a QR code with the link to the listing's page. */
export const Contact = ({ contact, agent, look }: ContactProps) => (
  <View wrap={false} style={{ flexDirection: 'row', gap: 36 }}>
    <Whom contact={contact} agent={agent} look={look} />
    <View style={{ width: 150, alignItems: 'flex-end' }}>
      <Link src={contact.url}>
        <QrCode url={contact.url} size={128} ink={look.ink} />
      </Link>
      <Text style={{ ...look.styles.small, textAlign: 'right', marginTop: 6 }}>{contact.scan}</Text>
    </View>
  </View>
)

type Props = { view: BrochureView; map: Ready; agent: Ready | undefined; look: Look }

/** The last page: where it is, below the streets whom to ask, and what it costs. */
export const BackPage = ({ view, map, agent, look }: Props) => (
  <Page size="A4" style={{ ...look.styles.page, paddingTop: 0 }} bookmark={view.contact.heading}>
    <Foot view={view} look={look} />
    <View style={{ marginHorizontal: -MARGIN, marginBottom: 34 }}>
      <Photo src={map.file} style={{ height: view.costs ? 250 : 380, objectFit: 'cover' }} />
      <Text style={{ ...look.styles.small, textAlign: 'right', paddingRight: 8, marginTop: 2 }}>
        {view.map?.attribution}
      </Text>
    </View>
    <Contact contact={view.contact} agent={agent} look={look} />
    {view.costs && <Costs costs={view.costs} look={look} />}
  </Page>
)
