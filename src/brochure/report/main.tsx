import { renderToBuffer } from '@react-pdf/renderer'

import { registerTypefaces } from '../fonts'
import { readInput } from '../readInput'
import { Report } from './Report'
import { reportView } from './view'

const view = reportView.parse(await readInput())
registerTypefaces(view.theme.headingFont, view.theme.textFont)
process.stdout.write(await renderToBuffer(<Report view={view} />))
