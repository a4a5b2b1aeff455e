import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { exportLines, type Period, sealsOf } from './export.ts'
import { sha256 } from './format.ts'
import { type VerifiedExport, verifyExport } from './verify-export.ts'

/** The days that contain every entry of a test. */
export const allDays: Period = { from: '1970-01-01', until: '2999-12-31' }

/** The text of an export. @param wanted entries of one read */
export const exportText = async (db: Sql, period: Period = allDays, wanted?: number): Promise<string> => {
  const blocks: Buffer[] = []
  const lines = exportLines(db, {
    id: randomUUID(),
    period,
    range: await sealsOf(db, period),
    wall: 0,
    ...(wanted !== undefined && { wanted }),
    onEnd: async () => undefined,
  })
  for await (const block of lines) blocks.push(block)
  return Buffer.concat(blocks).toString('utf8')
}

/** The lines of an export without their line breaks. */
export const linesIn = (text: string): string[] => text.trimEnd().split('\n')

/** Lines as a file whose footer states the right hash, as someone who changes an export on purpose writes it. */
export const rewritten = (lines: readonly string[]): string => {
  const body = lines.slice(0, -1).map((line) => `${line}\n`)
  const footer = JSON.parse(lines.at(-1) ?? '{}')
  return `${body.join('')}${JSON.stringify({ ...footer, sha256: sha256(body.join('')).toString('hex') })}\n`
}

/** Verifies a text in small pieces, which end within lines and characters. */
export const verified = (text: string, known?: string): Promise<VerifiedExport> => {
  const bytes = Buffer.from(text)
  const pieces = async function* () {
    for (let from = 0; from < bytes.length; from += 997) yield bytes.subarray(from, from + 997)
  }
  return verifyExport(pieces(), known)
}

/** What a verification of a text finds. */
export const faultsIn = async (text: string, known?: string): Promise<string[]> =>
  (await verified(text, known)).faults.map(({ found }) => found)
