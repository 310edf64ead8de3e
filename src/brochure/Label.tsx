import { View } from '@react-pdf/renderer'

import { Text } from './Text'

/** Says over a corner of a picture what a machine made or changed. */
export const Label = ({ text, size = 7 }: { text: string | undefined; size?: number }) =>
  text ? (
    <View
      style={{
        position: 'absolute',
        left: 8,
        bottom: 8,
        paddingHorizontal: 5,
        paddingVertical: 2,
        borderRadius: 2,
        backgroundColor: '#3a4541',
      }}
    >
      <Text style={{ fontSize: size, lineHeight: 1.3, color: '#ffffff' }}>{text}</Text>
    </View>
  ) : null
