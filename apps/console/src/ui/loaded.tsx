import type { ReactNode } from 'react'
import type { Fault } from '../shared/fault.ts'
import { Failure } from './failure.tsx'
import { LoadingRows } from './loading-rows.tsx'

/** How a read of the server stands. */
export interface Reading {
  readonly fault: Fault | undefined
  readonly again: () => void
}

interface Props<Data> {
  /** undefined until it is read */
  readonly data: Data | undefined
  readonly reading: Reading
  readonly children: (data: Data) => ReactNode
}

/** Contents that are read: a placeholder, then the contents, and why a read failed. */
export const Loaded = <Data,>({ data, reading: { fault, again }, children }: Props<Data>) => (
  <>
    {data === undefined && !fault && <LoadingRows />}
    {data !== undefined && children(data)}
    {fault && <Failure fault={fault} again={again} isWhole={data === undefined} />}
  </>
)
