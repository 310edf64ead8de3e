import { renderToBuffer } from '@react-pdf/renderer'

import { Brochure } from './Brochure'
import { registerTypefaces } from './fonts'
import { makeReady } from './pictures'
import { told } from './told'
import { brochureView } from './view'

const COVER_WIDTH = 1240
const WIDTH = 720
const PLAN_WIDTH = 1100

// Told what to show on its input, it writes the file on its output.
const view = brochureView.parse(await told())
registerTypefaces(view.theme.headingFont, view.theme.textFont)
const pictures = await makeReady(view.pictures, (at) => (at === 0 ? COVER_WIDTH : WIDTH))
const plans = await makeReady(view.plans.pictures, () => PLAN_WIDTH)
process.stdout.write(await renderToBuffer(<Brochure view={view} pictures={pictures} plans={plans} />))
