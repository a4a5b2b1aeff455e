import type { WireEvent } from '@foyer/protocol/tracking/events'

/** Java's String.hashCode by its definition in whole numbers, independent of the code under test. */
const javaHashCode = (text: string): number =>
  Number(
    BigInt.asIntN(
      32,
      [...text].reduce((hash, character) => hash * 31n + BigInt(character.charCodeAt(0)), 0n),
    ),
  )

const json = (base64: string) => JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))

/** The events of a form or a query, decoded as tracker-wire.md specifies. */
export const decode = (form: string): WireEvent[] => {
  const fields = new URLSearchParams(form)
  const list = fields.get('data_list')
  if (list !== null) {
    if (fields.has('ext')) throw new Error('a batch has no ext')
    return json(list)
  }
  const data = fields.get('data') ?? ''
  const ext = fields.get('ext')
  if (ext !== null && ext !== `crc=${javaHashCode(data)}`) throw new Error(`${ext} is not of ${data}`)
  return [json(data)]
}
