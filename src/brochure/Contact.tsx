import { Link, Path, Svg, Text, View } from '@react-pdf/renderer'
import { encode } from 'uqr'

import type { Look } from './look'
import type { BrochureView } from './view'

/** One path for all dark modules, each a rectangle. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}

function QrCode({ url, size, ink }: { url: string; size: number; ink: string }) {
  const { data, size: modules } = encode(url, { ecc: 'M', border: 0 })
  return (
    <Svg viewBox={`0 0 ${modules} ${modules}`} width={size} height={size}>
      <Path d={pathOf(data)} fill={ink} />
    </Svg>
  )
}

/** The contact person, and a QR code with the link to the listing's page. */
export function Contact({
  contact,
  identity,
  fees,
  note,
  look,
}: Pick<BrochureView, 'contact' | 'identity' | 'fees' | 'note'> & { look: Look }) {
  const { styles, paper, ink } = look
  return (
    <View wrap={false} style={{ marginTop: 30 }}>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          gap: 24,
          backgroundColor: paper,
          borderRadius: 3,
          padding: 24,
        }}
      >
        <View style={{ flex: 1 }}>
          <Text style={styles.heading}>{contact.heading}</Text>
          <Text style={styles.strong}>{contact.name}</Text>
          {contact.lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
        <View style={{ width: 168, alignItems: 'flex-end' }}>
          <Link src={contact.url}>
            <QrCode url={contact.url} size={92} ink={ink} />
          </Link>
          <Text style={{ ...styles.small, textAlign: 'right', marginTop: 6 }}>{contact.scan}</Text>
        </View>
      </View>
      {fees && (
        <Text style={{ ...styles.small, marginTop: 14 }}>
          {fees.label}. {fees.value}
        </Text>
      )}
      <Text style={{ ...styles.small, marginTop: fees ? 4 : 14 }}>
        {[...identity, note].join('. ').replaceAll('..', '.')}
      </Text>
    </View>
  )
}
