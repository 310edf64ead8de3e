import { Text, View } from '@react-pdf/renderer'

import { epcColour } from '@/components/cards/epcColours'

import type { Look } from './look'
import type { BrochureView } from './view'

/** A third of the colour, so that the text on it is readable. */
const ALPHA_OF_OTHERS = '55'

type Rows = BrochureView['groups'][number]['rows']

const Row = ({ label, value, look }: { label: string; value: string; look: Look }) => (
  <View style={look.styles.row} wrap={false}>
    <Text style={{ ...look.styles.soft, flex: 1 }}>{label}</Text>
    <Text
      style={{
        ...look.styles.strong,
        maxWidth: value.includes(' ') ? '56%' : '74%',
        textAlign: 'right',
      }}
    >
      {value}
    </Text>
  </View>
)

const Column = ({ rows, look }: { rows: Rows; look: Look }) => (
  <View style={look.styles.column}>
    {rows.map((row) => (
      <Row key={row.label} {...row} look={look} />
    ))}
  </View>
)

/** The bands of the region's energy scale, with the home's own highlighted. */
export const Scale = ({
  scale,
  look,
}: {
  scale: NonNullable<BrochureView['scale']>
  look: Look
}) => (
  <View wrap={false} style={{ marginTop: 26 }}>
    <Text style={look.styles.heading}>{scale.heading}</Text>
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
      {scale.bands.map(({ name, label, isOwn }) => (
        <View
          key={name}
          style={{
            flex: isOwn ? 1.5 : 1,
            backgroundColor: `${epcColour(label)}${isOwn ? '' : ALPHA_OF_OTHERS}`,
            paddingVertical: isOwn ? 8 : 4,
          }}
        >
          <Text
            style={{
              color: isOwn ? '#ffffff' : look.ink,
              fontWeight: 600,
              textAlign: 'center',
              fontSize: scale.bands.length > 12 ? 7 : 9,
              lineHeight: 1.2,
            }}
          >
            {name}
          </Text>
        </View>
      ))}
    </View>
    <Text style={{ ...look.styles.soft, marginTop: 6 }}>{scale.label}</Text>
  </View>
)

/** A group of facts in two columns. */
export function Group({ heading, rows, look }: { heading: string; rows: Rows; look: Look }) {
  const half = Math.ceil(rows.length / 2)
  return (
    <View style={{ marginTop: 26 }} wrap={rows.length > 16}>
      <Text style={look.styles.heading} minPresenceAhead={60}>
        {heading}
      </Text>
      <View style={look.styles.columns}>
        <Column rows={rows.slice(0, half)} look={look} />
        <Column rows={rows.slice(half)} look={look} />
      </View>
    </View>
  )
}
