import { renderToBuffer } from '@react-pdf/renderer'

import { registerTypefaces } from '../fonts'
import { makeReady } from '../pictures'
import { readInput } from '../readInput'
import { letterView } from '../view'
import { Letter } from './Letter'

const PICTURE_WIDTH_PX = 900

const { view } = letterView.parse(await readInput())
registerTypefaces(view.theme.headingFont, view.theme.textFont)
const [picture] = await makeReady(view.pictures.slice(0, 1), () => PICTURE_WIDTH_PX)
process.stdout.write(await renderToBuffer(<Letter view={view} picture={picture} />))
