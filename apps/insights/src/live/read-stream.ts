/** One event of a stream of server-sent events. */
export interface Sent {
  /** '' where it has none */
  readonly name: string
  readonly id: string
  readonly data: string
}

/**
 * Reads server-sent events from text that comes in pieces. Our own and not `EventSource`, which cannot POST, and hides
 * why a stream did not open: a session that has ended looks to it like a lost connection.
 */
export const eventReader = (): ((piece: string) => Sent[]) => {
  let rest = ''
  let [name, id, data] = ['', '', [] as string[]]
  const take = (line: string, sent: Sent[]): void => {
    if (line === '') {
      if (data.length > 0) sent.push({ name, id, data: data.join('\n') })
      ;[name, data] = ['', []]
      return
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
  }
  return (piece) => {
    const sent: Sent[] = []
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line, sent)
    return sent
  }
}

/** Hands over what comes until the stream ends. @throws where it breaks off */
export const readStream = async (body: ReadableStream<Uint8Array>, onEvent: (sent: Sent) => void): Promise<void> => {
  const read = eventReader()
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    for (const sent of read(decoder.decode(value, { stream: true }))) onEvent(sent)
  }
}
