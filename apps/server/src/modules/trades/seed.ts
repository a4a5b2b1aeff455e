import type { Context } from '../../context.ts'
import { demoClients } from '../accounts/public.ts'
import { makeTraders } from './sandbox-life.ts'

/** Lets the demo clients trade day by day. */
export const seedTraders = (context: Context): Promise<void> =>
  makeTraders(
    context,
    demoClients.map(({ clientNo }) => clientNo),
  )
