import { renderToBuffer } from '@react-pdf/renderer'

import { registerTypefaces } from '../fonts'
import { makeReady } from '../pictures'
import { readInput } from '../readInput'
import { cardView } from '../view'
import { Card } from './Card'

const PICTURE_WIDTH_PX = { A4: 1600, A3: 2200 }

const { view, size } = cardView.parse(await readInput())
registerTypefaces(view.theme.headingFont, view.theme.textFont)
const [picture] = await makeReady(view.pictures.slice(0, 1), () => PICTURE_WIDTH_PX[size])
process.stdout.write(await renderToBuffer(<Card view={view} size={size} picture={picture} />))
