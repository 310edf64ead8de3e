import { renderToBuffer } from '@react-pdf/renderer'

import { Brochure } from './Brochure'
import { registerTypefaces } from './fonts'
import { makeReady } from './pictures'
import { readInput } from './readInput'
import { brochureView } from './view'

const WIDE_WIDTH_PX = 1240
const PICTURE_WIDTH_PX = 900
const MAP_WIDTH_PX = 1240
const PLAN_WIDTH_PX = 1100
const FACE_WIDTH_PX = 260

// Reads the data from the standard input and writes the PDF to the standard output.
const view = brochureView.parse(await readInput())
registerTypefaces(view.theme.headingFont, view.theme.textFont)
const pictures = await makeReady(view.pictures, (at) => (at < 2 ? WIDE_WIDTH_PX : PICTURE_WIDTH_PX))
const plans = await makeReady(view.plans.pictures, () => PLAN_WIDTH_PX)
const [map] = await makeReady(view.map ? [view.map] : [], () => MAP_WIDTH_PX)
const { photo } = view.contact.agent ?? {}
const [agent] = await makeReady(photo ? [photo] : [], () => FACE_WIDTH_PX)
process.stdout.write(
  await renderToBuffer(
    <Brochure view={view} pictures={pictures} plans={plans} map={map} agent={agent} />,
  ),
)
