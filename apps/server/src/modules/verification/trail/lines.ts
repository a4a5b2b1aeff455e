/** Bytes of the longest line of an export; the detail of an entry is far shorter. */
const longestLine = 16 * 1024 * 1024

const lineBreak = 0x0a

/** A line with its break, unless the file ends within it. */
export interface Line {
  readonly bytes: Buffer
  readonly isWhole: boolean
}

/**
 * The lines of a file as bytes. Node's own reader of lines also splits at characters that an entry may contain.
 *
 * @throws RangeError for a line that is longer than an export has
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line, void> {
  let rest: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(lineBreak); at >= 0; at = chunk.indexOf(lineBreak, from)) {
      yield { bytes: Buffer.concat([...rest, chunk.subarray(from, at + 1)]), isWhole: true }
      rest = []
      length = 0
      from = at + 1
    }
    rest.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > longestLine) throw new RangeError('a line is longer than an export has')
  }
  if (length > 0) yield { bytes: Buffer.concat(rest), isWhole: false }
}
