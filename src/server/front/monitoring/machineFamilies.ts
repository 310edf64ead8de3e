import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { readParts } from '@/domain/dashboard/restarts'
import { readRestoreCheck, type RestoreCheck } from '@/domain/dashboard/restoreCheck'

import type { Family } from './exposition'

const backupSchema = z.object({ madeAt: z.iso.datetime(), bytes: z.number() })
type Backup = z.infer<typeof backupSchema>

const read = (...names: string[]) => readFile(path.join(...names), 'utf8').catch(() => '')

function backupIn(text: string): Backup | undefined {
  try {
    return backupSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** When the last backup was made; no figure means: none is known. */
const backupFamilies = (backup: Backup | undefined): Family[] => [
  {
    name: 'hestia_backup_timestamp_seconds',
    help: 'When the last backup was made.',
    type: 'gauge',
    samples: backup ? [{ value: Date.parse(backup.madeAt) / 1000 }] : [],
  },
  {
    name: 'hestia_backup_bytes',
    help: 'Size of the last backup.',
    type: 'gauge',
    samples: backup ? [{ value: backup.bytes }] : [],
  },
]

/** How the last restore for a check went; no figure means: nothing is archived here. */
const restoreFamilies = (check: RestoreCheck | undefined): Family[] => [
  {
    name: 'hestia_restore_check_timestamp_seconds',
    help: 'When the archive of the database was last restored for a check.',
    type: 'gauge',
    samples: check ? [{ value: Date.parse(check.at) / 1000 }] : [],
  },
  {
    name: 'hestia_restore_check_ok',
    help: 'Whether that restore was like the live database.',
    type: 'gauge',
    samples: check ? [{ value: check.ok ? 1 : 0 }] : [],
  },
  {
    name: 'hestia_restore_check_seconds',
    help: 'How long that restore took.',
    type: 'gauge',
    samples: check ? [{ value: check.seconds }] : [],
  },
]

/** What the launcher wrote in the data folder, and the memory of this process. */
export async function machineFamilies(varDir: string): Promise<Family[]> {
  const [partsText, backupText, checkText] = await Promise.all([
    read(varDir, 'run', 'parts.json'),
    read(varDir, 'run', 'backup.json'),
    read(varDir, 'run', 'restore-check.json'),
  ])
  const parts = Object.entries(readParts(partsText))
  return [
    {
      name: 'hestia_part_up',
      help: 'Whether a process that the launcher starts is running.',
      type: 'gauge',
      samples: parts.map(([part, { state }]) => ({
        labels: { part },
        value: state === 'running' ? 1 : 0,
      })),
    },
    {
      name: 'hestia_part_restarts',
      help: 'How often the launcher started a process again in the last day.',
      type: 'gauge',
      samples: parts.map(([part, { restarts }]) => ({ labels: { part }, value: restarts.length })),
    },
    ...backupFamilies(backupIn(backupText)),
    ...restoreFamilies(readRestoreCheck(checkText)),
    {
      name: 'hestia_front_memory_bytes',
      help: 'Resident memory of the front.',
      type: 'gauge',
      samples: [{ value: process.memoryUsage.rss() }],
    },
    {
      name: 'hestia_front_uptime_seconds',
      help: 'How long the front has been running.',
      type: 'counter',
      samples: [{ value: process.uptime() }],
    },
  ]
}
