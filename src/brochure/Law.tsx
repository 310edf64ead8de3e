import { Path, Svg, View } from '@react-pdf/renderer'

import { floodSignLines } from '@/components/listing/floodSignLines'

import type { Look } from './look'
import { Text } from './Text'
import type { BrochureView } from './view'

type Props = { law: BrochureView['law']; look: Look; size?: number; top?: number }

/** What the law wants said of the home, beside the flood sign where it is due. */
export const Law = ({ law, look, size = 8, top = 16 }: Props) =>
  law && law.sentences.length > 0 ? (
    <View style={{ flexDirection: 'row', gap: size, marginTop: top }} wrap={false}>
      {law.sign && (
        <Svg viewBox="0 0 64 58" width={size * 4.4} height={size * 4}>
          {floodSignLines.map(({ path, width }) => (
            <Path
              key={path}
              d={path}
              fill="none"
              stroke={look.brick}
              strokeWidth={width}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          ))}
        </Svg>
      )}
      <View style={{ ...look.styles.small, flex: 1, fontSize: size, lineHeight: 1.4 }}>
        {law.sign && <Text style={{ ...look.styles.strong, color: look.ink }}>{law.sign}</Text>}
        <Text>{law.sentences.join(' ')}</Text>
      </View>
    </View>
  ) : null
