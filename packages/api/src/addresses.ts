import { z } from 'zod'
import { addressLengths } from './address-lengths.ts'
import { language } from './content.ts'
import { line } from './line.ts'

/** The 18 districts of Hong Kong, by postal region. */
export const hongKongRegions = {
  hong_kong_island: ['central_and_western', 'wan_chai', 'eastern', 'southern'],
  kowloon: ['yau_tsim_mong', 'sham_shui_po', 'kowloon_city', 'wong_tai_sin', 'kwun_tong'],
  new_territories: [
    'kwai_tsing',
    'tsuen_wan',
    'tuen_mun',
    'yuen_long',
    'north',
    'tai_po',
    'sha_tin',
    'sai_kung',
    'islands',
  ],
} as const
export const hongKongRegion = z.enum(['hong_kong_island', 'kowloon', 'new_territories'])
export type HongKongRegion = z.infer<typeof hongKongRegion>
export const hongKongDistrict = z.enum([
  ...hongKongRegions.hong_kong_island,
  ...hongKongRegions.kowloon,
  ...hongKongRegions.new_territories,
])
export type HongKongDistrict = z.infer<typeof hongKongDistrict>

const receiver = {
  name: line(addressLengths.name),
  /** the calling code's digits, without plus */
  areaCode: z.string().regex(/^\d{1,4}$/),
  /** national number, digits only; the server decides what is valid for the region */
  mobileNo: z.string().regex(/^\d{4,15}$/),
}

/** A delivery address (V5). It has no postcode: Hong Kong has none, and the mainland's couriers use the area. */
export const deliveryAddress = z.discriminatedUnion('place', [
  z.strictObject({
    place: z.literal('mainland'),
    ...receiver,
    /** code of a county as in GB/T 2260; it must be in the reply of the areas call */
    area: z.string().regex(/^\d{6}$/),
    street: line(addressLengths.street),
  }),
  z.strictObject({
    place: z.literal('hong_kong'),
    ...receiver,
    district: hongKongDistrict,
    building: line(addressLengths.building),
    flat: line(addressLengths.flat),
    street: line(addressLengths.street).optional(),
  }),
])
export type DeliveryAddress = z.infer<typeof deliveryAddress>

/** The language of the names. */
export const areasQuery = z.object({ lang: language.default('zh-CN') })

const named = { code: z.string(), name: z.string() }
export const areasReply = z.object({
  /** provinces, their cities, and counties or districts */
  mainland: z.array(
    z.object({ ...named, cities: z.array(z.object({ ...named, counties: z.array(z.object(named)) })) }),
  ),
  hongKong: z.array(
    z.object({
      code: hongKongRegion,
      name: z.string(),
      districts: z.array(z.object({ code: hongKongDistrict, name: z.string() })),
    }),
  ),
})
export type AreasReply = z.infer<typeof areasReply>
