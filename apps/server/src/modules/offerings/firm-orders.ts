import type { Context } from '../../context.ts'

/** The order system of the firm. */
export type FirmOrders = Extract<Context['connectors']['orders'], { readonly isLocal: false }>

/** An application whose intention was stored by a call, and the key of that call. */
export interface Stored {
  readonly accountId: number
  readonly reference: string
  readonly personId: number
  readonly key: string
}
