/** One event of a stream of server-sent events. */
export interface Sent {
  /** '' if absent */
  readonly name: string
  readonly id: string
  readonly data: string
}

/**
 * Parses server-sent events from chunks of text. Used instead of `EventSource`, which cannot POST and does not report
 * why a stream failed to open, so that an ended session would look like a lost connection.
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

/** Passes on events until the stream ends. @throws if the connection breaks */
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
