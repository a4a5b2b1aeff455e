import { createHash } from 'node:crypto'

/** An endless, reproducible stream of bytes: SHA-256 over a label and a counter. For test vectors only. */
export const byteStream = (label: string): ((length: number) => Buffer) => {
  let counter = 0
  let buffered: Buffer = Buffer.alloc(0)
  return (length) => {
    while (buffered.length < length) {
      const block = createHash('sha256').update(`${label}:${counter++}`).digest()
      buffered = Buffer.concat([buffered, block])
    }
    const bytes = buffered.subarray(0, length)
    buffered = buffered.subarray(length)
    return bytes
  }
}
