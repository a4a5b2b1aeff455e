import { writeFileSync } from 'node:fs'
import { signingVectors } from './signing-vectors.ts'

/** One vector a line, so that a changed vector is one changed line of a diff. */
const lines = (value: unknown): string =>
  Array.isArray(value) ? `[\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]` : JSON.stringify(value)
const body = Object.entries(signingVectors).map(([name, value]) => `${JSON.stringify(name)}: ${lines(value)}`)

writeFileSync(new URL('../vectors/signing.json', import.meta.url), `{\n${body.join(',\n')}\n}\n`)
