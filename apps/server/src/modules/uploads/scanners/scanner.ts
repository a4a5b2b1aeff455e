import type { FastifyBaseLogger } from 'fastify'
import { Refused } from '../../../refused.ts'

/** Checks whether content is known to be harmful. Rejects if it cannot tell; the caller must then store nothing. */
export type Scanner = (content: Buffer) => Promise<'clean' | 'infected'>

/** @throws Refused `upload_infected`; `unavailable` if the scanner gives no verdict */
export const refuseInfected = async (scan: Scanner, bytes: Buffer, log: FastifyBaseLogger): Promise<void> => {
  const verdict = await scan(bytes).catch((err: unknown) => {
    log.error({ err }, 'the virus scanner gave no verdict')
    throw new Refused('unavailable', 'the content could not be checked')
  })
  if (verdict === 'infected') throw new Refused('upload_infected', 'the virus scanner reports this content as infected')
}
