import type { ColumnType } from './columns.ts'

/** Writes rows in ClickHouse's format RowBinary. It keeps every bit of a number, as the JSON of ClickHouse 18 does not. */
export interface RowWriter {
  /** Adds a row. @throws TypeError if a value does not have the type of its column */
  add(values: readonly unknown[]): void
  /** all rows so far */
  bytes(): Uint8Array
}

const hashBytes = 16

/** Bytes of a number of 7-bit groups, the lowest first. */
const lengthBytes = (length: number): number[] => {
  const bytes: number[] = []
  let left = length
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128)
  return [...bytes, left]
}

type Plain = Exclude<ColumnType, `Nullable(${string})`>

export const rowWriter = (types: readonly ColumnType[]): RowWriter => {
  let buffer = Buffer.allocUnsafe(1024 * 1024)
  let at = 0
  const reserve = (bytes: number): void => {
    if (at + bytes <= buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + bytes))
    buffer.copy(larger, 0, 0, at)
    buffer = larger
  }
  const wrong = (type: ColumnType): never => {
    throw new TypeError(`a value is no ${type}`)
  }
  const numberOf = (value: unknown, type: Plain): number => (typeof value === 'number' ? value : wrong(type))

  const writers: Readonly<Record<Plain, (value: unknown) => void>> = {
    Date: (value) => {
      reserve(2)
      at = buffer.writeUInt16LE(numberOf(value, 'Date'), at)
    },
    Int32: (value) => {
      reserve(4)
      at = buffer.writeInt32LE(numberOf(value, 'Int32'), at)
    },
    Int64: (value) => {
      reserve(8)
      at = buffer.writeBigInt64LE(BigInt(numberOf(value, 'Int64')), at)
    },
    Float64: (value) => {
      reserve(8)
      at = buffer.writeDoubleLE(numberOf(value, 'Float64'), at)
    },
    String: (value) => {
      const text = typeof value === 'string' ? value : wrong('String')
      const bytes = Buffer.byteLength(text)
      reserve(bytes + 8)
      for (const byte of lengthBytes(bytes)) at = buffer.writeUInt8(byte, at)
      at += buffer.write(text, at)
    },
    'FixedString(16)': (value) => {
      if (!Buffer.isBuffer(value) || value.length !== hashBytes) return wrong('FixedString(16)')
      reserve(hashBytes)
      at += value.copy(buffer, at)
    },
  }
  const writerOf = (type: ColumnType): ((value: unknown) => void) => {
    const inner = /^Nullable\((.+)\)$/.exec(type)?.[1]
    if (inner === undefined) return writers[type as Plain]
    const write = writers[inner as Plain]
    return (value) => {
      reserve(1)
      at = buffer.writeUInt8(value === null ? 1 : 0, at)
      if (value !== null) write(value)
    }
  }
  const all = types.map(writerOf)

  return {
    add: (values) => {
      if (values.length !== all.length) throw new TypeError('a row does not have the number of columns')
      for (const [index, write] of all.entries()) write(values[index])
    },
    bytes: () => buffer.subarray(0, at),
  }
}
