import { View } from '@react-pdf/renderer'

import { headingFamily } from './fonts'
import type { Look } from './look'
import { Text } from './Text'
import type { BrochureView } from './view'

type Props = { costs: NonNullable<BrochureView['costs']>; look: Look }

/** What buying costs, or what is paid at the start of a lease, in a box. */
export function Costs({ costs: { heading, rows, total, loan, note }, look }: Props) {
  const { styles, paper } = look
  return (
    <View
      wrap={false}
      style={{ backgroundColor: paper, paddingVertical: 16, paddingHorizontal: 20, marginTop: 22 }}
    >
      <Text style={{ fontFamily: headingFamily, fontSize: 14, lineHeight: 1.2, marginBottom: 6 }}>
        {heading}
      </Text>
      {rows.map(({ label, value }) => (
        <View key={label} style={{ ...styles.row, paddingVertical: 2 }}>
          <Text style={styles.soft}>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
      <View style={{ ...styles.row, borderBottomWidth: 0, paddingVertical: 4 }}>
        <Text style={styles.strong}>{total.label}</Text>
        <Text style={styles.strong}>{total.value}</Text>
      </View>
      {loan && (
        <View style={{ ...styles.row, borderBottomWidth: 0, paddingVertical: 0 }}>
          <Text style={styles.soft}>{loan.label}</Text>
          <Text style={styles.strong}>{loan.value}</Text>
        </View>
      )}
      <Text style={{ ...styles.small, marginTop: 6 }}>{note}</Text>
    </View>
  )
}
