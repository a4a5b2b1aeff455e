import { createHash } from 'node:crypto'

/** An endless, reproducible stream of bytes: SHA-256 over a label and a counter. For test vectors only. */
export const byteStream = (label: string): ((length: number) => Buffer) => {
  let counter = 0
  let rest: Buffer = Buffer.alloc(0)
  return (length) => {
    while (rest.length < length) {
      const block = createHash('sha256').update(`${label}:${counter++}`).digest()
      rest = Buffer.concat([rest, block])
    }
    const taken = rest.subarray(0, length)
    rest = rest.subarray(length)
    return taken
  }
}
