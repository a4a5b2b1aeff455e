/** Reads the body of an answer of another system. @throws Error if it has more bytes than `most` */
export const boundedText = async ({ body }: Response, most: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) throw new Error(`the answer has more than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
