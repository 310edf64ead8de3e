import { Image as Photo, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { encode } from 'uqr'

import { Foot } from './Foot'
import { MARGIN, type Look } from './look'
import type { Ready } from './pictures'
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

/** The agent with their picture's place, or the agency. */
const Whom = ({ contact, look }: { contact: BrochureView['contact']; look: Look }) => (
  <View style={{ flex: 1 }}>
    <Text style={look.styles.heading}>{contact.heading}</Text>
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
export const Contact = ({ contact, look }: { contact: BrochureView['contact']; look: Look }) => (
  <View wrap={false} style={{ flexDirection: 'row', gap: 36 }}>
    <Whom contact={contact} look={look} />
    <View style={{ width: 150, alignItems: 'flex-end' }}>
      <Link src={contact.url}>
        <QrCode url={contact.url} size={128} ink={look.ink} />
      </Link>
      <Text style={{ ...look.styles.small, textAlign: 'right', marginTop: 6 }}>{contact.scan}</Text>
    </View>
  </View>
)

type Props = { view: BrochureView; map: Ready; look: Look }

/** The last page: where it is, and below the streets whom to ask. */
export const BackPage = ({ view, map, look }: Props) => (
  <Page size="A4" style={{ ...look.styles.page, paddingTop: 0 }} bookmark={view.contact.heading}>
    <Foot view={view} look={look} />
    <View style={{ marginHorizontal: -MARGIN, marginBottom: 34 }}>
      <Photo src={map.file} style={{ height: 380, objectFit: 'cover' }} />
      <Text style={{ ...look.styles.small, textAlign: 'right', paddingRight: 8, marginTop: 2 }}>
        {view.map?.attribution}
      </Text>
    </View>
    <Contact contact={view.contact} look={look} />
  </Page>
)
