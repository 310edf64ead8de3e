import fs from 'node:fs'
import net from 'node:net'

import { Refusal } from './say.mjs'

const MEGABYTE = 1024 * 1024
const NEEDED = 500

/**
 * Refuses a port that is taken, before a start that would fail after minutes.
 * @returns {Promise<void>}
 */
export const refuseUsedPort = ({ port, host }) =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', ({ code, message }) => {
      const reasons = {
        EADDRINUSE: `Port ${port} is used by another program: stop that one, or choose another port, as in PORT=${port + 1} npm start.`,
        EACCES: `This user may not open port ${port}: choose one above 1023, as in PORT=3000 npm start.`,
        EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine.`,
        ENOTFOUND: `HOST is "${host}", which is no address of this machine.`,
      }
      reject(new Refusal(reasons[code] ?? `Port ${port} cannot be opened: ${message}.`))
    })
    server.listen({ port, host }, () => server.close(() => resolve()))
  })

export function refuseFullDisk({ varDir }) {
  const { bavail, bsize } = fs.statfsSync(varDir)
  const free = Math.floor((bavail * bsize) / MEGABYTE)
  if (free < NEEDED)
    throw new Refusal(
      `The disk is nearly full: ${free} MB are free and Hestia needs ${NEEDED} MB; free some space and start again.`,
    )
  return free
}
