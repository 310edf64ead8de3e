import { keepWorking } from './worker'

process.stdout.write('The worker is running.\n')
await keepWorking({ ownProcess: true })
