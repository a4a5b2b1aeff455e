import { brand } from '@foyer/api/brand'
import type { HotlineReply } from '@foyer/api/hotline'
import { brand as institutionBrand } from '@foyer/api/institution-brand'
import type { Context } from '../../context.ts'
import { readClosures } from '../trading-calendar/public.ts'
import { hoursAt } from './hours.ts'

/**
 * The hours of the hotline of a client app.
 *
 * @param client its name; the retail client's for an unknown one
 * @throws Refused `facts_missing` if the firm published no calendar
 */
export const hotlineOf = async (
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  client: string | undefined,
): Promise<HotlineReply> => {
  const { hotlineOpening } = client === institutionBrand.clientApp.name ? institutionBrand : brand
  return hoursAt(hotlineOpening, await readClosures(db), clocks.business())
}
