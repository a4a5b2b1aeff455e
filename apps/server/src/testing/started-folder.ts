import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { dataFolder, type OnEnd, startServerProcess } from './server-process.ts'

/** Copies the data folder of a stopped server with the owners of its files. */
export const copyDataFolder = (from: string, to: string): void => {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
}

/** Whether this process is the first one of the run that calls the function. */
const isFirst = (folder: string): boolean => {
  try {
    mkdirSync(join(folder, 'claimed'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** The data folder that all copies are made from. The first caller of the run makes it with a first start. */
const original = async (onEnd: OnEnd): Promise<string> => {
  const folder = inject('startedFolder')
  const complete = join(folder, 'complete')
  if (isFirst(folder)) {
    const dataDir = join(folder, 'data')
    const server = startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }, onEnd)
    await server.ready()
    expect(await server.stop()).toBe(0)
    renameSync(dataDir, complete)
  }
  await vi.waitFor(() => expect(existsSync(complete)).toBe(true), { timeout: 60_000, interval: 50 })
  return complete
}

/**
 * A data folder on which the complete server has started once and stopped, with its secrets, tables and sample data. It
 * costs a tenth of a first start. It is removed when the test, or the file, ends.
 */
export const startedFolder = async (onEnd: OnEnd = onTestFinished): Promise<string> => {
  const dataDir = dataFolder(0o755, onEnd)
  copyDataFolder(await original(onEnd), dataDir)
  return dataDir
}
