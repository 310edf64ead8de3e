import { Image as Photo, Page, View } from '@react-pdf/renderer'

import { headingFamily } from './fonts'
import { Label } from './Label'
import { type Look, MARGIN } from './look'
import type { Ready } from './pictures'
import { Text } from './Text'
import type { BrochureView } from './view'

/** In points: the most a page can hold without a second one. */
const A4_HEIGHT = 841

const Key = ({ label, value, look }: { label: string; value: string; look: Look }) => (
  <View style={{ flex: 1 }}>
    <Text style={{ fontFamily: headingFamily, fontSize: 17, lineHeight: 1.2 }}>{value}</Text>
    <Text style={look.styles.small}>{label}</Text>
  </View>
)

const Head = ({ view, look }: { view: BrochureView; look: Look }) => (
  <View
    style={{
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      paddingHorizontal: MARGIN,
      paddingTop: 34,
      paddingBottom: 18,
    }}
  >
    <Text style={{ fontFamily: headingFamily, fontSize: 18, lineHeight: 1.2 }}>
      {view.contact.name}
    </Text>
    <Text style={look.styles.soft}>{view.reference}</Text>
  </View>
)

const Keys = ({ keys, look }: { keys: BrochureView['keys']; look: Look }) => (
  <View
    style={{
      flexDirection: 'row',
      gap: 10,
      marginTop: 18,
      paddingVertical: 14,
      borderTopWidth: 0.75,
      borderBottomWidth: 0.75,
      borderColor: look.sand,
    }}
  >
    {keys.map((key) => (
      <Key key={key.label} {...key} look={look} />
    ))}
  </View>
)

function Summary({ view, look }: { view: BrochureView; look: Look }) {
  const { styles, brick } = look
  return (
    <View style={{ paddingHorizontal: MARGIN, paddingTop: 26, paddingBottom: 44 }}>
      <Text style={styles.eyebrow}>{view.goal}</Text>
      <Text
        style={{
          fontFamily: headingFamily,
          fontSize: view.title.length > 44 ? 25 : 30,
          lineHeight: 1.15,
          marginTop: 6,
          maxWidth: 440,
        }}
      >
        {view.title}
      </Text>
      <Text style={{ ...styles.soft, fontSize: 11.5, marginTop: 6 }}>{view.place}</Text>
      <Text
        style={{
          fontFamily: headingFamily,
          fontSize: 24,
          lineHeight: 1.2,
          marginTop: 14,
          color: brick,
        }}
      >
        {view.price}
      </Text>
      {view.keys.length > 0 && <Keys keys={view.keys} look={look} />}
    </View>
  )
}

type Props = { view: BrochureView; picture: Ready | undefined; look: Look }

/** The first page: one picture, the title, the place and the price. */
export const Cover = ({ view, picture, look }: Props) => (
  <Page size="A4" style={look.styles.cover} bookmark={view.title}>
    <View style={{ height: A4_HEIGHT }} wrap={false}>
      <Head view={view} look={look} />
      <View style={{ flex: 1, backgroundColor: look.sand }}>
        {picture && (
          <Photo src={picture.file} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        )}
        <Label text={picture?.label} />
      </View>
      <Summary view={view} look={look} />
    </View>
  </Page>
)
