import { z } from 'zod'
import { type GateState, gateStates } from './gate.ts'

/** For whom a preview shows the gate: people by their level, and people whom the gate stops for another reason. */
export const previewPeople = ['visitor', 'register', 'login', 'ineligible', 'sold_out', 'joined'] as const
export type PreviewPerson = (typeof previewPeople)[number]

/** How a preview shows a draft: to whom, where, and when. */
export const previewSeen = z.strictObject({
  person: z.enum(previewPeople),
  country: z.enum(['mainland', 'elsewhere']),
  /** milliseconds of the business clock on a whole minute; null for the current minute */
  at: z.number().int().nullable(),
})
export type PreviewSeen = z.infer<typeof previewSeen>

/** The value of `preview` in the address of a page: the token, with how the draft is shown. */
export const previewName = (token: string, { person, country, at }: PreviewSeen): string =>
  `${token}.${person}.${country}.${at ?? 'now'}`

const named = /^([\w-]{1,60})\.(\w{1,20})\.(\w{1,20})\.(now|-?\d{1,15})$/

/** Reads what `previewName` wrote. A bare token, as `foyer content preview` prints, has no `seen`. */
export const readPreview = (name: string): { readonly token: string; readonly seen?: PreviewSeen } => {
  const [, token, person, country, at] = named.exec(name) ?? []
  const seen = previewSeen.safeParse({ person, country, at: at === 'now' ? null : Number(at) })
  return token !== undefined && seen.success ? { token, seen: seen.data } : { token: name }
}

const ofPerson: Readonly<Partial<Record<PreviewPerson, GateState>>> = {
  visitor: 'anonymous',
  ineligible: 'ineligible',
  sold_out: 'sold_out',
  joined: 'joined',
}

/** The states of the gate that apply to such a person, beside those of the activity. */
export const gateOf = (
  person: PreviewPerson,
  joinLevel: 'register' | 'login' | null,
): Partial<Record<GateState, boolean>> => {
  const state = person === 'register' && joinLevel === 'login' ? 'registered' : ofPerson[person]
  return Object.fromEntries(gateStates.map((one) => [one, one === state || one === 'available']))
}
