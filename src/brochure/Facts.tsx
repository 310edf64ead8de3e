import { View } from '@react-pdf/renderer'

import { epcColour } from '@/components/cards/epcColours'

import { headingFamily } from './fonts'
import type { Look } from './look'
import { splitEvenly } from './split'
import { Text } from './Text'
import type { BrochureView } from './view'

type Group = BrochureView['groups'][number]
type Line = { label: string; value?: string }

/** In lines: what a heading takes with the room above it. */
const HEADING_SIZE = 2.2
/** So many letters of a label and its value stand on one line of a column. */
const LETTERS_A_LINE = 36

const sizeOf = ({ label, value }: Line): number =>
  value === undefined ? HEADING_SIZE : Math.ceil((label.length + value.length) / LETTERS_A_LINE)

/** A number without blanks that is wider than half a column stands below its label. */
const isLongNumber = (value: string): boolean => !value.includes(' ') && value.length > 16

const Row = ({ label, value = '', look }: Line & { look: Look }) => {
  const isBelow = isLongNumber(value)
  return (
    <View
      style={{
        ...look.styles.row,
        paddingVertical: 2.6,
        gap: isBelow ? 0 : 8,
        flexDirection: isBelow ? 'column' : 'row',
      }}
      wrap={false}
    >
      <Text style={{ ...look.styles.soft, ...(!isBelow && { flex: 1 }) }}>{label}</Text>
      <Text
        style={{ ...look.styles.strong, ...(!isBelow && { maxWidth: '58%' }), textAlign: 'right' }}
      >
        {value}
      </Text>
    </View>
  )
}

/** With fewer lines than this in all columns together the letters are larger. */
const ROOMY_LINES = 100

/** All facts in three columns, so that they fit on one page. */
export function FactColumns({ groups, look }: { groups: readonly Group[]; look: Look }) {
  const lines = groups.flatMap(({ heading, rows }): Line[] => [{ label: heading }, ...rows])
  const isRoomy = lines.reduce((sum, line) => sum + sizeOf(line), 0) < ROOMY_LINES
  return (
    <View style={{ ...look.styles.columns, gap: 22, fontSize: isRoomy ? 9 : 8, lineHeight: 1.35 }}>
      {splitEvenly(lines, sizeOf, 3).map((column, at) => (
        <View key={at} style={look.styles.column}>
          {column.map((line, row) =>
            line.value === undefined ? (
              <Text
                key={line.label}
                style={{ fontFamily: headingFamily, fontSize: 12, marginTop: row === 0 ? 0 : 12 }}
              >
                {line.label}
              </Text>
            ) : (
              <Row key={`${line.label} ${row}`} {...line} look={look} />
            ),
          )}
        </View>
      ))}
    </View>
  )
}

/** A third of the colour, so that the text on it is readable. */
const ALPHA_OF_OTHERS = '55'

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
