import type { FactKind } from '../../engine/facts/kind.ts'
import { Faulty, faultsIn, readJsonText } from '../content/public.ts'

/** Maximum size of a file in bytes. */
const longest = 512 * 1024

/**
 * Parses a file of facts and validates it against its kind.
 *
 * @returns the content as the operator wrote it, which is what is published
 * @throws Faulty with all faults
 */
export const readFacts = (kind: FactKind, text: string): unknown => {
  const bytes = Buffer.byteLength(text)
  if (bytes > longest)
    throw new Faulty([
      { path: '', message: `the file is too long: it has ${bytes} bytes and may have at most ${longest}` },
    ])
  const content = readJsonText(text)
  const parsed = kind.schema.safeParse(content)
  if (!parsed.success) throw new Faulty(faultsIn(parsed.error.issues, content, []))
  return content
}
