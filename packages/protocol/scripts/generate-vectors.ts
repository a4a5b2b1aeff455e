import { signingVectors } from './signing-vectors.ts'

/** One vector a line, so that a changed vector is one changed line in a diff. */
const lines = (value: unknown): string =>
  Array.isArray(value) ? `[\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]` : JSON.stringify(value)

/** The text of `vectors/signing.json`, the same in every run. */
export const generateSigningVectors = (): string => {
  const entries = Object.entries(signingVectors).map(([name, value]) => `${JSON.stringify(name)}: ${lines(value)}`)
  return `{\n${entries.join(',\n')}\n}\n`
}
