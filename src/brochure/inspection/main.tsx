import { renderToBuffer } from '@react-pdf/renderer'

import { registerTypefaces } from '../fonts'
import { readInput } from '../readInput'
import { Inspection } from './Inspection'
import { inspectionView } from './view'

const view = inspectionView.parse(await readInput())
registerTypefaces(view.theme.headingFont, view.theme.textFont)
process.stdout.write(await renderToBuffer(<Inspection view={view} />))
