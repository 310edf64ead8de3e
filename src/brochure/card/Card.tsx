import { Document, Image as Photo, Page, View } from '@react-pdf/renderer'

import { epcColour } from '@/components/cards/epcColours'

import { headingFamily } from '../fonts'
import { QrCode } from '../Contact'
import { createLook, type Look } from '../look'
import { Label } from '../Label'
import { Law } from '../Law'
import type { Ready } from '../pictures'
import { Text } from '../Text'
import type { BrochureView, CardView } from '../view'

/** Sizes in points on A4; A3 is the same page, larger. */
const SCALE = { A4: 1, A3: Math.SQRT2 }
/** In points on A4. */
const MARGIN = 40
const PICTURE_PT = 390
const PAGE_HEIGHT_PT = { A4: 841, A3: 1190 }

type Props = { view: BrochureView; size: CardView['size']; picture: Ready | undefined }
type PartProps = { view: BrochureView; look: Look; pt: (points: number) => number }

/** The price, the energy label beside it, and what is known at a glance. */
function Facts({ view, look, pt }: PartProps) {
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: pt(14), marginTop: pt(8) }}>
        <Text
          style={{
            fontFamily: headingFamily,
            fontSize: pt(34),
            lineHeight: 1.2,
            color: look.brick,
          }}
        >
          {view.price}
        </Text>
        {view.scale && (
          <Text
            style={{
              backgroundColor: epcColour(view.scale.own),
              color: '#ffffff',
              fontWeight: 600,
              fontSize: pt(15),
              lineHeight: 1.2,
              paddingVertical: pt(4),
              paddingHorizontal: pt(10),
              borderRadius: pt(2),
            }}
          >
            {view.scale.badge}
          </Text>
        )}
      </View>
      <View style={{ flexDirection: 'row', gap: pt(20), marginTop: pt(14) }}>
        {view.keys.slice(0, 4).map(({ label, value }) => (
          <View key={label}>
            <Text style={{ fontFamily: headingFamily, fontSize: pt(20), lineHeight: 1.2 }}>
              {value}
            </Text>
            <Text style={{ ...look.styles.soft, fontSize: pt(11), lineHeight: 1.35 }}>{label}</Text>
          </View>
        ))}
      </View>
    </>
  )
}

/** What the home is and where it stands, with its facts. */
function Home(part: PartProps) {
  const { view, look, pt } = part
  const size = pt(view.title.length > 60 ? 19 : 26)
  return (
    <View style={{ flex: 1 }}>
      <Text style={{ ...look.styles.eyebrow, fontSize: pt(12), lineHeight: 1.35 }}>
        {view.goal}
      </Text>
      <Text style={{ fontFamily: headingFamily, fontSize: size, lineHeight: 1.15 }}>
        {view.title}
      </Text>
      <Text style={{ ...look.styles.soft, fontSize: pt(14), lineHeight: 1.35, marginTop: pt(4) }}>
        {view.place}
      </Text>
      <Facts {...part} />
    </View>
  )
}

/** The code that leads to the page of the listing. */
function Code({ view: { contact }, look, pt }: PartProps) {
  return (
    <View style={{ width: pt(130), alignItems: 'center' }}>
      <QrCode url={contact.url} size={pt(126)} ink={look.ink} />
      <Text style={{ ...look.styles.soft, fontSize: pt(9), lineHeight: 1.35, marginTop: pt(6) }}>
        {contact.scan}
      </Text>
    </View>
  )
}

/** What the law wants said of the home, the agency, the reference, and the identity of the agency. */
function Agency({ view: { contact, reference, identity, law }, look, pt }: PartProps) {
  const row = { flexDirection: 'row', justifyContent: 'space-between' } as const
  const small = { ...look.styles.small, fontSize: pt(6.5), lineHeight: 1.35 }
  return (
    <>
      <View style={{ paddingHorizontal: pt(MARGIN), paddingBottom: pt(18) }}>
        <Law law={law} look={look} size={pt(7)} top={0} />
      </View>
      <View style={{ ...row, paddingHorizontal: pt(MARGIN), paddingBottom: pt(12) }}>
        <Text style={{ fontFamily: headingFamily, fontSize: pt(16), lineHeight: 1.2 }}>
          {contact.name}
        </Text>
        <Text style={{ ...look.styles.soft, fontSize: pt(11), lineHeight: 1.35 }}>
          {[reference, ...contact.lines.slice(1, 2)].join(' · ')}
        </Text>
      </View>
      <Text style={{ ...small, paddingHorizontal: pt(MARGIN), paddingBottom: pt(18) }}>
        {identity.join('. ')}
      </Text>
    </>
  )
}

/** A card for the shop window: what is seen from the pavement, and a code for the rest. */
export function Card({ view, size, picture }: Props) {
  const look = createLook(view.theme)
  const pt = (points: number) => points * SCALE[size]
  const part = { view, look, pt }
  return (
    <Document
      title={view.title}
      subject={view.subject}
      language={view.language}
      author={view.contact.name}
      creator={view.contact.name}
      producer="Hestia"
    >
      <Page size={size} style={look.styles.cover}>
        <View style={{ height: PAGE_HEIGHT_PT[size] }} wrap={false}>
          <View style={{ height: pt(PICTURE_PT), backgroundColor: look.sand }}>
            {picture && (
              <Photo
                src={picture.file}
                style={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            )}
            <Label text={picture?.label} size={pt(7)} />
          </View>
          <View style={{ flexDirection: 'row', gap: pt(24), padding: pt(MARGIN), flex: 1 }}>
            <Home {...part} />
            <Code {...part} />
          </View>
          <Agency {...part} />
        </View>
      </Page>
    </Document>
  )
}
